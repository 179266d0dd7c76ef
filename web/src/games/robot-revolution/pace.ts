import type { ScreenProps } from '#lib/table/title.ts'
import type { RobotRevolution } from '@robot-night/engine/games/robot-revolution'

type Pace = ScreenProps<RobotRevolution>['pace']

/** How long the battles of a round may take to be shown, in ms: as long as the clock after them waits. */
export const THEATRE_MS: Readonly<Record<Pace, number>> = { off: 6000, relaxed: 8000, normal: 6000, fast: 4000 }
