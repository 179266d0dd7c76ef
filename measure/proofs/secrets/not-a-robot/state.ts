import type { State } from '@robot-night/engine/games/not-a-robot'

export const isNar = (state: object): state is State => 'serverRole' in state && 'struck' in state

/** Something sealed is in, and more is waited for. */
export const isSuspense = (state: object): boolean => {
  if (!isNar(state)) return false
  const { phase } = state
  if (phase.kind === 'call') return phase.stayed.length === SOME_IN
  return phase.kind === 'guess' || (phase.kind === 'vote' && phase.votes.length === SOME_IN)
}
const SOME_IN = 2

export const isLaidOpen = (state: object): boolean =>
  isNar(state) && (state.phase.kind === 'result' || state.phase.kind === 'over')
