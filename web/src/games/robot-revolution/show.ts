import type { Event, View } from '@robot-night/engine/games/robot-revolution'
import { EventPlayback } from '#lib/stage/EventPlayback.svelte.ts'
import { storyboard, type Stage } from './storyboard.ts'

export type Playing = EventPlayback<View, Event, Stage>

/** Questions stand beside small things, and wait for what has the bar to itself. */
export const playback = (n: number, view: View, isWatched?: () => boolean): Playing =>
  new EventPlayback<View, Event, Stage>(
    storyboard,
    { n, view, ...(isWatched && { isWatched }) },
    ({ isTheatre }) => isTheatre,
  )
