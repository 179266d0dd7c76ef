import type { Down } from '@robot-night/protocol'

/** One move as a real room took it and told of it, but for the id of the command. */
interface Turn {
  seat: number
  /** The command, without its id. */
  up: object
  /** What each seat was sent. */
  seats: readonly Down[]
  watchers: Down
}
export type Script = readonly Turn[]

const PIECES = 90

/** About 3 kB as JSON: what a table with cards has to remember. */
export const filler = (): object[] => Array.from({ length: PIECES }, (_, at) => ({ card: at * 7, place: at, up: true }))
