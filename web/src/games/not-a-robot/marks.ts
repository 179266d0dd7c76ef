import type { Holder, Place } from '@robot-night/engine/games/not-a-robot'

/** What a line of the log can point at: somebody with their word, which may move up in the list, or the Server. */
export const seatKey = (holder: Holder): string => `seat-${holder}`
/** And a picture of this round. */
export const placeKey = (place: Place): string => `place-${place}`

/** Whether it is among what is pointed at now. */
export const isMarked = (about: string | null, key: string): boolean => about?.split(' ').includes(key) ?? false
