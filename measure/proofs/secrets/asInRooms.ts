import { owing, type Game, type Position, type Rng } from '@robot-night/engine'
import { byPlayersAtRandom, fallback, type Chooser } from '@robot-night/engine/testing'

/** How often somebody lets their time run out. */
const ONE_IN_LATE = 10

/** Any legal answers in an order that a room knows: a window closes when nobody is left to answer, or by the clock. */
export function asInRooms(rng: Rng, { hasClock }: { hasClock: boolean }): Chooser {
  const byPlayers = byPlayersAtRandom(rng)
  return (game, position) => {
    if (isAnswered(game, position)) return fallback(game, position)
    const late = hasClock && rng.int(ONE_IN_LATE) === 0 ? fallback(game, position) : null
    for (let move = late ?? byPlayers(game, position); ; move = byPlayers(game, position)) {
      if (hasClock || move?.what !== 'close') return move
    }
  }
}

/** A window that waits for nobody any more. */
export const isAnswered = (game: Game, { state }: Position): boolean =>
  Object.hasOwn(game.windows, state.phase.kind) && owing(game, state).length === 0
