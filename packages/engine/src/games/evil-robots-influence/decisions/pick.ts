import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { pickClaimant } from '../countdown.ts'
import type { Decisions, EvilRobotsInfluence } from '../shapes.ts'
import { copyPower } from '../table.ts'
import { usualPick } from '../usualPick.ts'

type Pick = Decisions['pick']

/** EI-28, EI-30 */
export const pick: DecisionRules<EvilRobotsInfluence, Pick> = {
  schema: v.strictObject({ seat: v.number() }),
  shows: 'asked',
  single: { clock: () => 'pick', fallback: (prompt) => ({ seat: usualPick(prompt) }) },
  asked({ phase, stack: [card], seats }) {
    if (phase.kind !== 'pick' || !card) return []
    const { dealer, raised } = phase
    const offers = phase.offers.map(({ seat, amount }) => ({ seat, amount }))
    return [
      { seat: dealer, prompt: { card: copyPower(card), dealer, seats: seats.length, raised: [...raised], offers } },
    ]
  },
  refuse: ({ raised }, { seat }) => (raised.includes(seat) ? null : { code: 'not_a_claimant' }),
  sample: ({ raised }, rng) => ({ seat: rng.pick(raised) }),
  resolve: (table, _seat, { seat }) => pickClaimant(table, seat),
}
