import type { GameDefinition } from '../../core/game.ts'
import { anyActions } from './decisions/action.ts'
import type { EvilRobotsClassic } from './shapes.ts'

/** The simplest that plays at all: it claims its call, takes any legal turn, stays out of chains, and shows nothing. */
export const bot: GameDefinition<EvilRobotsClassic>['bot'] = {
  discuss: () => ({ ready: true }),
  call: (_view, { ways }) => ({ claim: ways[0] ?? null }),
  turn: (_view, prompt, rng) => rng.pick(anyActions(prompt, rng)),
  callOrder: (_view, { seats }) => ({ order: [...seats] }),
  answer: (_view, { usual }) => ({ ...usual, reaction: null }),
  react: () => ({ reaction: null }),
  lineUp: (_view, { usual }) => ({ lineUp: { ...usual }, dial: null }),
  passOrder: (_view, { seats }) => ({ order: [...seats] }),
  passTurn: (_view, prompt, rng) => rng.pick(anyActions(prompt, rng)),
  nextRound: () => ({ ready: true }),
  show: () => null,
  earlyPass: () => null,
  unready: () => null,
  order: () => null,
}
