import type { Event, SeenPhase, View } from '@robot-night/engine/games/evil-robots-influence'

export const STEPS = ['setUp', 'auction', 'reveal', 'count', 'split'] as const
export type Step = (typeof STEPS)[number]

const STEP: Readonly<Record<Exclude<SeenPhase['kind'], 'cardChoice'>, Step>> = {
  ...{ claim: 'auction', offer: 'auction', pick: 'auction', giveZero: 'auction', turn: 'auction' },
  ...{ reveal: 'reveal', split: 'split', endgame: 'split', path: 'split', over: 'split', retain: 'setUp' },
}
/** What is told of by itself, and is no phase. */
const TOLD: Readonly<Partial<Record<Event['kind'], Step>>> = {
  ...{ roundStarted: 'setUp', potSet: 'setUp', idleSet: 'setUp', stackSet: 'setUp', coinsTossed: 'setUp' },
  ...{ coinsRevealed: 'count', counted: 'count', bonus: 'split' },
}

/** `showing`: what is being shown. */
export function stepOf({ phase }: Pick<View, 'phase'>, showing: Event | null): Step {
  const told = showing && TOLD[showing.kind]
  return told ?? STEP[phase.kind === 'cardChoice' ? phase.then.kind : phase.kind]
}
