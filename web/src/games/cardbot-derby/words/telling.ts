import type { Event, RobotIndex, Square, Target } from '@robot-night/engine/games/cardbot-derby'
import type * as stage from '#lib/stage/telling.ts'
import type { Seat } from '#lib/table/scene.ts'

/** A robot that a sentence is about. `name` is to stand at its beginning: the reader's only robot is "You". */
export interface Who {
  name: string
  /** The reader's, and the only one of theirs. */
  isMe: boolean
  /** The reader's, also where they have two. */
  isMine: boolean
  /** 1 or 2 where a seat has two robots. */
  plate: number | null
  isDrone: boolean
}
/** Somebody at the table. */
export type Sitting = stage.Who
/** What is on a square, to somebody who gets there. */
export type Place = 'belt' | 'portal' | 'tar' | 'ice' | 'turntable' | Target
/** An event as it is told: what the pile has left is not said. */
export type Tellable =
  Exclude<Event, { kind: 'targetPaid' }> | { kind: 'targetPaid'; robot: RobotIndex; target: Target }
export type EventOf<K extends Event['kind']> = Extract<Tellable, { kind: K }>

/** What a sentence about an event is given. */
export interface Told {
  who(robot: RobotIndex): Who
  seat(seat: Seat): Sitting
  place(square: Square): Place | null
}
export type PerEvent<T> = stage.PerEvent<Tellable, Told, T>

/** What stands in one line though it was told as several events. */
interface Together {
  /** Riders of belts, one after another. */
  rode(robots: readonly RobotIndex[], told: Told): stage.Bits
  /** The cards that a robot has paid for targets. */
  paid(is: { robot: RobotIndex; targets: readonly Target[] }, told: Told): stage.Bits
}
/** No sentence at all, one, or several. */
export type Sentences = PerEvent<readonly stage.Bits[]> & Together
