import type { OfferRules } from '../../../core/game.ts'
import { anyLaying, laidFrom, laying, refuseLaying } from '../decisions/lead.ts'
import { seatOf } from '../flow.ts'
import type { Probe } from '../shapes.ts'

// P-4: known to the leader alone, and what counts if the time is up.
export const draft: OfferRules<Probe, Probe['Offers']['draft']> = {
  schema: laying,
  open: ({ phase, seats, leader }) =>
    phase.kind === 'lead' ? [{ seat: leader, prompt: { hand: seats[leader]?.hand ?? [], now: phase.draft } }] : [],
  refuse: ({ hand }, action) => refuseLaying(hand, action),
  sample: ({ hand }, rng) => anyLaying(hand, rng),
  resolve: ({ state }, seat, action) => {
    if (state.phase.kind === 'lead') state.phase.draft = laidFrom(seatOf(state, seat).hand, action)
  },
}
