import type { Player } from '../table/title.ts'

/** Who sits at the table of a lesson, by seat, each a robot of their own. */
export const playersNamed = (names: readonly string[]): Player[] =>
  names.map((name, seat) => ({ seat, name, robot: seat, presence: 'here', botPlays: false }))
