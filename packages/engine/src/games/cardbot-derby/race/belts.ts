import type { Feature } from '../board.ts'
import type { Direction, RobotIndex, Square } from '../shapes.ts'
import { placed, robotAt, type Run, type Waiting } from './course.ts'
import { move, touch } from './move.ts'

/** A robot on a belt as the stage begins. */
interface Rider {
  robot: RobotIndex
  tile: Square
  to: Square
  dir: Direction
  left: number
}

/** Stage 2: all at once as far as they can (CD-51), then those behind a blocked one (CD-54). */
export function belts(run: Run): Waiting | null {
  const { course, rest } = run
  if (rest.stage === 'commands') setOut(run)
  if (rest.stage !== 'belts') return null
  for (let robot = rest.left[0]; robot !== undefined; robot = rest.left[0]) {
    const tile = rest.tiles[0]
    const dir = tile === undefined ? null : (beltAt(run, tile)?.dir ?? null)
    if (dir !== null && placed(course, robot).at === tile) {
      const moved = move(run, { robot, dir, cause: 'belt' })
      if (typeof moved === 'object') return { choice: moved, cause: 'belt', rest }
    }
    rest.left.shift()
    rest.tiles.shift()
  }
  return null
}

function setOut(run: Run): void {
  const { rest } = run
  rest.stage = 'belts'
  const riders = ridersOf(run)
  if (riders.length === 0) return
  const free = freeOf(run, riders)
  carry(run, free)
  // A stable sort: equal ones stay in the order of the step (CD-34).
  const held = riders.filter((rider) => !free.includes(rider)).sort((one, other) => one.left - other.left)
  rest.left = held.map(({ robot }) => robot)
  rest.tiles = held.map(({ tile }) => tile)
}

/** In the order of the step. */
function ridersOf(run: Run): Rider[] {
  const riders: Rider[] = []
  for (const robot of run.rest.order) {
    const tile = placed(run.course, robot).at
    const belt = beltAt(run, tile)
    if (belt && belt.to !== null) riders.push({ robot, tile, to: belt.to, dir: belt.dir, left: belt.left })
  }
  return riders
}

/** Those whose way is empty, or will be since who stands there is carried on too. */
function freeOf({ course }: Run, riders: readonly Rider[]): Rider[] {
  let free = [...riders]
  for (;;) {
    const going = free
    const isClear = ({ to }: Rider): boolean => {
      const there = robotAt(course, to)
      return there === null || going.some(({ robot }) => robot === there)
    }
    free = going.filter(isClear)
    if (free.length === going.length) return free
  }
}

function carry(run: Run, free: readonly Rider[]): void {
  for (const { robot, tile, to, dir } of free) {
    const own = placed(run.course, robot)
    own.at = to
    own.entry = dir
    run.hooks.tell?.({ kind: 'moved', robot, from: tile, to, dir, cause: 'belt', by: null, together: true })
  }
  for (const { robot } of free) touch(run, robot)
}

function beltAt({ course }: Run, square: Square): Extract<Feature, { kind: 'belt' }> | null {
  const feature = course.board.features[square]
  return feature?.kind === 'belt' ? feature : null
}
