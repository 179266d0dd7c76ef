import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { afterFaceUp } from '../flow.ts'
import { seatAt } from '../table.ts'
import type { Decisions, RobotRevolution } from '../shapes.ts'
import { playSchema, refusePlay, samplePlay } from './play.ts'
import { playUp } from './playUp.ts'

/** RR-31 to RR-36: one card more after a face card, or none. */
export const noble: DecisionRules<RobotRevolution, Decisions['noble']> = {
  schema: v.union([playSchema, v.strictObject({ pass: v.literal(true) })]),
  shows: 'asked',
  single: { clock: () => 'noble', fallback: () => ({ pass: true }) },
  asked(state) {
    if (state.phase.kind !== 'noble') return []
    const { seat } = state.phase
    return [{ seat, prompt: { hand: [...seatAt(state, seat).hand] } }]
  },
  refuse: ({ hand }, action) => ('pass' in action ? null : refusePlay(hand, action)),
  sample: ({ hand }, rng) => (rng.int(3) === 0 ? { pass: true } : samplePlay(hand, rng)),
  resolve(table, seat, action) {
    if (!('pass' in action)) return playUp(table, seat, action)
    table.tell({ kind: 'noblePassed', seat })
    afterFaceUp(table, seat)
  },
}
