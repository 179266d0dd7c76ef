import type { Pace } from '@robot-night/engine'
import type { CalledOff } from '@robot-night/engine/fair'
import type { Absence, Banned, Chair, Peek, Stage, PauseKind, TableLanguage, TalkRules } from '@robot-night/protocol'
import type { ChairState } from './chair.ts'
import type { Shuffle } from './match.ts'

/** A stretch of the present match that does not count: all of it, or for deadlines only. `until` null: it lasts. */
export interface Pause {
  what: PauseKind
  from: number
  until: number | null
}

/** Somebody whom the host has done something to, by their devices. */
export type Noted = Banned & { devices: readonly string[] }

/** What the host has made of the room beyond the match. */
export interface RoomSettings {
  absence: Absence
  isLocked: boolean
  isShut: boolean
  /** May seats pass on in the next match? */
  mayTakeOver: boolean
  banned: readonly Noted[]
  /** Muted people without a chair. Those who have one are muted there. */
  silenced: readonly Noted[]
  /** By how many seconds those without a chair see everything later. */
  delay: number
}

/** What the room is set to, one stored row. Times in ms since 1970. */
export interface Facts {
  /** 128 random bits: years later the code may be another room's. */
  id: string
  code: string
  title: string
  options: object
  pace: Pace
  /** Nobody has chosen it: it is the usual one for who sits at the table. */
  isPaceUsual?: true
  /** When the pace was last changed: running clocks start again then. */
  paceFrom: number
  peek: Peek
  talk: TalkRules
  /** Since when strangers may find the room; null: they may not. */
  publicFrom: number | null
  /** In which language the table talks; absent: nobody has said. */
  language?: TableLanguage
  /** Beginners are welcome. */
  beginners?: true
  stage: Stage
  settings: RoomSettings
  /** Of the present match, oldest first; only the last may last. */
  pauses: readonly Pause[]
  /** Always `CHAIRS` of them; those beyond the title's seats are free and not shown. */
  chairs: readonly ChairState[]
  host: Chair
  /** Since when the host is away; null while there. */
  hostAwayFrom: number | null
  /** Matches begun in this room. */
  matches: number
  /** People who ever sat down in it. */
  guests: number
  /** The match that is being shuffled; null: none is. */
  shuffle: Shuffle | null
  /** Deals that were called off since the last match was dealt, oldest first. */
  calledOff: readonly CalledOff[]
  /** Nobody but its maker has ever come, and nothing was played: its code may go to others soon. */
  isUnused?: true
  /** Devices that have seen the cards of a seat of the running match and have it no more. They get no other's. */
  played: readonly string[]
  /** The host has cleared the table away: the room goes at once, with all that it knows. */
  cleared?: true
  /** In the memory of how it was: its table is shown to nobody. Never stored. */
  isCovered?: true
  /** When anything here last changed. */
  at: number
}
