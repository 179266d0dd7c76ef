import type { TurnedAway } from '@robot-night/protocol'
import { chairOf } from './seats.ts'
import type { RoomSettings } from './facts.ts'
import type { Room } from './room.ts'

/**
 * As a table of friends wants it unasked: everybody with the code may come in, nobody gets a friend's cards, and who
 * drops out holds nobody up for long.
 */
export const usualSettings = (): RoomSettings => ({
  absence: 'bot',
  isLocked: false,
  isShut: false,
  mayTakeOver: false,
  banned: [],
  silenced: [],
  delay: 0,
})

/** May this device not come back? */
const isBanned = ({ facts }: Room, device: string | null): boolean =>
  device !== null && facts.settings.banned.some(({ devices }) => devices.includes(device))

/**
 * Why somebody may not come in; null: they may. Every way in asks this and nothing else: a line, a page, facts, a
 * seat, a name among those who watch, a match that has ended, a gallery, the list of public tables. Anyone with a
 * chair always may. A ticket opens a room that is shut, but to nobody who was banned.
 */
export function hindrance(room: Room, device: string | null, brings?: 'ticket'): TurnedAway['turnedAway'] | null {
  if (chairOf(room, device) !== null) return null
  if (isBanned(room, device)) return 'banned'
  return room.facts.settings.isShut && brings !== 'ticket' ? 'shut' : null
}
