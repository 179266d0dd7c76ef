import type { Pace } from '@robot-night/engine'

/** As the host chooses them. Written out here so that the engine stays out of the page. */
export const PACES = ['off', 'relaxed', 'normal', 'fast'] as const satisfies readonly Pace[]
