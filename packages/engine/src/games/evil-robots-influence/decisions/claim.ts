import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import type { Decisions, EvilRobotsInfluence } from '../shapes.ts'
import { copyPower, phaseOf } from '../table.ts'

/** EI-22 to EI-24 */
export const claim: DecisionRules<EvilRobotsInfluence, Decisions['claim']> = {
  schema: v.strictObject({ raise: v.boolean() }),
  shows: 'asked',
  asked({ phase, stack: [card] }) {
    if (phase.kind !== 'claim' || !card) return []
    const { asked, answers, first } = phase
    return asked.map((seat) => {
      const isDone = answers.some((answer) => answer.seat === seat)
      return { seat, prompt: isDone ? null : { card: copyPower(card), first } }
    })
  },
  refuse: () => null,
  sample: (_prompt, rng) => ({ raise: rng.int(3) === 0 }),
  resolve({ state }, seat, { raise }) {
    phaseOf(state, 'claim').answers.push({ seat, raise })
  },
}
