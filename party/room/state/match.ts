import type { Game, Position, Stream } from '@robot-night/engine'
import type { Scene } from '@robot-night/protocol'
import type { Entry } from './entry.ts'
import type { Head } from './head.ts'

/**
 * By viewer, the running hash of all that they have been told; null: nobody has needed it yet. It goes along with the
 * moves for those who are sent anything: computer players, and watchers who are not there, cost nothing.
 */
export type Chains = readonly (string | null)[]

/** The match on the table. Head and log are stored; the rest is worked out from them. */
export interface Match {
  head: Head
  game: Game
  stream: Stream
  position: Position
  log: readonly Entry[]
  /** What each viewer sees now: the seats, then the watchers. */
  scenes: readonly Scene[]
  chains: Chains
  /** By seat: its frame at which its computer player last had nothing to say. */
  silent: readonly number[]
}
