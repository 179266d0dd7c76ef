import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { isSameClaim, waysAt } from '../claims.ts'
import { firstOf } from '../refusing.ts'
import { claim } from '../schemas.ts'
import type { Decisions, EvilRobotsClassic } from '../shapes.ts'
import { seatAt } from '../table.ts'

type Call = Decisions['call']

/** ERC-302: the same question for every waiting seat; an order has answered for its owner. */
export const call: DecisionRules<EvilRobotsClassic, Call> = {
  schema: v.strictObject({ claim: v.nullable(claim) }),
  shows: 'asked',
  asked(state) {
    const { phase } = state
    if (phase.kind !== 'call') return []
    return phase.asked.map((seat) => {
      if (phase.answered.includes(seat)) return { seat, prompt: null }
      return { seat, prompt: { call: phase.call, ways: waysAt(seatAt(state, seat), phase.call) } }
    })
  },
  refuse: firstOf<Call['prompt'], Call['action']>([
    ['not_your_level', ({ ways }, action) => action.claim !== null && ways.length === 0],
    ['bad_proof', ({ ways }, { claim: made }) => made !== null && !ways.some((way) => isSameClaim(way, made))],
  ]),
  sample: ({ ways }, rng) => ({ claim: rng.pick([null, ...ways]) }),
  resolve({ state: { phase } }, seat, action) {
    if (phase.kind !== 'call') return
    phase.answered.push(seat)
    if (action.claim) phase.claims.push({ seat, claim: action.claim })
  },
}
