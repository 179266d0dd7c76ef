import { keyStream, rngFrom, type CountedRng, type Stream } from '@robot-night/engine'
import { derived, keyOf, type Keyed } from '@robot-night/engine/fair'

/** The key stream of a match, from its secret and what people threw in. */
export function matchStream(match: Keyed): Stream {
  return keyStream(keyOf(match))
}

/** A generator for one bot's thought or pause: apart from the match's, and from every other's. */
export function ownRng(secret: string, purpose: string, ...at: readonly number[]): CountedRng {
  return rngFrom(keyStream(derived(`robot-night ${purpose} ${at.join(' ')}`, secret)))
}
