import type { WatcherLine, NightMatch, Reacted, TalkLine, WhisperLine } from '@robot-night/protocol'
import type { Ticket } from './tickets.ts'
import type { Device, Socket } from './device.ts'
import type { Facts } from './facts.ts'
import type { Head, Match } from './match.ts'

/**
 * By chair: what its person whispered, and was whispered. Both keep a copy, each with a count and an end of its own:
 * a list that two share would tell the one of the other's.
 */
export type Whispers = readonly (readonly WhisperLine[])[]

/** A reaction that was just shown. Memory alone keeps it, and not for long: who comes later has missed it. */
interface Shown extends Reacted {
  number: number
  at: number
}

/** Where some of those watch who find no place in the room itself. */
export interface Gallery {
  number: number
  /** How many it last said to hold. */
  count: number
  /** Who was sent there since. Not stored. */
  coming: number
}

/** How many look on, as everybody is told; and since when they are told that. */
export interface Crowd {
  told: number
  at: number
}

/** How all who watch saw the room, and since when it was so. */
export interface Seen {
  at: number
  room: Room
}

/** A match that is to be brought to the archive. `at`: when it is tried next. */
export interface ArchiveJob {
  match: string
  tries: number
  at: number
}

/** By device, the last commands that were done for it, oldest first. Apart from the devices, which hardly ever change. */
type Done = ReadonlyMap<string, readonly string[]>

export interface Room {
  facts: Facts
  devices: readonly Device[]
  done: Done
  talk: readonly TalkLine[]
  whispers: Whispers
  /** The matches that have ended, oldest first. */
  night: readonly NightMatch[]
  /** What those who watch said to each other. */
  watcherChat: readonly WatcherLine[]
  /** Not stored. */
  reactions: readonly Shown[]
  /** Those of them that have not arrived in the archive yet. */
  archiveQueue: readonly ArchiveJob[]
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
