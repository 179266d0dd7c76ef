import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { give } from '../countdown.ts'
import type { Decisions, EvilRobotsInfluence } from '../shapes.ts'
import { copyPower } from '../table.ts'

/** EI-32 */
export const giveZero: DecisionRules<EvilRobotsInfluence, Decisions['giveZero']> = {
  schema: v.strictObject({ seat: v.number() }),
  shows: 'asked',
  single: { clock: () => 'giveZero', fallback: ({ candidates }) => ({ seat: candidates[0] ?? 0 }) },
  asked({ phase, stack: [card] }) {
    if (phase.kind !== 'giveZero' || !card) return []
    return [{ seat: phase.dealer, prompt: { card: copyPower(card), candidates: [...phase.candidates] } }]
  },
  refuse: ({ candidates }, { seat }) => (candidates.includes(seat) ? null : { code: 'not_a_candidate' }),
  sample: ({ candidates }, rng) => ({ seat: rng.pick(candidates) }),
  resolve: (table, _seat, { seat }) => give(table, seat),
}
