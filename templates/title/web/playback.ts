import type { Event, View } from '@robot-night/engine/games/sample-title'
import { EventPlayback } from '#lib/stage/EventPlayback.svelte.ts'

const SHOWN_MS = 2500

export interface Stage {
  event: Extract<Event, { kind: 'shown' }>
}

/** The cards of a round, while everybody looks at them. */
export const createPlayback = (n: number, view: View): EventPlayback<View, Event, Stage> =>
  new EventPlayback<View, Event, Stage>(
    (_, events) => events.flatMap((event) => (event.kind === 'shown' ? [{ stage: { event }, ms: SHOWN_MS }] : [])),
    { n, view },
  )
