import { PROGRAM_LENGTH } from '../material.ts'
import type { RobotIndex, Square } from '../shapes.ts'
import { placed, robotAt, type Run } from './course.ts'
import { reach } from './move.ts'

/** Stage 4: from either end to the other, both at once (CD-59, CD-60). */
export function teleports(run: Run): void {
  const { course, rest, hooks } = run
  rest.stage = 'teleports'
  const [one, other] = course.board.teleports
  if (one === undefined || other === undefined) return
  const jumps = [...from(run, one, other), ...from(run, other, one)]
  for (const { robot, to } of jumps) {
    const own = placed(course, robot)
    own.at = to
    own.entry = null
  }
  if (jumps.length > 0) hooks.tell?.({ kind: 'teleported', robots: jumps })
}

function from({ course }: Run, square: Square, to: Square): { robot: RobotIndex; from: Square; to: Square }[] {
  const robot = robotAt(course, square)
  return robot === null ? [] : [{ robot, from: square, to }]
}

/** CD-77: with `finishOnTarget` the King counts for who stands on it after the last command. */
export function finish(run: Run): void {
  const { course, rest } = run
  if (!course.finishOnTarget || rest.step !== PROGRAM_LENGTH - 1) return
  for (const robot of rest.order) {
    const { at, next } = placed(course, robot)
    if (next === 'K' && at === course.board.targets.K) reach(run, robot, 'K')
  }
}
