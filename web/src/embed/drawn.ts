/** Where this page is drawn for who has seen this. */
export function addressOf(seen: string): URL {
  const url = new URL(location.href)
  url.searchParams.set('seen', seen)
  return url
}

/**
 * The frame's inside as the server draws it now; null: there is no such table any more, and the page itself says so at
 * this address. `seen` stands in the address: who has seen the same asks for the same, and the server draws it once for
 * all. Rejects where the line is down, or where the server has no time for us.
 */
export async function drawnFor(seen: string): Promise<string | null> {
  const response = await fetch(addressOf(seen), { credentials: 'omit', headers: { accept: 'text/html' } })
  if (response.status === 404 || response.status === 403) return null
  if (!response.ok) throw new Error(`the frame was not drawn: ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const frame = page.querySelector<HTMLElement>('.embed')
  if (!frame) throw new Error('what was drawn is no frame')
  return frame.innerHTML
}
