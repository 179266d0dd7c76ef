import type { GameDefinition } from '../../core/game.ts'
import { valueOf } from './material.ts'
import type { SampleTitle } from './shapes.ts'

export const bot: GameDefinition<SampleTitle>['bot'] = {
  // Keeps its best card for the last round, and now and then lets a round go.
  lay({ round, options }, { hand }, rng) {
    const highestFirst = hand.toSorted((one, other) => valueOf(other) - valueOf(one))
    const isLast = round === options.rounds
    return { card: highestFirst[isLast ? 0 : 1 + rng.int(2)] ?? rng.pick(hand) }
  },
}
