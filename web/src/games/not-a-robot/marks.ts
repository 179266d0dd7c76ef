import type { Place } from '@robot-night/engine/games/not-a-robot'

/** What a line of the log can point at besides somebody with their word: a picture of this round. */
export const placeKey = (place: Place): string => `place-${place}`
