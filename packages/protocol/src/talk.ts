import type { Chair } from './room.ts'

/** Reactions that people at the table can show. */
export const REACTIONS = ['clap', 'laugh', 'gasp', 'spark', 'heart', 'thumb'] as const
export type Reaction = (typeof REACTIONS)[number]

/** Shown for a moment, and stored nowhere. */
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

/** A claim as it was made: while a match was running, with its id and the round that it's about. */
export interface ClaimMade extends Claim {
  match?: string
  round?: number
}

/**
 * What a tin robot says: a line of the title's `remarks`, to be worded in each reader's language. `variant`: any whole
 * number, so that all readers choose the same of several wordings. `who` and `what` it's about; names as of then.
 */
export interface Remark {
  title: string
  line: string
  variant: number
  who?: { chair: Chair; name: string }
  what?: string
}

/** What may be said in a room, as the host has it. */
export interface TalkRules {
  /** May people type (talk, whispers, the watchers' talk)? If not, there are only claims and reactions. */
  typed: boolean
  /** The family filter: `clean` is shown instead of `text` if there is one, and names are masked. */
  filtered: boolean
  /** False: tin robots only play. Left out: they may also claim and remark something. */
  bots?: false
}

/** What one watcher says to the others. `number` counts only these. */
export interface WatcherLine {
  number: number
  at: number
  name: string
  text: string
  clean?: string
}
