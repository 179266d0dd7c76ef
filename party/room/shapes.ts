import type { CalledOff, Keyed, Throw } from '@robot-night/engine/fair'
import type { Game, Move, Pace, Position, Refusal, Stream, Told } from '@robot-night/engine'
import type {
  Absence,
  Banned,
  Chair,
  CloseReason,
  Command,
  MurmurLine,
  DeviceKind,
  NewRoom,
  NightMatch,
  Peek,
  Scene,
  Stage,
  StandsStill,
  TakeSeat,
  TalkLine,
  TalkRules,
} from '@robot-night/protocol'
import type { Crowd } from './crowd.ts'
import type { Gallery } from './galleries.ts'
import type { Seen } from './late.ts'
import type { History } from './History.ts'
import type { Shown } from './reactions.ts'
import type { Delivered, Wake } from './waking.ts'
import type { Showing } from './handOff.ts'
import type { Ticket } from './tickets.ts'
import type { Whispers } from './whispers.ts'

export type ChairState =
  | { kind: 'free' }
  | Person
  /** `from`: since when it plays on in somebody's place. */
  | { kind: 'tin'; name: string; from?: number }

export interface Person {
  kind: 'person'
  name: string
  /** Which of all the people who ever sat down here; keeps their points through other names, chairs and devices. */
  guest: number
  /** Since when a computer player moves for this absent person. */
  substituteFrom: number | null
  /** Since when nobody of them is connected; null: they are here. */
  awayFrom: number | null
  /** Chairs whose people want a computer player to move for them. */
  votes: readonly Chair[]
  isMuted: boolean
}

/** A stretch of the present match that does not count: all of it, or for deadlines only. `until` null: it lasts. */
export interface Still {
  what: StandsStill
  from: number
  until: number | null
}

/** Somebody whom the host has done something to, by their devices. */
export type Noted = Banned & { devices: readonly string[] }

/** What the host has made of the room beyond the match. */
export interface House {
  absence: Absence
  isLocked: boolean
  isShut: boolean
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
  /** When the pace was last changed: running clocks begin anew then. */
  paceFrom: number
  peek: Peek
  talk: TalkRules
  /** Since when strangers may find the room; null: they may not. */
  publicFrom: number | null
  stage: Stage
  house: House
  /** Of the present match, oldest first; only the last may last. */
  stills: readonly Still[]
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
  /** The host has cleared the table away: the room goes at once, with all that it knows. */
  cleared?: true
  /** In the memory of how it was: its table is shown to nobody. Never stored. */
  isCovered?: true
  /** When anything here last changed. */
  at: number
}

/** A browser, known by the hash of its cookie. */
export interface Device {
  hash: string
  chair: Chair | null
  /** Who it was when it last had a chair. */
  guest?: number
  kind: DeviceKind | null
  /** When it got its present or last chair. */
  since: number
  /** The name it has among those who watch, if it has given one. */
  watcher?: string
  /** Whether and how it is to be woken; known to nobody but the room. */
  wake?: Wake | null
}

/** An open connection. */
export interface Socket {
  id: string
  /** Null where no cookie was read. */
  device: string | null
  /** A hash of the address that it came from; null where that is not known. */
  from: string | null
  /** What its page calls itself, so that the page's next line takes its place. */
  page?: string
  /** When it was last known to be alive, ms; absent: it never promised to ping. */
  heardAt?: number
  /** Its client takes part in shuffles. */
  isThrowing?: boolean
}

/** Who sat on a seat: a guest of the room, or a tin robot (null). */
export interface Seated {
  name: string
  guest: number | null
}

/** How a match was begun and ended. With the moves it is the whole match. */
export interface Head {
  id: string
  title: string
  version: number
  number: number
  options: object
  /** `chairs[seat]` */
  chairs: readonly Chair[]
  /** Who sat there when it was dealt, by seat. Matches from before this was noted have none. */
  seated?: readonly Seated[]
  /** Chairs whose people have gone since; who sits there now has no seat in this match. */
  left: readonly Chair[]
  /** 32 bytes as hex. Never in a view, an event or a log line. */
  secret: string
  ended: NightMatch['ended']
  /** Absent: from before shuffles could be checked. */
  fair?: ShuffledHead
}

/** How a match was shuffled. */
export interface ShuffledHead {
  commitment: string
  /** The last one counted. */
  rounds: readonly (readonly Throw[])[]
  calledOff: readonly CalledOff[]
  /** Once it has ended: by viewer, a hash of what lay before them. */
  seen?: readonly string[]
}

/** A match before it is dealt. Nobody is told any value of a throw before the match is over. */
export interface Shuffle {
  /** As it is to be dealt. */
  head: Head
  commitment: string
  /** Those of the present round are being shown, after all had been announced. */
  isClosed: boolean
  /** When it goes on without those who are missing. */
  until: number
  rounds: readonly (readonly Throw[])[]
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

/** A command that was done for a device. */
export interface DoneFor {
  device: string
  id: string
}

/** A match that is to be brought to the archive. `at`: when it is tried next. */
export interface Parcel {
  match: string
  tries: number
  at: number
}

/** The match on the table. Head and log are stored; the rest is worked out from them. */
export interface Match {
  head: Head
  game: Game
  stream: Stream
  position: Position
  log: History
  /** What each viewer sees now: the seats, then the watchers. */
  scenes: readonly Scene[]
  /** By seat: its frame at which its computer player last had nothing to say. */
  silent: readonly number[]
}

/** By device, the last commands that were done for it, oldest first. Apart from the devices, which hardly ever change. */
export type Done = ReadonlyMap<string, readonly string[]>

export interface Room {
  facts: Facts
  devices: readonly Device[]
  done: Done
  talk: readonly TalkLine[]
  whispers: Whispers
  /** The matches that have ended, oldest first. */
  night: readonly NightMatch[]
  /** What those who watch said to each other. */
  murmurs: readonly MurmurLine[]
  /** Not stored. */
  reactions: readonly Shown[]
  /** Those of them that have not arrived in the archive yet. */
  outbox: readonly Parcel[]
  /** By which chairs may be handed on; also the last of those that have been used. */
  tickets: readonly Ticket[]
  /** The last match, as long as it lies on the table. */
  head: Head | null
  /** Null also where the match can no longer be played back. */
  match: Match | null
  sockets: readonly Socket[]
  /** Where those watch for whom there is no place here. */
  galleries: readonly Gallery[]
  /** Not stored. */
  crowd: Crowd
  /** How those without a chair see it later than it is, oldest first; empty: as it is. That there is some is stored. */
  past: readonly Seen[]
}

export type Input =
  /** `isStranger`: sent by the list of public tables, so only if the room is one. */
  | { kind: 'sit'; device: string; wish: TakeSeat; isStranger?: true }
  | { kind: 'nameWatcher'; device: string; name: string }
  /** `isClean`: the page was closed, it did not just fall silent. */
  | { kind: 'disconnected'; socket: string; isClean?: boolean }
  | ({ kind: 'ticket' } & Showing)
  /** `on`: what kind of device it says to be. */
  | { kind: 'connected'; socket: Socket; on?: DeviceKind | null }
  | { kind: 'command'; socket: string; command: Command }
  /** Somebody goes to a gallery to watch; a gallery says how many are there. */
  | { kind: 'sentTo'; gallery: number }
  | { kind: 'gallery'; number: number; count: number }
  /** When connections were last heard of, by their ids. */
  | { kind: 'heard'; pings: ReadonlyMap<string, number> }
  /** `tins`: computer players think; or, when one of them stumbled, play anything legal. */
  | { kind: 'alarm'; tins: 'think' | 'any' }
  /** A match is brought to the archive; it has arrived there. */
  | { kind: 'posting' | 'posted'; match: string }
  | ({ kind: 'delivered' } & Delivered)

export interface Claim {
  code: string
  device: string
  wish: NewRoom
}

/** What the core cannot know by itself. Tests set other conditions. */
export interface Conditions {
  titles: readonly Game[]
  /** How long a second of the clocks is, in ms. */
  second: number
  stream(match: Keyed): Stream
  random(size: number): Uint8Array
  /** Is there an archive for matches that have ended? */
  hasArchive: boolean
  /** How many watch in the room itself, and in each gallery. */
  fill: { room: number; gallery: number }
}
export interface Moment extends Conditions {
  now: number
}

/** What came of an input. Whom to tell what, and what to store, follows from the rooms before and after. */
export interface Step {
  room: Room
  /** Why nothing was done. */
  refused: Refusal | null
  closing: readonly { socket: string; reason: CloseReason }[]
}

export const done = (room: Room): Step => ({ room, refused: null, closing: [] })
export const refuse = (room: Room, refused: Refusal): Step => ({ room, refused, closing: [] })
