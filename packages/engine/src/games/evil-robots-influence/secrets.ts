import { mayKnow } from './secrets/mayKnow.ts'
import { redeals } from './secrets/redeals.ts'
import { face, likewise } from './secrets/saying.ts'
import { LEFT_CARDS } from './shapes.ts'

/** What the secrecy checks must know: the cards that are shuffled first, which answers are sealed, who may know what. */
export const influenceSecrets = {
  // The Right cards are in `redeals` alone: cards of two decks cannot lie in each other's places.
  decks: () => [LEFT_CARDS],
  sealed: ['claim', 'offer', 'endgame', 'retain', 'path'],
  knowledge: { mayKnow, face, likewise, redeals },
}
