import type { Rng } from '@robot-night/engine'
import { SIDES, type Allegiance, type Side } from './material.ts'

/** CM-5: one flip never ends Neutral. */
export function flip(rng: Rng): Side {
  return rng.pick(SIDES)
}

/** CM-3: two flips that differ make Neutral. */
export function startingFlips(rng: Rng): Allegiance {
  const [one, other] = [flip(rng), flip(rng)]
  return one === other ? one : 'N'
}

/** CM-4: what a tap makes of it. */
export function turned(allegiance: Allegiance): Side {
  return allegiance === 'G' ? 'E' : 'G'
}
