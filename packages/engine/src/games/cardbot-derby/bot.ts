import type { GameDefinition } from '../../core/game.ts'
import { groundOf } from './bot/ground.ts'
import { betterSide } from './bot/pinging.ts'
import { bestProgram } from './bot/plan.ts'
import { spotOf } from './bot/spots.ts'
import type { CardbotDerby, View } from './shapes.ts'

/** It orders its cards by what they do to a robot that is alone, and tries the best orders against rivals it imagines. */
export const bot: GameDefinition<CardbotDerby>['bot'] = {
  program(view, { robots }, rng) {
    const [first, ...others] = robots
    if (!first) throw new Error('asked for a program without a robot')
    const held = others.reduce((best, each) => (toGo(view, each.robot) < toGo(view, best.robot) ? each : best), first)
    return { robot: held.robot, order: bestProgram(view, held, rng) }
  },
  ping: (view, choice) => ({ dir: betterSide(view, choice) }),
  arrange: () => null,
}

function toGo({ options, robots }: View, robot: number): number {
  const seen = robots[robot]
  return seen ? groundOf(options).toGo(spotOf(seen)) : Infinity
}
