import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import type { Decisions, EvilRobotsInfluence } from '../shapes.ts'
import { phaseOf } from '../table.ts'

/** EI-111: sealed. */
export const path: DecisionRules<EvilRobotsInfluence, Decisions['path']> = {
  schema: v.strictObject({ path: v.picklist(['good', 'evil']) }),
  shows: 'asked',
  asked({ phase }) {
    if (phase.kind !== 'path') return []
    const { winners, answers } = phase
    return winners.map((seat) => {
      const isDone = answers.some((answer) => answer.seat === seat)
      return { seat, prompt: isDone ? null : { winners: [...winners] } }
    })
  },
  refuse: () => null,
  sample: (_prompt, rng) => ({ path: rng.pick(['good', 'evil'] as const) }),
  resolve({ state }, seat, action) {
    phaseOf(state, 'path').answers.push({ seat, path: action.path })
  },
}
