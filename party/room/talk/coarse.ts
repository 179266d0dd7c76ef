import { entered, type Game, type Move } from '@robot-night/engine'
import { masked } from '../../wordFilter/masked.ts'
import type { Room } from '../state/room.ts'

/**
 * Does an answer say something to the table that the family filter would mask? A title shows its words as they are, to
 * all, and in the list of a match that has ended: so such a one is not taken while the filter is on.
 */
export function isCoarse({ facts }: Room, game: Game, typed: Move): boolean {
  const move = entered(game, typed)
  if (move.what === 'close' || !facts.talk.filtered) return false
  const field = game.typed?.[move.kind]
  const [, text] = Object.entries(move.action).find(([name]) => name === field) ?? []
  return typeof text === 'string' && masked(text) !== text
}
