import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import type { Decisions, NotARobot } from '../shapes.ts'
import { phaseOf, seatsOf } from '../table.ts'

/** NAR-503 */
export const ready: DecisionRules<NotARobot, Decisions['ready']> = {
  schema: v.strictObject({ ready: v.literal(true) }),
  shows: 'answered',
  isSignal: true,
  asked(state) {
    const { phase } = state
    if (phase.kind !== 'debate') return []
    return seatsOf(state).map((seat) => ({ seat, prompt: phase.ready.includes(seat) ? null : {} }))
  },
  refuse: () => null,
  sample: () => ({ ready: true }),
  resolve(table, seat) {
    phaseOf(table.state, 'debate').ready.push(seat)
    table.tell({ kind: 'readied', seat })
  },
}
