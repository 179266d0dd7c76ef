import type { Event, Target } from '@robot-night/engine/games/evil-robots-classic'
import type * as stage from '#lib/stage/telling.ts'

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>
/** Who is meant by a seat; the extra robot has a name of its own. */
export interface Told {
  who(target: Target): stage.Who
}
export type PerEvent<T> = stage.PerEvent<Event, Told, T>
/** No sentence at all, one, or several. */
export type Sentences = PerEvent<readonly stage.Bits[]>
