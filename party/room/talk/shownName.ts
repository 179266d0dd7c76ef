import type { NightMatch } from '@robot-night/protocol'
import { maskedName } from '../../wordFilter/maskedName.ts'
import type { Room } from '../state/room.ts'

/** A name as the room tells it. */
export function shownName({ facts }: Pick<Room, 'facts'>, name: string): string {
  return facts.talk.filtered ? maskedName(name) : name
}

/** The matches of the night, as the room tells them. */
export function shownNight(room: Pick<Room, 'facts'>, matches: readonly NightMatch[]): NightMatch[] {
  return matches.map((match) => ({
    ...match,
    seats: match.seats.map((seat) => ({ ...seat, name: shownName(room, seat.name) })),
  }))
}
