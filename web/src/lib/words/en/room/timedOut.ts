export const words = {
  /** Where a title says no more. */
  me: 'Time’s up: this was decided for you.',
  /** Before a name. */
  other: 'Time’s up for ',
}
