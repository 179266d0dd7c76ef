import { ticketSecret } from '@robot-night/protocol'
import { keepJson, keptJson } from '../kept/json.ts'
import { tabStore } from '../kept/store.ts'

/** By what a page is known where several watch a replay together, and as whom; in the tab's own storage, so that it outlives a reload. */
export interface Ticket {
  key: string
  name: string | null
}

const placeOf = (code: string): string => `screening ${code}`

/** The one kept for this screening, or a fresh one. */
export function ticketFor(code: string): Ticket {
  const kept = keptJson(tabStore, placeOf(code))
  return isTicket(kept) ? kept : freshTicket()
}

export const freshTicket = (name: string | null = null): Ticket => ({
  key: ticketSecret(crypto.getRandomValues(new Uint8Array(22))),
  name,
})

export function keepTicket(code: string, ticket: Ticket | null): void {
  if (ticket) keepJson(tabStore, placeOf(code), ticket)
  else tabStore.write(placeOf(code), null)
}

const isTicket = (kept: unknown): kept is Ticket =>
  typeof kept === 'object' &&
  kept !== null &&
  'key' in kept &&
  typeof kept.key === 'string' &&
  'name' in kept &&
  (kept.name === null || typeof kept.name === 'string')
