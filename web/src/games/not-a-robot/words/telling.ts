import type { EntryNumber, Event, Holder } from '@robot-night/engine/games/not-a-robot'
import type * as stage from '#lib/stage/telling.ts'
import type { Seat } from '#lib/table/scene.ts'

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

/** Who has an entry of the list, and with which word. */
export interface Listed {
  seat: Seat
  /** Null: a blank. */
  word: string | null
}
/** What a sentence about an event is given. */
export interface Told {
  who(seat: Seat): stage.Who
  /** The list as it stood just before. Null: there was no such entry. */
  entry(entry: EntryNumber): Listed | null
  /** Who has the Robot card, once all know it. */
  robot: Holder | null
}
type PerEvent<T> = stage.PerEvent<Event, Told, T>
/** No sentence at all, one, or several. */
export type Sentences = PerEvent<readonly stage.Bits[]>
