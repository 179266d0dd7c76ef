import { readJson } from '@robot-night/engine/json'
import { ticketSecret } from '@robot-night/protocol'

/** By what a page is known where several watch a replay together, and as whom; in the tab's own storage, so that it outlives a reload. */
export interface Ticket {
  key: string
  name: string | null
}

const placeOf = (code: string): string => `screening ${code}`

/** The one kept for this screening, or a fresh one. */
export function ticketFor(code: string): Ticket {
  try {
    const kept: unknown = readJson(sessionStorage.getItem(placeOf(code)) ?? 'null')
    if (isTicket(kept)) return kept
  } catch {
    // A browser that keeps nothing comes as somebody new.
  }
  return freshTicket()
}

export const freshTicket = (name: string | null = null): Ticket => ({
  key: ticketSecret(crypto.getRandomValues(new Uint8Array(22))),
  name,
})

export function keepTicket(code: string, ticket: Ticket | null): void {
  try {
    if (ticket) sessionStorage.setItem(placeOf(code), JSON.stringify(ticket))
    else sessionStorage.removeItem(placeOf(code))
  } catch {
    // It is good for as long as the page.
  }
}

const isTicket = (kept: unknown): kept is Ticket =>
  typeof kept === 'object' &&
  kept !== null &&
  'key' in kept &&
  typeof kept.key === 'string' &&
  'name' in kept &&
  (kept.name === null || typeof kept.name === 'string')
