import { CARDS } from './pictures.ts'
import { mayKnow } from './secrets/mayKnow.ts'
import { redeals } from './secrets/redeals.ts'
import { face, likewise } from './secrets/saying.ts'

/** What the secrecy checks must know: the cards that are shuffled first, which answers are sealed, who may know what. */
export const notARobotSecrets = {
  decks: () => [CARDS],
  /** A call is sealed as well, but for a Robot's that reveals: `secrets/saying.ts` tells them apart. */
  sealed: ['review', 'vote'],
  knowledge: { mayKnow, face, likewise, redeals },
}
