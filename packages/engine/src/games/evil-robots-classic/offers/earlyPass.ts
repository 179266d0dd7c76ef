import * as v from 'valibot'
import type { OfferRules } from '../../../core/game.ts'
import type { EvilRobotsClassic, Offers } from '../shapes.ts'
import { seatAt, waitingSeats } from '../table.ts'

/** ERC-206: in place of a turn, and for good. */
export const earlyPass: OfferRules<EvilRobotsClassic, Offers['earlyPass']> = {
  schema: v.strictObject({ pass: v.literal(true) }),
  open: (state) =>
    state.phase.kind === 'discuss' ? waitingSeats(state).map((seat) => ({ seat, prompt: { passed: false } })) : [],
  refuse: () => null,
  sample: () => ({ pass: true }),
  resolve(table, seat) {
    const own = seatAt(table.state, seat)
    own.status = 'passed'
    own.passed = true
    table.tell({ kind: 'passedEarly', seat })
  },
}
