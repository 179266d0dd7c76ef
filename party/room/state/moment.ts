import type { Game, Stream } from '@robot-night/engine'
import type { Keyed } from '@robot-night/engine/fair'

/** What the core cannot know by itself. Tests set other conditions. */
export interface Conditions {
  titles: readonly Game[]
  /** How long a second of the clocks is, in ms. */
  second: number
  stream(match: Keyed): Stream
  random(size: number): Uint8Array
  /** Is there an archive for matches that have ended? */
  hasArchive: boolean
  /** How many watch in the room itself, and in each gallery. */
  fill: { room: number; gallery: number }
}
export interface Moment extends Conditions {
  now: number
}
