import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import type { Decisions, NotARobot } from '../shapes.ts'
import { phaseOf, seatsOf } from '../table.ts'

export const goOn: DecisionRules<NotARobot, Decisions['continue']> = {
  schema: v.strictObject({ continue: v.literal(true) }),
  shows: 'answered',
  isSignal: true,
  asked(state) {
    const { phase } = state
    if (phase.kind !== 'result') return []
    return seatsOf(state).map((seat) => ({ seat, prompt: phase.continued.includes(seat) ? null : {} }))
  },
  refuse: () => null,
  sample: () => ({ continue: true }),
  resolve(table, seat) {
    phaseOf(table.state, 'result').continued.push(seat)
  },
}
