import { withDrawings } from './drawings.ts'

/**
 * The frame's inside as the server draws it now; null: there is no such table any more. `seen` stands in the address: who
 * has seen the same asks for the same, and the server draws it once for all. Rejects where the line is down, or where
 * the server has no time for us.
 */
export async function drawnFor(seen: string): Promise<string | null> {
  const url = new URL(location.href)
  url.searchParams.set('seen', seen)
  const response = await fetch(url, { credentials: 'omit', headers: { accept: 'text/html' } })
  if (response.status === 404 || response.status === 403) return null
  if (!response.ok) throw new Error(`the frame was not drawn: ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const frame = page.querySelector<HTMLElement>('.embed')
  if (!frame) throw new Error('what was drawn is no frame')
  await withDrawings(frame)
  return frame.innerHTML
}
