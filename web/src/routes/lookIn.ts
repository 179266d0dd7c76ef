import type { PublicFacts } from '@robot-night/protocol'

/** What stands under a code: a table; none; or nothing is known, as when the line is down. */
export type Sighted = { code: string; facts: PublicFacts | null }

/** Looks in at a table before anybody goes there. Null: it could not be asked. */
export async function lookIn(code: string): Promise<Sighted | null> {
  const response = await fetch(`/api/rooms/${code}`).catch(() => null)
  if (response?.status === 404) return { code, facts: null }
  if (!response?.ok) return null
  // What our own API says is believed.
  return { code, facts: await response.json() }
}
