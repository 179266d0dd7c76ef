import { isSlow } from '@robot-night/engine'
import type { Chair } from '@robot-night/protocol'
import { note } from '../talk/tableTalk.ts'
import { chairAt, isPresent } from '../state/seats.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'

/** Seconds of absence after which the next person present becomes the host. */
const PATIENCE = 60
/** Where a turn is days, nobody is expected to be there. */
const LONG_PATIENCE = 24 * 60 * 60

/** Somebody who is here becomes the host. */
export function hostKept(room: Room, at: Moment): Room {
  return hostPassed(awaySince(room, at), at)
}

function awaySince(room: Room, at: Moment): Room {
  const isHere = isPresent(room, room.facts.host)
  if (isHere === (room.facts.hostAwayFrom === null)) return room
  return { ...room, facts: { ...room.facts, hostAwayFrom: isHere ? null : at.now } }
}

function hostPassed(room: Room, at: Moment): Room {
  const next = successor(room)
  const when = mayPassAt(room, at)
  return next === null || when === null || when > at.now ? room : passHost(room, next, at)
}

export function passHost(room: Room, chair: Chair, at: Moment): Room {
  const facts = { ...room.facts, host: chair, hostAwayFrom: isPresent(room, chair) ? null : at.now }
  return note({ ...room, facts }, { note: 'host', chair }, at.now)
}

/** When somebody else becomes the host; at once if nobody is any more. Null: the host is here. */
export function mayPassAt(room: Room, at: Pick<Moment, 'second'>): number | null {
  if (!isPerson(room, room.facts.host)) return 0
  const since = room.facts.hostAwayFrom
  return since === null ? null : since + (isSlow(room.facts.pace) ? LONG_PATIENCE : PATIENCE) * at.second
}

/** Who would be the next host: the next person present, counted from the host; where the host is gone for good, any person. */
export function successor(room: Room): Chair | null {
  const { host, chairs } = room.facts
  const others = chairs.map((_, step) => (host + 1 + step) % chairs.length).filter((chair) => chair !== host)
  const people = others.filter((chair) => isPerson(room, chair))
  const present = people.find((chair) => isPresent(room, chair))
  return present ?? (isPerson(room, host) ? null : (people[0] ?? null))
}

const isPerson = (room: Room, chair: Chair): boolean => chairAt(room, chair).kind === 'person'
