import type { Pace, Seat } from '@robot-night/engine'
import type { NightMatch } from './night.ts'
import type { TableLanguage } from './tables.ts'
import type { ClaimMade, Remark, TalkRules } from './talk.ts'

/** A place in the room, from 0: its robot and colour. The seats of a match are the taken chairs, numbered from 0. */
export type Chair = number
export const CHAIRS = 9

export type ChairFacts =
  | { kind: 'free' }
  /** `botPlays`: a bot moves for this absent person until they're back. `guest`: who they are in the night's standings. */
  | ({ kind: 'person'; name: string; presence: 'here' | 'away'; botPlays: boolean; guest?: number } & Away)
  | ({ kind: 'bot'; name: string } & Open)

/** `opensAt`, in ms since 1970: from then on, somebody new may take over this seat. */
interface Open {
  opensAt?: number
}

/** More about a person, if there is more. */
interface Away extends Open {
  /** In ms since 1970: from then on, a bot will move for them unless they're back. */
  botAt?: number
  /** The chairs that want a bot to move for them right now. */
  votes?: Chair[]
  /** The host has muted them: no talk, no whispers. */
  muted?: true
}

/**
 * What happens when somebody who's away should move: after a while, a bot moves for them; or their clock runs out; or the
 * clock stands still and everyone waits.
 */
export const ABSENCES = ['bot', 'clock', 'wait'] as const
export type Absence = (typeof ABSENCES)[number]

/** Possible delays for everyone without a chair, in seconds. */
export const DELAYS = [0, 15, 60, 180] as const
export type Delay = (typeof DELAYS)[number]

/** What stands still: everything, because of the host; or only the clocks of people who are away. */
export type PauseKind = 'paused' | 'waited'

/** Somebody who may not come back, by one of their devices. */
export interface Banned {
  /** For lifting it. */
  number: number
  name: string
}

/** Whether hands and roles are covered until pressed: as the title has it, always, or never. */
export const PEEKS = ['usual', 'always', 'never'] as const
export type Peek = (typeof PEEKS)[number]

export const STAGES = ['lobby', 'playing', 'over'] as const
export type Stage = (typeof STAGES)[number]

/** What everyone in the room may know about it. */
export interface RoomFacts {
  /** 128 random bits: the code may belong to another room years later. */
  id: string
  code: string
  title: string
  options: object
  pace: Pace
  peek: Peek
  stage: Stage
  /** As many as the title has seats. */
  chairs: ChairFacts[]
  /** The host's chair. */
  host: Chair
  watchers: number
  match: MatchFacts | null
  /** The title allows no whispers right now. */
  hushed?: true
  /** What may be said here. Always there. */
  talk?: TalkRules
  /** Left out: `bot`. */
  absence?: Absence
  /** Nobody new may sit down. */
  locked?: true
  /** Only people with a chair can see the room. */
  shut?: true
  /**
   * Newcomers may take over seats of people who left or have been away for too long: during a match, as it was at the
   * deal; between matches, from the next deal.
   */
  takeOver?: true
  /** The delay in seconds for everyone without a chair. */
  delay?: number
  /** They see no table until it may be shown. */
  covered?: true
  pause?: PauseKind
  banned?: Banned[]
  /** People whom the host has muted and who have no chair: they watch, or have left. */
  silenced?: Banned[]
  /** Strangers can find it in the public list. */
  public?: true
  /** In which language the table talks. */
  language?: TableLanguage
  /** Beginners are welcome. */
  beginners?: true
  /** A match is being shuffled. */
  shuffle?: ShuffleFacts
}

/** A shuffle in progress: `docs/fairness.md`. */
export interface ShuffleFacts {
  /** The id that the match will have. */
  match: string
  /** To the room's secret, as 32 bytes in hex. */
  commitment: string
  /** `chairs[seat]` */
  chairs: Chair[]
  /** Counted from 1. */
  round: number
  /** Null while they're being collected; then those that were announced in time, which are now to be shown. */
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
  /** Set if the match didn't end by its rules. */
  ended: NightMatch['ended']
  /** To the secret of its shuffles. */
  commitment?: string
}

/** Who you are in this room. */
export interface Me {
  chair: Chair | null
  /** In the current match. */
  seat: Seat | null
  /** The name of a watcher who gave one. */
  watcher?: string
  /** The chair that you left during this match: ask, and it's yours again. */
  left?: Chair
  /** The room is full of watchers: you can watch from here, and nothing else. */
  gallery?: true
}

/**
 * One line of table talk. `at` in ms since 1970. `clean`: the text after the family filter, if it differs.
 * `claim`: said by a button, to be read in each reader's language; `remark`: the same for what a tin robot says. `text` then
 * says it to clients that know neither.
 */
export type TalkLine = { number: number; at: number } & (
  | { kind: 'said'; chair: Chair; name: string; text: string; clean?: string; claim?: ClaimMade; remark?: Remark }
  /** `about`: details, depending on the note. */
  | { kind: 'noted'; note: Note; chair: Chair | null; name: string; about?: string }
)

/** Somebody, by their name at the time. `guest`: who they are, whatever their name; lines of talk don't have it. */
export interface Named {
  chair: Chair
  name: string
  guest?: number
}
/** What one person said to one other, also by a button. `number` counts its reader's only, so it gives nothing away about others. */
export interface WhisperLine {
  number: number
  at: number
  from: Named
  to: Named
  text: string
  clean?: string
  claim?: ClaimMade
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
  'botsQuiet',
  'botsTalk',
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
  /** A device didn't show the throw that it had announced: all others throw again. */
  'noThrow',
] as const
export type Note = (typeof NOTES)[number]
