import { copy } from '../../../core/copy.ts'
import { boardOf } from '../board.ts'
import { commandsIn, continueStep, placementOf, type Course, type Hooks } from '../race.ts'
import type { Choice, Direction, Placement, View } from '../shapes.ts'
import { groundOf } from './ground.ts'
import { worthFor } from './worth.ts'

/** The side that leaves the mover's seat better off when the step is over; the usual one if both are alike. */
export function betterSide(view: View, { robot, sides: [usual, other] }: Choice): Direction {
  const ground = groundOf(view.options)
  const worth = worthFor(view, robot, { ground, ahead: ground.toGo })
  return worth(afterStep(view, other)) > worth(afterStep(view, usual)) ? other : usual
}

/** The rest of this step, whose commands everybody knows; anyone else who may choose takes the usual side. */
function afterStep({ options, phase, race, robots }: View, side: Direction): readonly Placement[] {
  const { board, finishOnTarget } = options
  const course: Course = { board: boardOf(board), finishOnTarget, robots: robots.map(placementOf) }
  if (phase.kind !== 'ping' || !race) throw new Error(`nobody is pinged in phase ${phase.kind}`)
  const answers = [side]
  const hooks: Hooks = { tell: null, choose: ({ sides }) => answers.shift() ?? sides[0] }
  continueStep(course, { rest: copy(phase.then), commands: commandsIn(race, phase.then.step) }, hooks)
  return course.robots
}
