/** How long a page is handed out again, ms, and how many are kept. */
const KEPT_MS = 2000
const MOST = 100

interface Drawn {
  at: number
  body: string
  status: number
  headers: [string, string][]
}
const drawn = new Map<string, Drawn>()

/**
 * A page for all who ask for the same at about the same time: hundreds of readers of one blog cost little more than one.
 * Only what is finished is shared: on the platform a request may not wait for another's.
 */
export async function drawnOnce(key: string, draw: () => Promise<Response>, now = Date.now()): Promise<Response> {
  for (const [old, { at }] of drawn) if (now - at > KEPT_MS || drawn.size > MOST) drawn.delete(old)
  const known = drawn.get(key) ?? (await whole(await draw(), now))
  drawn.set(key, known)
  const { body, status, headers } = known
  return new Response(body, { status, headers })
}

async function whole(response: Response, at: number): Promise<Drawn> {
  return { at, body: await response.text(), status: response.status, headers: [...response.headers] }
}
