import type { Seat } from '@robot-night/engine'
import type { CalledOff, Throw } from '@robot-night/engine/fair'
import type { Chair, NightMatch } from '@robot-night/protocol'

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
