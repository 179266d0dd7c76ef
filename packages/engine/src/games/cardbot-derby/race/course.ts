import type { Board } from '../board.ts'
import type { Choice, Direction, MoveCause, Placement, RaceEvent, Rank, Rest, RobotIndex, Square } from '../shapes.ts'

/** A board with robots on it, which a command step moves. */
export interface Course {
  board: Board
  /** CD-77 */
  finishOnTarget: boolean
  /** By robot; changed in place. */
  robots: Placement[]
}

/** Whom a command step tells, and whom it asks. */
export interface Hooks {
  /** Null: nobody listens, which is faster. */
  tell: ((event: RaceEvent) => void) | null
  /** Null: the step waits for an answer. Asked once for each choice, and once more when the step goes on. */
  choose(choice: Choice): Direction | null
}

/** A command step that stands still until a side is chosen. */
export interface Waiting {
  choice: Choice
  cause: MoveCause
  rest: Rest
}

/** A command step on its way. */
export interface Run {
  course: Course
  rest: Rest
  /** This step's card, by robot. */
  commands: readonly Rank[]
  hooks: Hooks
}

export function placed({ robots }: Course, robot: RobotIndex): Placement {
  const found = robots[robot]
  if (!found) throw new Error(`a robot from 0 to ${robots.length - 1}, not ${robot}`)
  return found
}

/** Null: the square is empty. */
export function robotAt({ robots }: Course, square: Square): RobotIndex | null {
  for (let robot = 0; robot < robots.length; robot++) if (robots[robot]?.at === square) return robot
  return null
}

const isFree = (course: Course, square: Square): boolean => robotAt(course, square) === null

/** The next square that way if nobody is there; null if it is taken, behind a wall (CD-86) or off the board. */
export function freeNextTo(course: Course, square: Square, dir: Direction): Square | null {
  const next = course.board.ways[dir][square] ?? null
  return next !== null && isFree(course, next) ? next : null
}

/** Where a robot stands and nothing else of it. */
export const placementOf = ({ at, facing, entry, next }: Placement): Placement => ({ at, facing, entry, next })
