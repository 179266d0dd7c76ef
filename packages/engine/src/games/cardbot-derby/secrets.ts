import { robotsFor, USUAL_OPTIONS } from './material.ts'
import { mayKnow } from './secrets/mayKnow.ts'
import { redeals } from './secrets/redeals.ts'
import { face, likewise } from './secrets/saying.ts'
import { RANKS } from './shapes.ts'

/** What the secrecy checks must know: the piles that are shuffled first, which answers are sealed, who may know what. */
export const derbySecrets = {
  decks: (seats: number, options: object) =>
    Array.from({ length: robotsFor({ ...USUAL_OPTIONS, ...options }, seats).all }, () => RANKS),
  sealed: ['program', 'arrange'],
  knowledge: { mayKnow, face, likewise, redeals },
}
