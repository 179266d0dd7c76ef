import type { Seat, TimedOut, Update } from '@robot-night/engine'
import type { NightMatch } from './night.ts'
import type { Patch } from './patch.ts'
import type { Me, RoomFacts, TalkLine, WhisperLine } from './room.ts'
import type { WatcherLine, Reacted } from './talk.ts'
import type { Asking, SelfFacts } from './ticket.ts'

/** A clock for one seat, or for everyone who is asked (seat null). In ms since 1970, by the room's clock. */
export interface Clock {
  seat: Seat | null
  from: number
  until: number
}

/** Everything that a viewer sees: what `update` returned for them, and the clocks. Frames carry it whole or as a patch. */
export interface Scene extends Update {
  clocks: Clock[]
}

/** An event, as this viewer heard it. */
export interface Heard {
  kind: string
}

interface Counted {
  /** Counts this viewer's frames of this match, this one included. All devices of a seat share it, and so do all watchers. */
  n: number
  /** The events of frames `since + 1` to `n`, as this viewer heard them. */
  told: Heard[]
  /** Where the clock answered for somebody, as far as this viewer may know; absent: nowhere. */
  timedOut?: Late[]
}
/** `after`: how many events of `told` come before it. */
export interface Late extends TimedOut {
  after: number
}
/**
 * The whole scene: first frame, answer to `again`, smaller than its patch, or asked for (`whole=1`). `since` 0: `told` is
 * the whole log.
 */
export interface WholeFrame extends Counted {
  match: string
  since: number
  scene: Scene
}
/**
 * What changed since frame `since`, or, without it, since the frame before: in the match that the last whole scene was
 * of. For watchers, frames may be merged. Ignore frames whose `n` isn't above yours. If `since` isn't your `n`, ask for
 * everything with `again`.
 */
export interface PatchFrame extends Counted {
  since?: number
  patch: Patch
}
export const sinceOf = ({ since, n }: { since?: number; n: number }): number => since ?? n - 1
export type TableFrame = WholeFrame | PatchFrame

/** The first message of every connection. */
export interface Hello {
  protocol: number
  me: Me
  /** The room's clock, ms since 1970. */
  now: number
}

/** Why a command wasn't done: a code and its details. */
export interface Refused {
  id: string | null
  code: string
  [detail: string]: string | number | null
}

/** One message to a client, with only those parts that have something to say. */
export interface Down {
  /** The id of a command that was done, now or when it was first sent. */
  ok?: string
  /** A command that was not done; nothing changed. `id` is null if the frame had no readable one. */
  no?: Refused
  hello?: Hello
  room?: RoomFacts
  /** Null: no match is on the table. */
  table?: TableFrame | null
  /** With events: the mark of everything that this viewer has been told about the match. */
  mark?: string
  /** New lines; with `hello`, also earlier ones. */
  talk?: TalkLine[]
  /** Newly finished matches; with `hello`, also earlier ones. */
  night?: NightMatch[]
  /** New whispers to or from this person, and nobody else's; with `hello`, also earlier ones. */
  whispers?: WhisperLine[]
  /** The watchers' talk, for watchers with a name, and for chairs between matches. Like `talk`. */
  watcherChat?: WatcherLine[]
  /** Shown once, and not kept. */
  reactions?: Reacted[]
  /** To the devices of one chair: its other devices and its tickets. Null: none of either. */
  self?: SelfFacts | null
  /** To a device that asks for a seat. Null: no longer. */
  asking?: Asking | null
}

/** What a page is drawn with, the same as a connection's first message. */
export interface FirstSight extends Down {
  hello: Hello
  room: RoomFacts
  table: WholeFrame | null
  talk: TalkLine[]
}
