import type { LivePace } from '@robot-night/engine'
import type { Event, View } from '@robot-night/engine/games/not-a-robot'
import { EventPlayback } from '#lib/stage/EventPlayback.svelte.ts'
import { storyboard, type Stage } from './storyboard.ts'

/** So long may the end of a round take to be shown, in ms: the time to look at it afterwards is what a pace leaves. */
export const MOST_MS: Readonly<Record<LivePace, number>> = { off: 4000, relaxed: 4500, normal: 3500, fast: 2500 }

/** What is turned up when votes or a guess are in; a new round ends it. Without a stage all is to be seen. */
export type Playback = EventPlayback<View, Event, Stage>

export const createPlayback = (n: number, view: View): Playback =>
  new EventPlayback<View, Event, Stage>(
    (_, events) => (events.some(({ kind }) => kind === 'roundStarted') ? null : storyboard(events)),
    { n, view },
  )
