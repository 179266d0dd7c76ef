import * as v from 'valibot'
import type { OfferRules } from '../../../core/game.ts'
import type { EvilRobotsClassic, Offers } from '../shapes.ts'

/** ERC-208: Ready is a switch, as long as the Discussion lasts. */
export const unready: OfferRules<EvilRobotsClassic, Offers['unready']> = {
  schema: v.strictObject({ ready: v.literal(false) }),
  open: ({ phase }) => (phase.kind === 'discuss' ? phase.ready.map((seat) => ({ seat, prompt: { ready: true } })) : []),
  refuse: () => null,
  sample: () => ({ ready: false }),
  resolve(table, seat) {
    const { phase } = table.state
    if (phase.kind !== 'discuss') return
    phase.ready = phase.ready.filter((each) => each !== seat)
    table.tell({ kind: 'ready', seat, on: false })
  },
}
