import type { Malformed } from '@robot-night/protocol'

/** What is to be shown is no moment of this match, or nobody's eyes. */
export const OUTSIDE: Malformed = {
  problem: 'wrong',
  field: 'shown',
  expected: 'a moment and an eye that the match has',
}
