import type { House, Room } from './shapes.ts'

/**
 * As a table of friends wants it unasked: everybody with the code may come in, nobody gets a friend's cards, and who
 * drops out holds nobody up for long.
 */
export const usualHouse = (): House => ({
  absence: 'tin',
  isLocked: false,
  isShut: false,
  mayTakeOver: false,
  banned: [],
  silenced: [],
  delay: 0,
})

/** May this device not come back? */
export const isBanned = ({ facts }: Room, device: string | null): boolean =>
  device !== null && facts.house.banned.some(({ devices }) => devices.includes(device))
