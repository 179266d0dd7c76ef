import type { State } from '@robot-night/engine/games/cardbot-derby'

export const isDerby = (state: object): state is State => 'race' in state && 'robots' in state

/** A ping waits, with commands still to come. */
export const isSuspense = (state: object): boolean =>
  isDerby(state) && state.phase.kind === 'ping' && state.phase.then.step < LAST_STEP
const LAST_STEP = 4
