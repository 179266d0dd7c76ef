import type { CardId } from '@robot-night/engine/games/evil-robots-influence'

/** The symbols of pieces.svg besides those of the cards. */
export const PIECES = [
  ...(['type-I', 'type-A', 'type-R', 'type-E'] as const),
  ...(['gem', 'token', 'hand', 'envelope', 'deals', 'dealer-token'] as const),
  ...(['chest-back', 'chest-front', 'chest-shut'] as const),
  ...(['bolt', 'shield', 'laurel', 'scale', 'tick', 'cross'] as const),
] as const

export type Piece = CardId | (typeof PIECES)[number]
