import type { Seat } from '@robot-night/engine'
import type { Chair } from './room.ts'

/** One seat of a match, as it came out. */
export interface NightSeat {
  chair: Chair
  /** As they were called when it ended. */
  name: string
  /** Who of the people that ever sat down in this room, from 1: another name or chair is still the same guest. Null: a tin robot. */
  guest: number | null
  /** From 1; who shares a place takes up the next ones too. Null: the match came to no result. */
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
  /** Otherwise than by its rules: then it counts for nothing. */
  ended: 'stopped' | 'outdated' | 'abandoned' | null
  /** By seat. */
  seats: NightSeat[]
}

/** Points of the night for the first four places. */
const POINTS: readonly number[] = [5, 3, 2, 1]

export const pointsFor = (place: number | null): number => (place === null ? 0 : (POINTS[place - 1] ?? 0))

/** How somebody stands over all matches of a night. */
export interface NightStanding {
  guest: number | null
  /** As they were called last, and on which chair. */
  name: string
  chair: Chair
  place: number
  points: number
  /** Places by match, in the order of the night; null: sat out, or it came to no result. */
  places: (number | null)[]
}

/** Best first. Only matches that came to a result count; who sat in none of them does not stand here. */
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

/** Which place each seat came in at: sharing one takes up the next ones too, 1st, 1st, 3rd. */
export function placesBySeat(places: readonly (readonly Seat[])[]): Map<Seat, number> {
  const placed = new Map<Seat, number>()
  for (const seats of places) {
    const place = placed.size + 1
    for (const seat of seats) placed.set(seat, place)
  }
  return placed
}
