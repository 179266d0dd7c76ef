import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { playPrompt } from '../prompts.ts'
import { IN_A_WINDOW, refusePlay } from '../play.ts'
import { playCard } from '../playCard.ts'
import { playsOf, samplePlay } from '../plays.ts'
import { playSchema } from '../playSchema.ts'
import type { Decisions, EvilRobotsInfluence } from '../shapes.ts'
import { nextWindow, resume } from '../turns.ts'

/** EI-58 to EI-62 */
export const reveal: DecisionRules<EvilRobotsInfluence, Decisions['reveal']> = {
  schema: v.variant('kind', [playSchema, v.strictObject({ kind: v.literal('pass') })]),
  shows: 'asked',
  single: { clock: () => 'reveal', fallback: () => ({ kind: 'pass' }) },
  asked: (state) =>
    state.phase.kind === 'reveal' ? [{ seat: state.phase.seat, prompt: playPrompt(state, state.phase.seat) }] : [],
  refuse: (prompt, action) => (action.kind === 'pass' ? null : refusePlay(prompt, action, IN_A_WINDOW)),
  sample: (prompt, rng) => samplePlay(playsOf(prompt, IN_A_WINDOW), rng) ?? { kind: 'pass' },
  resolve(table, seat, action) {
    if (action.kind === 'pass') {
      table.tell({ kind: 'revealPassed', seat })
      return nextWindow(table)
    }
    const { phase } = table.state
    playCard(table, seat, action)
    if (table.state.phase === phase) resume(table, { kind: 'reveal', seat })
  },
}
