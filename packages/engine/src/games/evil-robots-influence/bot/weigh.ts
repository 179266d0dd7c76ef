import type { Rng } from '../../../core/game.ts'
import { REVEAL_COST } from '../material.ts'
import { SIDES, type View } from '../shapes.ts'
import { playOn } from './playOn.ts'
import { copyWorld, meIn, worldsFor, type World } from './world.ts'
import { worthIn } from './worth.ts'

/** Something one might do, what it does to a world, and what it brings or costs besides. */
export interface Deed<A> {
  action: A
  does(world: World): void
  bonus: number
  /** Tokens that are left then. */
  left: number
  /** What it brings somebody else. */
  pays(world: World): void
}
export interface Weighed<A> {
  deed: Deed<A>
  worth: number
}

const WORLDS = 40

/** What each deed promises, in the same worlds, so that they compare; in the order given. */
export function weigh<A>(view: View, deeds: readonly Deed<A>[], rng: Rng): Weighed<A>[] {
  const worlds = worldsFor(view, WORLDS, rng)
  const worth = worthIn(view)
  const lastWord = lastWordIn(view)
  return deeds.map((deed) => {
    let sum = 0
    for (const before of worlds) {
      const world = copyWorld(before)
      deed.does(world)
      deed.pays(world)
      if (deed.left >= REVEAL_COST) lastWord(world)
      playOn(world)
      sum += worth(world)
    }
    return { deed, worth: sum / worlds.length + deed.bonus }
  })
}

/** The best; of equals the first. */
export const bestOf = <A>(weighed: readonly Weighed<A>[]): Weighed<A> =>
  weighed.reduce((best, each) => (each.worth > best.worth ? each : best))

/** Universal Worker and Patient Listener wait for the Reveal Phase if a token is left for them. */
function lastWordIn(view: View): (world: World) => void {
  const me = meIn(view)
  const waits = (card: 'R14' | 'R15') =>
    SIDES.some((side) => {
      const slot = view.seats[me]?.[side]
      return slot?.kind === 'card' && slot.card === card && !slot.up
    })
  const [worker, listener] = [waits('R14'), waits('R15')]
  return ({ owners }) => {
    if (worker) owners.R14 = me
    if (listener) owners.R15 = me
  }
}
