import type { Malformed } from '@robot-night/protocol'

/** What somebody wants to show isn't a moment of this match, or no viewer of it. */
export const OUTSIDE: Malformed = {
  problem: 'wrong',
  field: 'shown',
  expected: 'a moment and an eye that the match has',
}
