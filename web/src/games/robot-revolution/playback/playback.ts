import type { Event, RobotRevolution, View } from '@robot-night/engine/games/robot-revolution'
import { createContext } from 'svelte'
import { EventPlayback } from '#lib/stage/EventPlayback.svelte.ts'
import type { ScreenProps } from '#lib/table/title.ts'
import { storyboard, type Stage } from './storyboard.ts'

type Pace = ScreenProps<RobotRevolution>['pace']

/** How long the battles of a round may take to be shown, in ms: as long as the clock after them waits. */
export const MOST_MS: Readonly<Record<Pace, number>> = { off: 6000, relaxed: 8000, normal: 6000, fast: 4000 }

/** How long a frame may take to be shown, in ms: without a battle in it, as long as it takes. */
export const mostFor = (events: readonly Event[], pace: Pace): number | undefined =>
  events.some(({ kind }) => kind === 'battle') ? MOST_MS[pace] : undefined

export type Playback = EventPlayback<View, Event, Stage>

/** Questions stand next to small things, and wait for what has the bar to itself. */
export const createPlayback = (n: number, view: View, isWatched?: () => boolean): Playback =>
  new EventPlayback<View, Event, Stage>(
    storyboard,
    { n, view, ...(isWatched && { isWatched }) },
    ({ isBlocking }) => isBlocking,
  )

/** For the parts of the table that move with it. */
export const [getPlayback, setPlayback] = createContext<Pick<Playback, 'stage' | 'tempo'>>()
