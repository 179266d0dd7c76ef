import { isMove, quartersOf, RIGHT } from '../material.ts'
import type { RobotIndex } from '../shapes.ts'
import { placed, type Run, type Waiting } from './course.ts'
import { move, type Moved } from './move.ts'

/** Stage 1: one robot after another, the highest card first (CD-30). */
export function commands(run: Run): Waiting | null {
  const { rest } = run
  if (rest.stage !== 'commands') return null
  for (let robot = rest.left[0]; robot !== undefined; robot = rest.left[0]) {
    const moved = command(run, robot)
    if (typeof moved === 'object') return { choice: moved, cause: 'move', rest }
    rest.left.shift()
  }
  return null
}

function command(run: Run, robot: RobotIndex): Moved {
  const card = run.commands[robot]
  if (!card) throw new Error(`robot ${robot} has no command`)
  const own = placed(run.course, robot)
  if (isMove(card)) return move(run, { robot, dir: own.facing, cause: 'move' })
  // CD-61
  if (run.course.board.features[own.at]?.kind === 'sticky') {
    run.hooks.tell?.({ kind: 'stuck', robot })
    return 'blocked'
  }
  const quarter = quartersOf(card)
  for (let turned = 0; turned < quarter; turned++) own.facing = RIGHT[own.facing]
  run.hooks.tell?.({ kind: 'turned', robot, facing: own.facing, quarter })
  return 'moved'
}
