import type { Direction, Options, Rank, Target } from './shapes.ts'

export const SEATS = { min: 2, max: 8 } as const
/** CD-3 */
export const ROBOTS = { min: 2, max: 8 } as const
export const PROGRAM_LENGTH = 5
/** CD-78 */
export const ROUND_LIMIT = 40
export const USUAL_OPTIONS: Options = {
  board: 'workshop',
  robotsPerPlayer: 'auto',
  drones: 'auto',
  finishOnTarget: false,
  drawCount: 5,
}

/** Ace high (CD-30). */
export const VALUES: Readonly<Record<Rank, number>> = {
  A: 14,
  K: 13,
  Q: 12,
  J: 11,
  '10': 10,
  '9': 9,
  '8': 8,
  '7': 7,
  '6': 6,
  '5': 5,
  '4': 4,
  '3': 3,
  '2': 2,
}

const HIGHEST_TURN = 9
/** CD-36: all others are turns. */
export const isMove = (rank: Rank): boolean => VALUES[rank] > HIGHEST_TURN
/** CD-37: quarter turns clockwise, 0 to 3. */
export const quartersOf = (rank: Rank): number => VALUES[rank] % 4

export const RIGHT: Readonly<Record<Direction, Direction>> = { N: 'E', E: 'S', S: 'W', W: 'N' }
export const LEFT: Readonly<Record<Direction, Direction>> = { N: 'W', W: 'S', S: 'E', E: 'N' }
export const OPPOSITE: Readonly<Record<Direction, Direction>> = { N: 'S', E: 'W', S: 'N', W: 'E' }

/** CD-63 */
export const FOLLOWING: Readonly<Record<Target, Target | null>> = { J: 'Q', Q: 'K', K: null }

/** How many robots a seat has, how many drones there are, and all together (CD-4, CD-5, CD-8). */
export function robotsFor(options: Options, seats: number): { each: number; drones: number; all: number } {
  const each = options.robotsPerPlayer === 'auto' ? (seats === 2 ? 2 : 1) : options.robotsPerPlayer
  const drones = options.drones === 'auto' ? (seats === 3 && each === 1 ? 1 : 0) : options.drones
  return { each, drones, all: seats * each + drones }
}
