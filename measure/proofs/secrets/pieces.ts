import { probe, probeSecrets, type Secrets } from '@robot-night/engine/testing'
import { derbySecrets } from '@robot-night/engine/games/cardbot-derby'
import { classicSecrets } from '@robot-night/engine/games/evil-robots-classic'
import { influenceSecrets } from '@robot-night/engine/games/evil-robots-influence'
import { notARobotSecrets } from '@robot-night/engine/games/not-a-robot'
import { cardsFor } from '@robot-night/engine/games/robot-revolution'

/** By title: its hidden pieces, in the order in which they are first shuffled. */
export const SECRETS: Readonly<Record<string, Secrets>> = {
  // Whatever an event shows counts as seen: cards may be revealed and shuffled back in at one stroke.
  'robot-revolution': { decks: (seats) => [cardsFor(seats)], mayShow: () => true },
  'evil-robots-classic': classicSecrets,
  'evil-robots-influence': influenceSecrets,
  'not-a-robot': notARobotSecrets,
  'cardbot-derby': derbySecrets,
  [probe.id]: probeSecrets,
}

/** By title: how many pairs of worlds it takes to be sure. */
export const PAIRS: Readonly<Record<string, number>> = {
  'robot-revolution': 5000,
  'evil-robots-classic': 2000,
  'evil-robots-influence': 2000,
  'not-a-robot': 2000,
  'cardbot-derby': 2000,
  // It has what real titles lack: offers at any time, three audiences, things done in silence.
  [probe.id]: 500,
}
