import type { Chair } from '@robot-night/protocol'

/** Somebody whose seat a tin robot plays, for they have no chair any more. */
export interface Former {
  name: string
  guest: number
  /** Who left may come back to the seat. Who was removed may not, and nobody else gets it either. */
  why: 'left' | 'removed'
  /** Those on which the seat was open. */
  devices: readonly string[]
}

export interface Person {
  kind: 'person'
  name: string
  /** Which of all the people who ever sat down here; keeps their points through other names, chairs and devices. */
  guest: number
  /** Since when a bot moves for this absent person. */
  botSince: number | null
  /** Since when nobody of them is connected; null: they are here. */
  awayFrom: number | null
  /** Chairs whose people want a bot to move for them. */
  votes: readonly Chair[]
  isMuted: boolean
  /** How often in a row the clock has played for them, as all could see, while they pressed nothing. Absent: not at all. */
  idle?: number
}

export type ChairState =
  | { kind: 'free' }
  | Person
  /** `from`: since when it plays on in somebody's place. `after`: whose, in the running match. */
  | { kind: 'bot'; name: string; from?: number; after?: Former }
