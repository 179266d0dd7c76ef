import type { PublicFacts } from '@robot-night/protocol'

/** What stands under a code: a room, one that tells strangers nothing, a table of phones, or nothing. */
export interface Sighted {
  code: string
  facts: PublicFacts | null
  /** The room is not for all: its door says why. */
  isClosed: boolean
  /** How many have joined; null: it is no table of phones. */
  phones: number | null
}

/** Looks in before anybody goes there. Null: it could not be asked, as when the line is down. */
export async function lookIn(code: string): Promise<Sighted | null> {
  const room = await factsAt<PublicFacts>(`/api/rooms/${code}`)
  if (room === 'closed') return { code, facts: null, isClosed: true, phones: null }
  if (room !== 'none') return room && { code, facts: room, isClosed: false, phones: null }
  const table = await factsAt<{ phones: number }>(`/api/companion/${code}`)
  if (table === null || table === 'closed') return null
  return { code, facts: null, isClosed: false, phones: table === 'none' ? null : table.phones }
}

/** What our own API says is believed. */
async function factsAt<Facts>(path: string): Promise<Facts | 'none' | 'closed' | null> {
  const response = await fetch(path).catch(() => null)
  if (response?.status === 404) return 'none'
  if (response?.status === 403) return 'closed'
  return response?.ok ? response.json() : null
}
