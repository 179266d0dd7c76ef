import type { Event, Holder } from '@robot-night/engine/games/evil-robots-influence'
import type * as stage from '#lib/stage/telling.ts'

/** Somebody a sentence is about. `name`: the reader is "You"; the Idle Robot's goes with an article. */
export interface Who extends stage.Who {
  isIdle?: boolean
}
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>
/** Who is meant. */
export interface Told {
  who(holder: Holder): Who
}
type PerEvent<T> = stage.PerEvent<Event, Told, T>
/** No sentence at all, one, or several. */
export type Sentences = PerEvent<readonly stage.Bits[]>
