import type { Move, Told } from '@robot-night/engine'

/** A command that was done for a device. */
export interface DoneFor {
  device: string
  id: string
}

/** One row of the journal: what happened, what was told (unfiltered), and how many frames each viewer had after it. */
export interface Entry {
  seq: number
  at: number
  /** Null: the beginning, or something that the room did to a running match. */
  move: Move | null
  told: readonly Told[]
  /** The beat after it. */
  beat: number
  /** Frames by viewer: the seats, then the watchers. */
  ns: readonly number[]
  /** The command that it was, and whose: so a move is one row, and what was done for a device needs none beside it. */
  done?: DoneFor
}
