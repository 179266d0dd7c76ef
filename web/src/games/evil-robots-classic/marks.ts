import type { Target } from '@robot-night/engine/games/evil-robots-classic'

/** What a line of the log can point at on the table. */
export const seatKey = (target: Target): string => `seat-${target}`

/** Whether it is among what is pointed at now. */
export const isMarked = (about: string | null, key: string): boolean => about?.split(' ').includes(key) ?? false
