import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { followers } from '../flow.ts'
import type { Probe } from '../shapes.ts'

// P-8
export const doubt: DecisionRules<Probe, Probe['Decisions']['doubt']> = {
  schema: v.strictObject({ doubts: v.boolean() }),
  shows: 'nothing',
  asked: (state) => {
    const { phase } = state
    if (phase.kind !== 'doubt') return []
    return followers(state).map((seat) => {
      const answered = phase.answers.some((answer) => answer.seat === seat)
      return { seat, prompt: answered ? null : { claim: phase.lead.claim } }
    })
  },
  refuse: () => null,
  sample: (_prompt, rng) => ({ doubts: rng.int(3) === 0 }),
  resolve: ({ state }, seat, { doubts }) => {
    if (state.phase.kind === 'doubt') state.phase.answers.push({ seat, doubts })
  },
}
