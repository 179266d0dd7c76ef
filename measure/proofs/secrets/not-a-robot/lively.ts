import { owing, type Game, type Move, type Position, type Rng } from '@robot-night/engine'
import { isNar } from './state.ts'

const ONE_IN_ANY = 2

/** All give words and are content with them, so that it comes to the call and the vote before it is over. */
export function lively(game: Game, { state, beat }: Position, rng: Rng): Move | null {
  if (!isNar(state) || state.phase.kind !== 'review' || rng.int(ONE_IN_ANY) === 0) return null
  const [next] = owing(game, state)
  return next
    ? { what: 'answer', kind: next.kind, seat: next.seat, beat, action: { objections: [] }, by: 'player' }
    : null
}
