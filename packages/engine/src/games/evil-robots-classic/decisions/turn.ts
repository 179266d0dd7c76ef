import type { DecisionRules } from '../../../core/game.ts'
import { perform } from '../actions.ts'
import type { Decisions, EvilRobotsClassic } from '../shapes.ts'
import { turnPrompt } from '../turns.ts'
import { actionSchema, anyActions, plainPass, refuseAction } from './action.ts'

/** ERC-401 */
export const turn: DecisionRules<EvilRobotsClassic, Decisions['turn']> = {
  schema: actionSchema,
  shows: 'asked',
  single: { clock: () => 'turn', fallback: plainPass },
  asked: (state) => (state.phase.kind === 'turn' ? turnPrompt(state) : []),
  refuse: refuseAction,
  sample: (prompt, rng) => rng.pick(anyActions(prompt, rng)),
  resolve: perform,
}
