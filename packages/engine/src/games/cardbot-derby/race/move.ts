import { neighbour } from '../board.ts'
import { FOLLOWING, LEFT, RIGHT } from '../material.ts'
import type { Choice, Direction, MoveCause, RaceEvent, RobotIndex, Square, Target } from '../shapes.ts'
import { freeNextTo, placed, robotAt, type Run } from './course.ts'

/** A robot that sets out by itself. */
export interface Mover {
  robot: RobotIndex
  dir: Direction
  cause: MoveCause
}
/** The move was made, came to nothing, or waits for a side. */
export type Moved = 'moved' | 'blocked' | Choice

/** One square, by the collision rules (CD-39 to CD-49). */
export function move(run: Run, mover: Mover): Moved {
  const { course } = run
  const { robot, dir, cause } = mover
  const start = placed(course, robot).at
  const to = course.board.ways[dir][start] ?? null
  if (to === null) return blocked(run, mover, neighbour(start, dir) === null ? 'edge' : 'wall') // CD-11, CD-84
  const occupant = robotAt(course, to)
  if (occupant !== null) {
    if (isBraced(run, to, dir)) return blocked(run, mover, 'braced') // CD-85
    const way = wayOut(run, mover, { occupant, square: to })
    if (way === null) return blocked(run, mover, 'jam') // CD-43
    if (typeof way === 'object') return way
    const from = placed(course, occupant).at
    const gone = neighbour(from, way)
    if (gone === null) throw new Error('nobody is pushed off the board')
    arrive(run, { robot: occupant, to: gone, dir: way, cause: way === dir ? 'shove' : 'ping', by: robot })
  }
  arrive(run, { robot, to, dir, cause, by: null })
  return 'moved'
}

/** With a wall behind it, a robot holds its ground. */
const isBraced = ({ course }: Run, square: Square, dir: Direction): boolean =>
  course.board.ways[dir][square] === null && neighbour(square, dir) !== null

/** Where the one in the way is pushed: straight on, else to a side; null if nowhere. */
function wayOut(
  { course, hooks }: Run,
  { robot, dir }: Mover,
  { occupant, square }: { occupant: RobotIndex; square: Square },
): Direction | Choice | null {
  if (freeNextTo(course, square, dir) !== null) return dir // CD-40
  const right = freeNextTo(course, square, RIGHT[dir]) !== null
  const left = freeNextTo(course, square, LEFT[dir]) !== null
  if (!right || !left) return right ? RIGHT[dir] : left ? LEFT[dir] : null
  const choice: Choice = { robot, pinged: occupant, square, dir, sides: [RIGHT[dir], LEFT[dir]] }
  return hooks.choose(choice) ?? choice // CD-46
}

interface Arrival {
  robot: RobotIndex
  to: Square
  dir: Direction
  cause: MoveCause | 'shove' | 'ping'
  by: RobotIndex | null
}

/** CD-48: the square, how it was come by, and the target on it. */
function arrive(run: Run, { robot, to, dir, cause, by }: Arrival): void {
  const own = placed(run.course, robot)
  run.hooks.tell?.({ kind: 'moved', robot, from: own.at, to, dir, cause, by, together: false })
  own.at = to
  own.entry = dir // CD-49
  touch(run, robot)
}

/** CD-62 to CD-64: every arrival counts, however brief. */
export function touch(run: Run, robot: RobotIndex): void {
  const { board, finishOnTarget } = run.course
  const { at, next } = placed(run.course, robot)
  if (next === null || board.targets[next] !== at) return
  if (finishOnTarget && next === 'K') return // CD-77
  reach(run, robot, next)
}

export function reach({ course, hooks }: Run, robot: RobotIndex, target: Target): void {
  placed(course, robot).next = FOLLOWING[target]
  hooks.tell?.({ kind: 'touched', robot, target })
}

type Reason = Extract<RaceEvent, { kind: 'blocked' }>['reason']

function blocked({ hooks }: Run, { robot, dir }: Mover, reason: Reason): 'blocked' {
  hooks.tell?.({ kind: 'blocked', robot, dir, reason })
  return 'blocked'
}
