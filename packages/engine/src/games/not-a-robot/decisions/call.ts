import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import type { Decisions, NotARobot } from '../shapes.ts'
import { phaseOf, roleOf, seatsOf } from '../table.ts'
import { revealRobot } from '../talk.ts'

const ONE_IN_REVEALED = 3

/** NAR-402 to 404: put to every seat alike, and nobody sees who has answered. */
export const call: DecisionRules<NotARobot, Decisions['call']> = {
  schema: v.strictObject({ call: v.picklist(['stay', 'reveal']) }),
  shows: 'nothing',
  asked(state) {
    const { phase } = state
    if (phase.kind !== 'call') return []
    return seatsOf(state).map((seat) => ({
      seat,
      prompt: phase.stayed.includes(seat) ? null : { role: roleOf(state, seat) },
    }))
  },
  refuse: ({ role }, action) => (action.call === 'reveal' && role !== 'robot' ? { code: 'not_the_robot' } : null),
  sample: ({ role }, rng) => ({
    call: role === 'robot' && rng.int(ONE_IN_REVEALED) === 0 ? 'reveal' : 'stay',
  }),
  resolve(table, seat, action) {
    if (action.call === 'reveal') revealRobot(table, seat)
    else phaseOf(table.state, 'call').stayed.push(seat)
  },
}
