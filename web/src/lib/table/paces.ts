import type { LivePace, Pace } from '@robot-night/engine'

/** As the host chooses them. Written out here so that the engine stays out of the page. */
export const PACES = ['off', 'relaxed', 'normal', 'fast', 'day', 'days', 'week'] as const satisfies readonly Pace[]

/** Days a turn: nobody need be there. */
export const isSlow = (pace: Pace): pace is Exclude<Pace, LivePace> => PACES.indexOf(pace) > PACES.indexOf('fast')

/** How long things may take to be shown: where a turn is days there is time. */
export const tempoOf = (pace: Pace): LivePace => (isSlow(pace) ? 'off' : pace)
