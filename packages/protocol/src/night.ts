import type { Seat } from '@robot-night/engine'
import type { Highlights } from './highlights.ts'
import type { Chair } from './room.ts'

/** One seat of a finished match. */
export interface NightSeat {
  chair: Chair
  /** Their name when it ended. */
  name: string
  /** Numbers everyone who ever sat down in this room, from 1; it stays theirs with another name or chair. Null: a tin robot. */
  guest: number | null
  /** From 1; after a tie, places are skipped. Null: the match had no result. */
  place: number | null
  won: boolean
  score: number | null
}

/** One match of a night, once it has ended. */
export interface NightMatch {
  id: string
  title: string
  number: number
  /** When it ended, ms since 1970. */
  at: number
  /** If it didn't end by its rules: then it doesn't count. */
  ended: 'stopped' | 'outdated' | 'abandoned' | null
  /** By seat. */
  seats: NightSeat[]
  /** Absent: there were none, or the match ended before rooms looked for them. */
  highlights?: Highlights
}

/** Points of the night for the first four places. */
const POINTS: readonly number[] = [5, 3, 2, 1]

export const pointsFor = (place: number | null): number => (place === null ? 0 : (POINTS[place - 1] ?? 0))

/** Somebody's standing over all matches of a night. */
export interface NightStanding {
  guest: number | null
  /** Their latest name and chair. */
  name: string
  chair: Chair
  place: number
  points: number
  /** Places by match, in order; null: sat out, or no result. */
  places: (number | null)[]
}

/** Best first. Only matches with a result count, and only people who played in one are listed. */
export function standingsOf(night: readonly NightMatch[]): NightStanding[] {
  const counted = night.filter(isCounted)
  const robots = new Map(counted.flatMap(({ seats }) => seats).map((seat) => [keyOf(seat), seat]))
  const rows = [...robots].map(([key, { guest, name, chair }]) => {
    const places = counted.map(({ seats }) => seats.find((seat) => keyOf(seat) === key)?.place ?? null)
    return { guest, name, chair, places, points: places.reduce((sum: number, place) => sum + pointsFor(place), 0) }
  })
  return rows
    .map((row) => ({ ...row, place: rows.filter(({ points }) => points > row.points).length + 1 }))
    .sort((one, other) => one.place - other.place)
}

export const isCounted = ({ ended }: NightMatch): boolean => ended === null

/** Tin robots are told apart by their names. */
const keyOf = ({ guest, name }: NightSeat): string => (guest === null ? `tin ${name}` : `guest ${guest}`)

/** Each seat's place: 1st, 1st, 3rd after a tie. */
export function placesBySeat(places: readonly (readonly Seat[])[]): Map<Seat, number> {
  const placed = new Map<Seat, number>()
  for (const seats of places) {
    const place = placed.size + 1
    for (const seat of seats) placed.set(seat, place)
  }
  return placed
}
