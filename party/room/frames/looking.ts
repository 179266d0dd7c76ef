import type { FirstSight, OwnSeat, PublicFacts, TurnedAway } from '@robot-night/protocol'
import { shownToAll } from '../state/shown.ts'
import { isAsked } from '../people/notifications.ts'
import { hindrance } from '../state/access.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { chairAt, chairOf } from '../state/seats.ts'
import { shownName } from '../talk/shownName.ts'
import { firstSight } from './frames.ts'
import { roomFacts } from './roomFacts.ts'

/** What a page is drawn from, for anyone who may look in. */
export function sightFor(room: Room, device: string | null, at: Moment): FirstSight | TurnedAway {
  const turnedAway = hindrance(room, device)
  return turnedAway ? { turnedAway } : firstSight(room, device, at)
}

/** What is told of the room to anyone who may look in. */
export function factsFor(room: Room, device: string | null, at: Moment): PublicFacts | TurnedAway {
  const turnedAway = hindrance(room, device)
  return turnedAway ? { turnedAway } : publicFacts(shownToAll(room, at), at)
}

/** What anybody may know of a room without coming in: no names. */
export function publicFacts(room: Room, at: Pick<Moment, 'titles' | 'second'>): PublicFacts {
  const { code, title, stage, pace, chairs, watchers } = roomFacts(room, at)
  return { code, title, stage, pace, chairs: chairs.map(({ kind }) => kind), watchers }
}

/** How the seat of this device stands; null: it has none here. */
export function seatFor(room: Room, device: string | null): OwnSeat | null {
  const chair = chairOf(room, device)
  if (chair === null) return null
  const { code, title, stage, host } = room.facts
  const hosting = chairAt(room, host)
  const name = hosting.kind === 'free' ? null : shownName(room, hosting.name)
  return { code, title, stage, host: name, isHost: host === chair, isAsked: isAsked(room, chair) }
}
