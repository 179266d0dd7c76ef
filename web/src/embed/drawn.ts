/** Where this page is drawn for who has seen this. */
export function addressOf(seen: string): URL {
  const url = new URL(location.href)
  url.searchParams.set('seen', seen)
  return url
}

/**
 * The frame's inside as the server draws it now; null: there is no such table any more or it is shut, and the page itself
 * says so at this address. It is told with 204: browsers write each 404 into the console of the page around us. `seen` stands in the address: who has seen the same asks for the same, and the server draws it once for
 * all. Rejects where the line is down, or where the server has no time for us.
 */
export async function drawnFor(seen: string): Promise<string | null> {
  const url = addressOf(seen)
  url.searchParams.set('as', 'part')
  const response = await fetch(url, { credentials: 'omit', headers: { accept: 'text/html' } })
  if (response.status === 204) return null
  if (!response.ok) throw new Error(`the frame was not drawn: ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const frame = page.querySelector<HTMLElement>('.embed')
  if (!frame) throw new Error('what was drawn is no frame')
  return frame.innerHTML
}
