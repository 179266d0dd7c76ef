import type { Rng } from '../../../core/game.ts'
import type { Rank, RobotIndex, View } from '../shapes.ts'
import type { Ground } from './ground.ts'
import { imagineHand } from './hands.ts'
import { bestPath, cardsOn } from './orders.ts'
import { spotOf } from './spots.ts'

/** What every robot might be about to do, by robot. */
export type World = readonly (readonly Rank[])[]

const LUCK = 1000

/** Rivals hold what they may hold, and play as if they were alone; a drone plays as it draws. */
export function imagineWorlds(view: View, { ground, count }: { ground: Ground; count: number }, rng: Rng): World[] {
  return Array.from({ length: count }, () =>
    view.robots.map((seen, robot) => {
      const own = view.own.find((each) => each.robot === robot)
      if (own?.program) return own.program
      const hand = own?.drawn ?? imagineHand(view, robot, rng)
      if (seen.seat === null) return hand
      return cardsOn(bestPath(ground, { from: spotOf(seen), hand, luck: rng.int(LUCK) }), hand)
    }),
  )
}

/** The same world, but that this robot does something else. */
export const withProgram = (world: World, robot: RobotIndex, program: readonly Rank[]): World =>
  world.map((other, at) => (at === robot ? program : other))
