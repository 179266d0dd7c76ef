import { probe, probeSecrets, type Secrets } from '@robot-night/engine/testing'
import { cardsFor } from '@robot-night/engine/games/robot-revolution'

/** By title: its hidden pieces, in the order in which they are first shuffled. */
export const SECRETS: Readonly<Record<string, Secrets>> = {
  // Whatever an event shows counts as seen: cards may be revealed and shuffled back in at one stroke.
  'robot-revolution': { decks: (seats) => [cardsFor(seats)], mayShow: () => true },
  [probe.id]: probeSecrets,
}
