import type { Event, Target } from '@robot-night/engine/games/evil-robots-classic'
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
/** Who is meant by a seat; the extra robot has a name of its own. */
export interface Told {
  who(target: Target): Who
}
/** A table of what is said about each kind of event. */
export type PerEvent<T> = { [K in Event['kind']]: (event: EventOf<K>, told: Told) => T }
/** No sentence at all, one, or several. */
export type Sentences = PerEvent<readonly Bits[]>

export const strong = (text: string | number): { strong: string } => ({ strong: String(text) })
export const plain = (bits: Bits): string => bits.map((bit) => (typeof bit === 'string' ? bit : bit.strong)).join('')
export const none: readonly Bits[] = []
