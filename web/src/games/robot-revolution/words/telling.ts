import type { Event } from '@robot-night/engine/games/robot-revolution'
import type * as stage from '#lib/stage/telling.ts'

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>
/** What a sentence about an event is given: who is meant, and how cards are called. */
export interface Told {
  who(seat: number): stage.Who
  card(id: string): string
  rank(id: string): string
}
export type PerEvent<T> = stage.PerEvent<Event, Told, T>
/** No sentence at all, one, or several. */
export type Sentences = PerEvent<readonly stage.Bits[]>
