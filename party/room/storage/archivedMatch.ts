import { copy } from '@robot-night/engine'
import { ARCHIVE_FORM, type ArchivedMatch, type NightMatch } from '@robot-night/protocol'
import { sealOf, toldTo, type Fair } from '@robot-night/engine/fair'
import type { Entry, Head, ShuffledHead } from '../state/match.ts'

/** Bytes of a record; a match that takes more is kept without its moves. The platform's own limit is twice that. */
const MOST_BYTES = 1_000_000

/** What is stored in a room of a match that has ended. */
export interface EndedMatch {
  head: Head
  log: readonly Entry[]
  night: NightMatch
}

/** `shown`: a name as the room tells it. */
export function recordOf({ head, log, night }: EndedMatch, shown: (name: string) => string): ArchivedMatch {
  const { id, title, version, number, options, secret } = head
  const { ended, at: endedAt } = night
  const seats = night.seats.map((seat) => ({ ...seat, name: shown(seat.name) }))
  const moves = log.flatMap(({ at, move }) => (move ? [{ at, move }] : []))
  const begunAt = log[0]?.at ?? endedAt
  const about = {
    form: ARCHIVE_FORM,
    id,
    title,
    version,
    number,
    options,
    seats,
    secret,
    begunAt,
    endedAt,
    ended,
  } as const
  const shuffled = head.fair ? { fair: fairOf(head.fair, { log, seats: seats.length }) } : {}
  const whole = { ...about, moves, ...shuffled }
  const kept = sizeOf(whole) > MOST_BYTES ? { ...whole, moves: null } : whole
  return head.fair ? { ...kept, seal: sealOf(kept) } : kept
}

/** How it was shuffled; and, from what was told while it was played, what everybody heard. */
function fairOf(fair: ShuffledHead, { log, seats }: { log: readonly Entry[]; seats: number }): Fair {
  const { commitment, seen = null } = fair
  const chapters = log.filter(({ move }, at) => at === 0 || move !== null)
  return {
    form: 2,
    commitment,
    rounds: fair.rounds.map((round) => [...round]),
    calledOff: fair.calledOff.map((deal) => ({ ...deal, terms: copy(deal.terms) })),
    heard: toldTo(chapters, seats),
    seen: seen && [...seen],
  }
}

const sizeOf = (record: ArchivedMatch): number => new TextEncoder().encode(JSON.stringify(record)).length
