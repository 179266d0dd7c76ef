import type { ArchivedMatch } from '@robot-night/protocol'
import type { Sight, Stir } from './replayedMatch.ts'

/** What the page asks of the worker that plays the match again; which one, it is told first. */
export type Order = { kind: 'take'; record: ArchivedMatch } | { kind: 'wind' } | { kind: 'look'; moment: number }

/** What it answers. */
export type Answer =
  | { kind: 'stirs'; stirs: Stir[] }
  /** `isWhole`: to the last move; else the record and the rules part here. */
  | { kind: 'wound'; isWhole: boolean }
  | { kind: 'sight'; moment: number; sight: Sight }

/** Both ways between them. */
export interface Winder {
  say(order: Order): void
  listen(heard: (answer: Answer) => void): void
  end(): void
}
