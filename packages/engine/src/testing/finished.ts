import type { Game, Viewer } from '../core/game.ts'
import { keyOf, keyStream, rngOf } from '../core/rng.ts'
import { hear } from '../core/update.ts'
import { byBots, playout } from './playout.ts'

/** A match that bots have played to its end, as one viewer heard it, and what they see then. */
export function finished(
  game: Game,
  { seats, name, viewer = 'spectator' }: { seats: number; name: string; viewer?: Viewer },
): { heard: { kind: string }[]; view: object } {
  const stream = keyStream(keyOf(name))
  const steps = [...playout(game, { seats, options: game.options.usual, stream }, byBots(rngOf(name)))]
  const last = steps.at(-1)
  if (!last) throw new Error('a match has a beginning')
  const heard = steps.flatMap(({ reached }) => hear(reached.told, viewer))
  return { heard, view: game.view(last.reached.position.state, viewer) }
}
