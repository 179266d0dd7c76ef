import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import type { Decisions, EvilRobotsInfluence } from '../shapes.ts'
import { copyPower, phaseOf, seatAt } from '../table.ts'

/** EI-29: sealed, and once. */
export const offer: DecisionRules<EvilRobotsInfluence, Decisions['offer']> = {
  schema: v.strictObject({ amount: v.number() }),
  shows: 'asked',
  asked(state) {
    const { phase } = state
    const [card] = state.stack
    if (phase.kind !== 'offer' || !card) return []
    const { asked, answers, dealer, raised } = phase
    return asked.map((seat) => {
      const prompt = { card: copyPower(card), dealer, raised: [...raised], most: seatAt(state, seat).influence }
      return { seat, prompt: answers.some((answer) => answer.seat === seat) ? null : prompt }
    })
  },
  refuse: ({ most }, { amount }) =>
    Number.isInteger(amount) && amount >= 0 && amount <= most ? null : { code: 'offer_out_of_range', most },
  sample: ({ most }, rng) => ({ amount: rng.int(most + 1) }),
  resolve({ state }, seat, { amount }) {
    phaseOf(state, 'offer').answers.push({ seat, amount })
  },
}
