import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { handOf } from '../prompts.ts'
import { SIDES, type Decisions, type EvilRobotsInfluence } from '../shapes.ts'
import { phaseOf, seatAt } from '../table.ts'
import { refuseSides, sidesSchema } from './endgame.ts'

/** EI-93: sealed. */
export const retain: DecisionRules<EvilRobotsInfluence, Decisions['retain']> = {
  schema: v.strictObject({ keep: sidesSchema }),
  shows: 'asked',
  asked(state) {
    const { phase } = state
    if (phase.kind !== 'retain') return []
    return phase.asked.map((seat) => {
      const isDone = phase.answers.some((answer) => answer.seat === seat)
      return { seat, prompt: isDone ? null : { hand: handOf(seatAt(state, seat)) } }
    })
  },
  refuse: ({ hand }, { keep }) => refuseSides(hand, keep),
  sample: ({ hand }, rng) => ({ keep: SIDES.filter((side) => hand[side] && rng.int(2) === 0) }),
  resolve({ state }, seat, { keep }) {
    phaseOf(state, 'retain').answers.push({ seat, keep: SIDES.filter((side) => keep.includes(side)) })
  },
}
