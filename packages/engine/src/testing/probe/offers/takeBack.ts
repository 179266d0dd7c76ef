import * as v from 'valibot'
import type { OfferRules } from '../../../core/game.ts'
import type { Probe } from '../shapes.ts'

// P-5
export const takeBack: OfferRules<Probe, Probe['Offers']['takeBack']> = {
  schema: v.strictObject({ takeBack: v.literal(true) }),
  open: ({ phase }) =>
    phase.kind === 'follow' ? phase.answers.map(({ seat }) => ({ seat, prompt: { answered: true } })) : [],
  refuse: () => null,
  sample: () => ({ takeBack: true }),
  resolve: ({ state: { phase } }, seat) => {
    if (phase.kind !== 'follow') return
    phase.answers = phase.answers.filter((answer) => answer.seat !== seat)
  },
}
