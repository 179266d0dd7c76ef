import type { Rng } from '@robot-night/engine'
import type { State } from '@robot-night/engine/games/evil-robots-influence'

export const isInfluence = (state: object): state is State => 'tollEarned' in state && 'potCard' in state

/** Where the host deals first it is played to the end, and two may come out alike: else nobody chooses the path under seal. */
export const isEven = ({ options }: State): boolean => options.firstDealer === 0

/** How many moments of a sort count as one: some come often, some seldom. */
const ONE_IN: Partial<Record<State['phase']['kind'], number>> = { claim: 20, offer: 4, retain: 12 }

/** Something has been said under seal, or seen by one alone, and is not shown yet. */
export function isSuspense(state: object, rng: Rng): boolean {
  if (!isInfluence(state)) return false
  const { phase } = state
  if (phase.kind === 'cardChoice') return !isEven(state)
  if (!('answers' in phase) || phase.answers.length === 0) return false
  if (phase.kind === 'path') return true
  return !isEven(state) && rng.int(ONE_IN[phase.kind] ?? 1) === 0
}

export const isLaidOpen = (state: object): boolean => isInfluence(state) && state.phase.kind === 'over'
