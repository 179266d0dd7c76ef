import type { Rank, Rest, RobotIndex } from '../shapes.ts'
import { belts } from './belts.ts'
import { commands as act } from './commands.ts'
import type { Course, Hooks, Waiting } from './course.ts'
import { slides } from './slides.ts'
import { finish, teleports } from './teleports.ts'
import { turntables } from './turntables.ts'

/** One command of each robot. */
export interface Step {
  /** From 0. */
  step: number
  order: readonly RobotIndex[]
  /** This step's card, by robot. */
  commands: readonly Rank[]
}

/** Everything that happens for one command, unless a side must be chosen first: then what is left of it. */
export function runStep(course: Course, { step, order, commands }: Step, hooks: Hooks): Waiting | null {
  hooks.tell?.({ kind: 'revealed', step, order: order.map((robot) => ({ robot, card: cardOf(commands, robot) })) })
  const rest: Rest = { step, order: [...order], stage: 'commands', left: [...order], tiles: [], slid: [] }
  return continueStep(course, { rest, commands }, hooks)
}

/** Goes on where a step stood still; `rest` is used up. The one who waits is asked again first, and now there is an answer. */
export function continueStep(
  course: Course,
  { rest, commands }: { rest: Rest; commands: readonly Rank[] },
  hooks: Hooks,
): Waiting | null {
  const run = { course, rest, commands, hooks }
  const waiting = act(run) ?? belts(run) ?? slides(run)
  if (waiting) return waiting
  teleports(run)
  turntables(run)
  finish(run)
  return null
}

function cardOf(commands: readonly Rank[], robot: RobotIndex): Rank {
  const card = commands[robot]
  if (!card) throw new Error(`robot ${robot} has no command`)
  return card
}
