import type { DecisionRules } from '../../../core/game.ts'
import type { Decisions, EvilRobotsClassic } from '../shapes.ts'
import { turnPrompt } from '../turns.ts'
import { plainPass } from './action.ts'
import { turn } from './turn.ts'

/** ERC-807: as in the countdown, but for what the prompt bars. */
export const passTurn: DecisionRules<EvilRobotsClassic, Decisions['passTurn']> = {
  schema: turn.schema,
  shows: 'asked',
  single: { clock: () => 'turn', fallback: plainPass },
  asked: (state) => (state.phase.kind === 'passTurn' ? turnPrompt(state) : []),
  refuse: (prompt, action) => turn.refuse(prompt, action),
  sample: (prompt, rng) => turn.sample(prompt, rng),
  resolve: (table, seat, action) => turn.resolve(table, seat, action),
}
