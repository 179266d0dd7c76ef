/** What a feed reader or a newsletter shows of a post: it reads HTML as browsers do, and takes frames and scripts out whole. */
const PARTS_THAT_GO = /<(iframe|script|style|object)\b[^>]*>.*?<\/\1>/gs

/** Whether a feed's newest post leads to the table. */
export async function feedLeadsTo(feed: string, href: string): Promise<boolean> {
  const text = await (await fetch(feed)).text()
  const [, post = ''] = /<content:encoded><!\[CDATA\[(.*?)\]\]><\/content:encoded>/s.exec(text) ?? []
  return post.replaceAll(PARTS_THAT_GO, '').includes(`<a href="${href}`)
}
