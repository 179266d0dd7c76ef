import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import type { SampleTitle } from '../shapes.ts'

// ST-201
export const lay: DecisionRules<SampleTitle, SampleTitle['Decisions']['lay']> = {
  schema: v.strictObject({ card: v.string() }),
  shows: 'answered',
  asked: ({ phase, seats }) => {
    if (phase.kind !== 'lay') return []
    return seats.map(({ hand }, seat) => {
      const hasLaid = phase.laid.some((each) => each.seat === seat)
      return { seat, prompt: hasLaid ? null : { hand: [...hand] } }
    })
  },
  refuse: ({ hand }, { card }) => (hand.some((held) => held === card) ? null : { code: 'not_in_hand' }),
  sample: ({ hand }, rng) => ({ card: rng.pick(hand) }),
  resolve: ({ state }, seat, action) => {
    const card = state.seats[seat]?.hand.find((held) => held === action.card)
    if (state.phase.kind === 'lay' && card) state.phase.laid.push({ seat, card })
  },
}
