import type { Rng } from '../../../core/game.ts'
import type { View } from '../shapes.ts'
import { roundIn, type Course } from './course.ts'
import { playOn } from './playOn.ts'
import { imagineWorlds, type World } from './worlds.ts'
import { worthIn } from './worth.ts'

/** Something one might do, and what it does to a round in one world. */
export interface Deed<A> {
  action: A
  does(world: World, course: Course): void
}
export interface Weighed<A> extends Deed<A> {
  worth: number
}

const WORLDS = 40

/** What each deed promises: in the same worlds, so that they compare. The best comes first; of equals the first given. */
export function weigh<A>(view: View, deeds: readonly Deed<A>[], rng: Rng): Weighed<A>[] {
  const worlds = imagineWorlds(view, WORLDS, rng)
  const round = roundIn(view)
  const worth = worthIn(view)
  const weighed = deeds.map((deed) => {
    let sum = 0
    for (const world of worlds) {
      const course = { ...round, sides: [...world.sides] }
      deed.does(world, course)
      playOn(world, course)
      sum += worth(world, course)
    }
    return { ...deed, worth: sum / worlds.length }
  })
  return weighed.sort((one, other) => other.worth - one.worth)
}

export function best<A>(view: View, deeds: readonly Deed<A>[], rng: Rng): Weighed<A> {
  const [first] = weigh(view, deeds, rng)
  if (!first) throw new Error('there is always something one may do')
  return first
}
