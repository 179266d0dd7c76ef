import type { GameDefinition } from '../../core/game.ts'
import { colourOf, valueOf } from './material.ts'
import { COLOURS, type Probe } from './shapes.ts'

const DOUBTS_ONE_IN = 3

export const bot: GameDefinition<Probe>['bot'] = {
  // Bluffs with its lowest card now and then.
  lead: (_view, { hand }, rng) => {
    const card = hand.toSorted((one, other) => valueOf(one) - valueOf(other))[0]
    return card ? { card, claim: rng.int(2) ? rng.pick(COLOURS) : colourOf(card) } : null
  },
  follow: (_view, { hand, claim }) => {
    const fitting = hand.filter((card) => colourOf(card) === claim)
    return { card: fitting.toSorted((one, other) => valueOf(other) - valueOf(one))[0] ?? null }
  },
  peek: ({ leader }, { hands }, rng) => {
    const { seat, size } = hands.find((hand) => hand.seat === leader) ?? rng.pick(hands)
    return { seat, place: rng.int(size) }
  },
  doubt: (_view, _prompt, rng) => ({ doubts: rng.int(DOUBTS_ONE_IN) === 0 }),
  draft: () => null,
  order: () => null,
  takeBack: () => null,
}
