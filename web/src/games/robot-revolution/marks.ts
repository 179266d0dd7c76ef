import type { Seat } from '#lib/table/scene.ts'

/** What a line of the log can point at on the table. */
export const frontKey = (battlefield: number): string => `front-${battlefield}`
export const seatKey = (seat: Seat): string => `seat-${seat}`

/** Whether it is among what is pointed at now. */
export const isMarked = (about: string | null, key: string): boolean => about?.split(' ').includes(key) ?? false
