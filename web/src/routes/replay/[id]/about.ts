import type { ArchivedMatch, NightSeat } from '@robot-night/protocol'
import type { Player } from '#lib/table/title.ts'
import { NIGHT } from '#lib/table/night/words.ts'
import { winnersOf } from '#lib/table/night/told.ts'
import { isolated } from '#lib/words/isolated.ts'
import type { Language } from '#lib/words/language.ts'

/** What the page is drawn with: all of a record but what takes time to fetch. */
export interface About {
  id: string
  title: string
  number: number
  seats: NightSeat[]
  begunAt: number
  endedAt: number
  ended: ArchivedMatch['ended']
  /** Null: they were too much to keep. */
  moves: number | null
  /** Its rules are still those that we have. */
  isCurrent: boolean
}

export function aboutOf(record: ArchivedMatch, version: number | null): About {
  const { id, title, number, seats, begunAt, endedAt, ended } = record
  const moves = record.moves?.length ?? null
  return { id, title, number, seats, begunAt, endedAt, ended, moves, isCurrent: record.version === version }
}

/** It can be shown move by move. */
export const isShowable = ({ isCurrent, moves }: About): boolean => isCurrent && moves !== null

export const playersOf = ({ seats }: Pick<About, 'seats'>): Player[] =>
  seats.map(({ chair, name, guest }, seat) => ({
    ...{ seat, name: isolated(name), robot: chair, botPlays: false },
    presence: guest === null ? 'bot' : 'here',
  }))

/** "Mara wins", or how else it came out. */
export function resultOf({ ended, seats }: Pick<About, 'ended' | 'seats'>, language: Language): string {
  const words = NIGHT[language]
  if (ended) return words.ended[ended]
  const winners = seats.filter(({ won }) => won)
  return winners.length > 0 ? words.wins(winnersOf({ seats }), winners.length) : words.nobodyWins
}

/** Best first; who came to no place, last. */
export const placed = (seats: readonly NightSeat[]): NightSeat[] =>
  seats.toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || 0)
