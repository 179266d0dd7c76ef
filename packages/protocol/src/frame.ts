import type { Seat, Update } from '@robot-night/engine'
import type { NightMatch } from './night.ts'
import type { Patch } from './patch.ts'
import type { Me, RoomFacts, TalkLine, WhisperLine } from './room.ts'
import type { WatcherLine, Reacted } from './talk.ts'
import type { Asking, SelfFacts } from './ticket.ts'

/** Time that runs for one seat, or for all who are asked (seat null). In ms since 1970, by the room's clock. */
export interface Clock {
  seat: Seat | null
  from: number
  until: number
}

/** A viewer's whole world: what `update` gave for this viewer, and the clocks. Frames carry it whole or as a patch. */
export interface Scene extends Update {
  clocks: Clock[]
}

/** Something told, as this viewer heard it. */
export interface Heard {
  kind: string
}

interface Counted {
  /** This viewer's frames of this match, the last one included. All devices of a seat share it; watchers share one. */
  n: number
  /** What this viewer heard with frames `since + 1` to `n`. */
  told: Heard[]
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
 * of. Watchers may get several frames as one. A reader whose own `n` is another asks for the whole `again`; a frame up
 * to its own `n` is old news.
 */
export interface PatchFrame extends Counted {
  since?: number
  patch: Patch
}
export const sinceOf = ({ since, n }: { since?: number; n: number }): number => since ?? n - 1
export type TableFrame = WholeFrame | PatchFrame

/** First of every connection. */
export interface Hello {
  protocol: number
  me: Me
  /** The room's clock, ms since 1970. */
  now: number
}

/** Why a command was not done: a code, and what else there is to say of it. */
export interface Refused {
  id: string | null
  code: string
  [detail: string]: string | number | null
}

/** One message down. Each part is there only when it has something to say. */
export interface Down {
  /** The id of a command that was done, perhaps at an earlier sending. */
  ok?: string
  /** A command that was not done; nothing changed. `id` is null where the frame had none that could be read. */
  no?: Refused
  hello?: Hello
  room?: RoomFacts
  /** Null: no match is on the table. */
  table?: TableFrame | null
  /** With a frame that tells something: the mark of all that this reader has been told of the match. */
  mark?: string
  /** New lines; with `hello`, the last ones from before too. */
  talk?: TalkLine[]
  /** Matches that have ended since; with `hello`, the last ones from before too. */
  night?: NightMatch[]
  /** New whispers to or from this reader, and to nobody else; with `hello`, the last ones from before. */
  whispers?: WhisperLine[]
  /** What watchers said, to those who have a name among them; to the chairs only while no match runs. As `talk`. */
  watcherChat?: WatcherLine[]
  /** Shown now, and not again. */
  reactions?: Reacted[]
  /** To the devices of one chair: where else it is open, and by what tickets it might be. Null: nowhere else, by none. */
  self?: SelfFacts | null
  /** To a device that asks for a seat. Null: not any more. */
  asking?: Asking | null
}

/** What a page shows at first paint, the same as a connection's first message. */
export interface FirstSight extends Down {
  hello: Hello
  room: RoomFacts
  table: WholeFrame | null
  talk: TalkLine[]
}
