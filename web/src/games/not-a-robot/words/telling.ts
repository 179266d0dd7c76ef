import type { EntryNumber, Event, Holder } from '@robot-night/engine/games/not-a-robot'
import type { Seat } from '#lib/table/scene.ts'
import type { LogLine } from '#lib/table/title.ts'

/** Somebody a sentence is about. `name` is to stand at its beginning: the reader is "You". */
export interface Who {
  name: string
  isMe: boolean
}
export type Bits = LogLine['bits']
export interface Said {
  title: string
  detail: string
}
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

/** Who has an entry of the list, and with which word. */
export interface Listed {
  seat: Seat
  /** Null: a blank. */
  word: string | null
}
/** What a sentence about an event is given. */
export interface Told {
  who(seat: Seat): Who
  /** The list as it stood just before. Null: there was no such entry. */
  entry(entry: EntryNumber): Listed | null
  /** Who has the Robot card, once all know it. */
  robot: Holder | null
}
/** A table of what is said about each kind of event. */
export type PerEvent<T> = { [K in Event['kind']]: (event: EventOf<K>, told: Told) => T }
/** No sentence at all, one, or several. */
export type Sentences = PerEvent<readonly Bits[]>

export const strong = (text: string | number): { strong: string } => ({ strong: String(text) })
export const none: readonly Bits[] = []
