import type { Seat } from '../../core/game.ts'
import type { RevealedRound } from '../../core/lookingBack.ts'
import type { Event } from './shapes.ts'

/** What somebody thinks of a word is neither true nor a lie. */
export function revealed(heard: readonly Event[]): RevealedRound | null {
  const last = heard.at(-1)
  if (last?.kind !== 'rolesShown') return null
  const began = heard.findLastIndex(({ kind }) => kind === 'roundStarted')
  const start = heard[began]
  const events = heard.slice(began)
  const count = events.findLast((event) => event.kind === 'votesShown')
  return {
    round: start?.kind === 'roundStarted' ? start.round : 0,
    truth: (seat, kind) => (kind === 'role' ? (last.roles[seat] ?? null) : null),
    doubters(seat) {
      if (count?.kind !== 'votesShown' || last.roles[seat] !== 'robot') return null
      const entry = listedIn(events).indexOf(seat) + 1
      return [...count.votes.keys()].filter((voter) => count.votes[voter] === entry)
    },
  }
}

/** Whose words stood on the list in the end, in their order. */
export function listedIn(events: readonly Event[]): Seat[] {
  const seats: Seat[] = []
  for (const event of events) {
    if (event.kind === 'objectionsShown') seats.splice(0, seats.length, ...event.list.map(({ seat }) => seat))
    else if (event.kind === 'wordGiven' || event.kind === 'blankGiven') seats[event.entry - 1] = event.seat
  }
  return seats
}
