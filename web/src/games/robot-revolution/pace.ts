import type { ScreenProps } from '#lib/table/title.ts'
import type { Event, RobotRevolution } from '@robot-night/engine/games/robot-revolution'

type Pace = ScreenProps<RobotRevolution>['pace']

/** How long the battles of a round may take to be shown, in ms: as long as the clock after them waits. */
export const THEATRE_MS: Readonly<Record<Pace, number>> = { off: 6000, relaxed: 8000, normal: 6000, fast: 4000 }

/** How long a frame may take to be shown, in ms: without a battle in it, as long as it takes. */
export const mostFor = (events: readonly Event[], pace: Pace): number | undefined =>
  events.some(({ kind }) => kind === 'battle') ? THEATRE_MS[pace] : undefined
