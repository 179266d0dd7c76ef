import type { Holder } from '@robot-night/engine/games/evil-robots-influence'

/** What a line of the log can point at on the table: a robot, the pot, the Power Cards still to come. */
export const seatKey = (holder: Holder): string => `seat-${holder}`
export const POT_KEY = 'pot'
export const STACK_KEY = 'stack'

/** Whether it is among what is pointed at now. */
export const isMarked = (about: string | null, key: string): boolean => about?.split(' ').includes(key) ?? false
