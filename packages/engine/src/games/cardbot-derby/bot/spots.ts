import { SQUARES } from '../board.ts'
import { DIRECTIONS, TARGETS, type Direction, type Placement, type Target } from '../shapes.ts'

/** A placement as a number, for tables. */
export type Spot = number

const ENTRIES: readonly (Direction | null)[] = [null, ...DIRECTIONS]
const NEXT: readonly (Target | null)[] = [null, ...TARGETS]
export const SPOTS = SQUARES * DIRECTIONS.length * NEXT.length * ENTRIES.length

export function spotOf({ at, facing, entry, next }: Placement): Spot {
  const stance = at * DIRECTIONS.length + DIRECTIONS.indexOf(facing)
  return (stance * NEXT.length + NEXT.indexOf(next)) * ENTRIES.length + ENTRIES.indexOf(entry)
}

export function placementAt(spot: Spot): Placement {
  const stance = Math.floor(spot / ENTRIES.length / NEXT.length)
  return {
    at: Math.floor(stance / DIRECTIONS.length),
    facing: DIRECTIONS[stance % DIRECTIONS.length] ?? 'N',
    entry: ENTRIES[spot % ENTRIES.length] ?? null,
    next: nextAt(spot),
  }
}

/** As if nobody had seen how it came there. */
export const withoutEntry = (spot: Spot): Spot => spot - (spot % ENTRIES.length)
export const nextAt = (spot: Spot): Target | null => NEXT[Math.floor(spot / ENTRIES.length) % NEXT.length] ?? null
/** It has touched all targets. */
export const isHome = (spot: Spot): boolean => nextAt(spot) === null
/** Every spot of a robot that came from nowhere. */
export const RESTING: readonly Spot[] = Array.from({ length: SPOTS / ENTRIES.length }, (_, at) => at * ENTRIES.length)
