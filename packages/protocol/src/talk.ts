import type { Chair } from './room.ts'

/** What somebody at the table may show without words. */
export const REACTIONS = ['clap', 'laugh', 'gasp', 'spark', 'heart', 'thumb'] as const
export type Reaction = (typeof REACTIONS)[number]

/** Shown for a moment, and kept nowhere. */
export interface Reacted {
  chair: Chair
  reaction: Reaction
}

/** What somebody says of themselves in a title's own words: a kind and one of its values, of the title's `claims`. */
export interface Claim {
  title: string
  kind: string
  value: string
}

/** What may be said in a room, as the host has it. */
export interface TalkRules {
  /** May people type: talk, whispers, lines of watchers? Else they have claims and reactions alone. */
  typed: boolean
  /** The family filter: a text is shown as `clean` where there is such, and names are masked. */
  filtered: boolean
}

/** What one who watches says to the others who do. `number`: counted among these alone. */
export interface WatcherLine {
  number: number
  at: number
  name: string
  text: string
  clean?: string
}
