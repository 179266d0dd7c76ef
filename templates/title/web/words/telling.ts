import type { Event } from '@robot-night/engine/games/sample-title'
import type * as stage from '#lib/stage/telling.ts'

/** What a sentence about an event is given. */
export interface Told {
  who(seat: number): stage.Who
}
export type PerEvent<T> = stage.PerEvent<Event, Told, T>
