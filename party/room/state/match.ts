import type { Game, Move, Position, Seat, Stream, TimedOut, Told, Viewer } from '@robot-night/engine'
import type { CalledOff, Throw } from '@robot-night/engine/fair'
import type { Chair, NightMatch, Scene } from '@robot-night/protocol'

/** Who sat on a seat: a guest of the room, or a tin robot (null). */
export interface Seated {
  name: string
  guest: number | null
}

/** Somebody to whom a seat has passed in the middle of a match. */
interface Heir extends Seated {
  seat: Seat
  at: number
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
  /** Those who have taken over a seat since, in order. */
  heirs?: readonly Heir[]
  /** After how many seconds of absence a seat may pass to somebody else: fixed at the deal. Absent: no seat passes. */
  passesAfter?: number
  /** Chairs whose people have gone since; who sits there now has no seat in this match. */
  left: readonly Chair[]
  /** 32 bytes as hex. Never in a view, an event or a log line. */
  secret: string
  ended: NightMatch['ended']
  /** Absent: from before shuffles could be checked. */
  fair?: ShuffledHead
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

/** A command that was done for a device. */
export interface DoneFor {
  device: string
  id: string
}

/** One row of the journal: what happened, what was told (unfiltered), and how many frames each viewer had after it. */
export interface Entry {
  seq: number
  at: number
  /** Null: the beginning, or something that the room did to a running match. */
  move: Move | null
  told: readonly Told[]
  /** For whom the clock played, unfiltered; absent: nobody. */
  timedOut?: readonly TimedOut[]
  /** The beat after it. */
  beat: number
  /** Frames by viewer: the seats, then the watchers. */
  ns: readonly number[]
  /** The command that it was, and whose: so a move is one row, and what was done for a device needs none of its own. */
  done?: DoneFor
}

/**
 * By viewer, the running hash of all that they have been told; null: nobody has needed it yet. It goes along with the
 * moves for those who are sent anything: bots, and watchers who are not there, cost nothing.
 */
export type Chains = readonly (string | null)[]

/** The match on the table. Head and log are stored; the rest is worked out from them. */
export interface Match {
  head: Head
  game: Game
  stream: Stream
  position: Position
  log: readonly Entry[]
  /** What each viewer sees now: the seats, then the watchers. */
  scenes: readonly Scene[]
  chains: Chains
  /** By seat: its frame at which its bot last had nothing to say. */
  silent: readonly number[]
  /** By seat: the beat in which its bot last thought of something to say to the table; null: in none yet. */
  remarked: readonly (number | null)[]
}

/** Everybody who watches a match: its seats, then the watchers as one. */
export function viewersOf(match: Pick<Match, 'head'>): Viewer[] {
  return [...match.head.chairs.keys(), 'spectator']
}

/** A viewer's place in lists by viewer. */
export function placeOf(match: Pick<Match, 'head'>, viewer: Viewer): number {
  return viewer === 'spectator' ? match.head.chairs.length : viewer
}

export function countOf(match: Match, viewer: Viewer): number {
  return match.log.at(-1)?.ns[placeOf(match, viewer)] ?? 0
}

export function sceneOf(match: Match, viewer: Viewer): Scene {
  const scene = match.scenes[placeOf(match, viewer)]
  if (!scene) throw new Error(`no scene for ${viewer}`)
  return scene
}
