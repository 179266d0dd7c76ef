import { LIMITS } from '@robot-night/protocol'

/** A crowd is not counted to a head. */
export const isAbout = (watchers: number): boolean => watchers > LIMITS.watchersCounted
