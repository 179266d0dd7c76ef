import type { DecisionRules } from '../../../core/game.ts'
import { orderTie, usualOrder } from '../passing.ts'
import type { Decisions, EvilRobotsClassic } from '../shapes.ts'
import { sorting } from './sort.ts'

/** ERC-806 */
export const passOrder: DecisionRules<EvilRobotsClassic, Decisions['passOrder']> = {
  ...sorting,
  shows: 'asked',
  asked(state) {
    const { phase } = state
    if (phase.kind !== 'passOrder') return []
    return [{ seat: phase.seat, prompt: { seats: usualOrder(state, phase) } }]
  },
  resolve: (table, seat, { order }) => orderTie(table, seat, order),
}
