import { ARCHIVE_FORM, type ArchivedMatch, type NightMatch } from '@robot-night/protocol'
import type { Entry, Head } from '../room/shapes.ts'

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
  const whole = { ...about, moves }
  return sizeOf(whole) > MOST_BYTES ? { ...about, moves: null } : whole
}

const sizeOf = (record: ArchivedMatch): number => new TextEncoder().encode(JSON.stringify(record)).length
