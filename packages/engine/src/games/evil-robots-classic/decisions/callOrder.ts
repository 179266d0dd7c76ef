import type { DecisionRules } from '../../../core/game.ts'
import { orderQueue } from '../countdown.ts'
import type { Decisions, EvilRobotsClassic } from '../shapes.ts'
import { sorting } from './sort.ts'

/** ERC-308: in the order of claiming, if time runs out. */
export const callOrder: DecisionRules<EvilRobotsClassic, Decisions['callOrder']> = {
  ...sorting,
  shows: 'asked',
  asked({ phase, queue }) {
    if (phase.kind !== 'callOrder') return []
    return [{ seat: phase.seat, prompt: { seats: queue.map(({ seat }) => seat) } }]
  },
  resolve: (table, seat, { order }) => orderQueue(table, seat, order),
}
