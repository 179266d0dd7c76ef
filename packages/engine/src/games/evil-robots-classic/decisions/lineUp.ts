import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { anyLineUp, mayLineUp } from '../lineUps.ts'
import { ordersOf } from '../orders.ts'
import { firstOf } from '../refusing.ts'
import { bonus, lineUp as schema } from '../schemas.ts'
import { BONUSES, type Decisions, type EvilRobotsClassic } from '../shapes.ts'
import { seatAt } from '../table.ts'

type Asked = Decisions['lineUp']

/** ERC-802: the same form for all who passed. */
export const lineUp: DecisionRules<EvilRobotsClassic, Asked> = {
  schema: v.strictObject({ lineUp: schema, dial: v.nullable(bonus) }),
  shows: 'asked',
  asked(state) {
    const { phase } = state
    if (phase.kind !== 'lineUp') return []
    return phase.asked.map((seat) => {
      if (phase.answers.some((answer) => answer.seat === seat)) return { seat, prompt: null }
      const own = seatAt(state, seat)
      const { lineUp: usual, dial } = ordersOf(own)
      return { seat, prompt: { robot: own.robot, usual, dial, bonus: own.bonus } }
    })
  },
  refuse: firstOf<Asked['prompt'], Asked['action']>([
    ['bad_answer', ({ robot }, said) => !mayLineUp(robot, said.lineUp) || (said.dial !== null && robot !== 'PlusBot')],
    ['dial_fixed', (prompt, { dial }) => dial !== null && prompt.bonus !== null],
  ]),
  sample: ({ robot, bonus: fixed }, rng) => ({
    lineUp: anyLineUp(robot, rng),
    dial: robot === 'PlusBot' && fixed === null ? rng.pick(BONUSES) : null,
  }),
  resolve({ state: { phase } }, seat, said) {
    if (phase.kind === 'lineUp') phase.answers.push({ seat, lineUp: said.lineUp, dial: said.dial })
  },
}
