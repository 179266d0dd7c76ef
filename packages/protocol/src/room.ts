import type { Pace, Seat } from '@robot-night/engine'
import type { NightMatch } from './night.ts'
import type { Claim, TalkRules } from './talk.ts'

/** A place in the room, from 0: its robot and colour. Seats of a match are its taken chairs in order, counted again. */
export type Chair = number
export const CHAIRS = 9

export type ChairFacts =
  | { kind: 'free' }
  /** `botPlays`: a computer player moves for this absent person until they are back. `guest`: who they are in the night's standings. */
  | ({ kind: 'person'; name: string; presence: 'here' | 'away'; botPlays: boolean; guest?: number } & Away)
  | ({ kind: 'bot'; name: string } & Open)

/** `opensAt`: from that moment on, ms since 1970, somebody new may take this seat of the running match. */
interface Open {
  opensAt?: number
}

/** More about a person, where there is more to say. */
interface Away extends Open {
  /** A computer player will move for them from this moment on, ms since 1970, unless they are back before. */
  botAt?: number
  /** Chairs whose people want a computer player to move for them at once. */
  votes?: Chair[]
  /** The host has them say nothing, aloud or in whispers. */
  muted?: true
}

/**
 * What becomes of somebody's moves while they are away: a tin robot makes them after a while; or the clock runs out on
 * them; or the clock stands and all wait.
 */
export const ABSENCES = ['bot', 'clock', 'wait'] as const
export type Absence = (typeof ABSENCES)[number]

/** Seconds by which those without a chair may see the room later than it is. */
export const DELAYS = [0, 15, 60, 180] as const
export type Delay = (typeof DELAYS)[number]

/** What stands still: everything, as the host has it; or only the time of those whom all wait for. */
export type PauseKind = 'paused' | 'waited'

/** Somebody who may not come back; one device of theirs. */
export interface Banned {
  /** To lift it by. */
  number: number
  name: string
}

/** Whether hands and roles lie covered until they are pressed: as the title has it, or for all. */
export const PEEKS = ['usual', 'always', 'never'] as const
export type Peek = (typeof PEEKS)[number]

export const STAGES = ['lobby', 'playing', 'over'] as const
export type Stage = (typeof STAGES)[number]

/** What everybody in the room may know of it. */
export interface RoomFacts {
  /** 128 random bits: years later the code may be another room's. */
  id: string
  code: string
  title: string
  options: object
  pace: Pace
  peek: Peek
  stage: Stage
  /** As many as the title has seats at most. */
  chairs: ChairFacts[]
  /** Whose chair is the host's. */
  host: Chair
  watchers: number
  match: MatchFacts | null
  /** Nobody may whisper just now: the title has it so. */
  hushed?: true
  /** What may be said here. A room always tells it. */
  talk?: TalkRules
  /** Left out: `bot`. */
  absence?: Absence
  /** Nobody new sits down. */
  locked?: true
  /** Only who has a chair sees the room. */
  shut?: true
  /**
   * A seat whose person has left, or has been away for too long, may pass to somebody new: in the running match, as it
   * was at the deal; between matches, from the next deal on.
   */
  takeOver?: true
  /** By so many seconds those without a chair see all of this later. */
  delay?: number
  /** They see no table, until what there is may be shown. */
  covered?: true
  pause?: PauseKind
  banned?: Banned[]
  /** Whom the host has muted and who has no chair: they watch, or have gone. */
  silenced?: Banned[]
  /** Strangers may find it among the public tables. */
  public?: true
  /** A match is being shuffled. */
  shuffle?: ShuffleFacts
}

/** A shuffle that goes on: `docs/fairness.md`. */
export interface ShuffleFacts {
  /** The id that the match will have. */
  match: string
  /** To the room's secret, as 32 bytes in hex. */
  commitment: string
  /** `chairs[seat]` */
  chairs: Chair[]
  /** Counted from 1. */
  round: number
  /** Null: they are being gathered. Then those that were announced in time, and from now on they are shown. */
  throws: { seat: Seat; commitment: string }[] | null
}

export interface MatchFacts {
  /** 128 random bits. */
  id: string
  title: string
  /** The n-th of this night, from 1. */
  number: number
  options: object
  /** Which chair has which seat: `chairs[seat]`. */
  chairs: Chair[]
  /** Set when the match was ended otherwise than by its rules. */
  ended: NightMatch['ended']
  /** To the secret of its shuffles. */
  commitment?: string
}

/** Who you are in this room. */
export interface Me {
  chair: Chair | null
  /** In the present match. */
  seat: Seat | null
  /** Who has no chair, and has given a name among those who watch. */
  watcher?: string
  /** The chair whose seat you have left in the running match: it is yours again when you ask. */
  left?: Chair
  /** The room is full of watchers: from here one can watch, and nothing else. */
  gallery?: true
}

/**
 * One line of table talk. `at` in ms since 1970. `clean`: the text as the family filter has it, where that is another.
 * `claim`: said by a button, to be read in each reader's language; `text` then says it to clients that know no claims.
 */
export type TalkLine = { number: number; at: number } & (
  | { kind: 'said'; chair: Chair; name: string; text: string; clean?: string; claim?: Claim }
  /** `about`: more of it, as the note has it. */
  | { kind: 'noted'; note: Note; chair: Chair | null; name: string; about?: string }
)

/** Somebody as they were called then. `guest`: who they are, whatever they are called; lines of talk do not say it. */
export interface Named {
  chair: Chair
  name: string
  guest?: number
}
/** What one person said to one other. `number`: counted for its reader alone, so that it tells of nobody else's. */
export interface WhisperLine {
  number: number
  at: number
  from: Named
  to: Named
  text: string
  clean?: string
}

export const NOTES = [
  'opened',
  'sat',
  'left',
  'sentHome',
  'satOut',
  'botSat',
  'botLeft',
  'host',
  'botSteppedIn',
  'returned',
  'dealt',
  'madePublic',
  'madePrivate',
  'stopped',
  'typingOff',
  'typingOn',
  'filterOn',
  'filterOff',
  'paused',
  'wentOn',
  /** `about`: which. */
  'pace',
  /** `about`: which. */
  'absence',
  'locked',
  'unlocked',
  'shut',
  'unshut',
  'takeOver',
  'noTakeOver',
  /** `about`: by how many seconds. */
  'delay',
  /** `about`: whose seat it was. */
  'tookOver',
  'muted',
  'unmuted',
  'banned',
  'unbanned',
  /** Somebody's device did not show the throw that it had announced: all throw again without it. */
  'noThrow',
] as const
export type Note = (typeof NOTES)[number]
