import * as v from 'valibot'
import type { OfferRules } from '../../../core/game.ts'
import { seatOf } from '../flow.ts'
import type { Probe } from '../shapes.ts'

// P-8: given at any time, it answers the doubt windows that open later.
export const order: OfferRules<Probe, Probe['Offers']['order']> = {
  schema: v.strictObject({ order: v.picklist(['ask', 'trust']) }),
  open: ({ phase, seats }) =>
    phase.kind === 'over' ? [] : seats.map(({ order: now }, seat) => ({ seat, prompt: { now } })),
  refuse: () => null,
  sample: ({ now }) => ({ order: now === 'ask' ? 'trust' : 'ask' }),
  resolve: ({ state }, seat, action) => {
    seatOf(state, seat).order = action.order
  },
}
