import type { Game } from '@robot-night/engine'
import { walk, type Match } from '@robot-night/engine/testing'
import type { State } from '@robot-night/engine/games/evil-robots-classic'

export const isClassic = (state: object): state is State => 'diary' in state && 'whispered' in state

export const isLaidOpen = (state: object): boolean => isClassic(state) && 'result' in state.phase

/** A conversion that others answer now seems to have gone otherwise than it went. */
export const isDoubtful = (match: Match, game: Game): boolean =>
  [...walk(game, match)].some((step) => {
    if ('refused' in step || !isClassic(step.position.state)) return false
    const { phase } = step.position.state
    return phase.kind === 'react' && phase.chain.stack.some(({ truth, claim }) => truth !== claim)
  })
