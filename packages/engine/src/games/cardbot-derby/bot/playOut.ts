import { boardOf } from '../board.ts'
import { PROGRAM_LENGTH } from '../material.ts'
import { orderOf, placementOf, poleOf, runStep, type Course, type Hooks } from '../race.ts'
import type { Placement, Rank, View } from '../shapes.ts'
import type { World } from './worlds.ts'

/** Nobody thinks about whom it pings where. */
const HOOKS: Hooks = { tell: null, choose: ({ sides }) => sides[0] }

/** Where all robots stand when this round has been run as a world has it. */
export function playOut({ options, round, robots }: View, world: World): readonly Placement[] {
  const { board, finishOnTarget } = options
  const course: Course = { board: boardOf(board), finishOnTarget, robots: robots.map(placementOf) }
  const pole = poleOf(round, robots.length)
  for (let step = 0; step < PROGRAM_LENGTH; step++) {
    runStep(course, { step, order: orderOf(step, world, pole), commands: commandsIn(world, step) }, HOOKS)
  }
  return course.robots
}

const commandsIn = (world: World, step: number): Rank[] => world.flatMap((program) => program.slice(step, step + 1))
