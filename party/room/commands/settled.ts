import { attended, isHeldUp } from '../absence/keptSeat.ts'
import { hostKept } from '../absence/hostSuccession.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { pauseNow, withPause } from '../state/pauses.ts'
import { refreshed } from '../match/play.ts'

/** What follows from who is here: bots step in and out, somebody is the host, deadlines stand or run. */
export function settled(room: Room, at: Moment): Room {
  return pausesKept(hostKept(attended(room, at), at), at)
}

function pausesKept(room: Room, at: Moment): Room {
  const { facts } = room
  if (facts.stage !== 'playing') return facts.pauses.length === 0 ? room : { ...room, facts: { ...facts, pauses: [] } }
  if (pauseNow(facts) === 'paused') return room
  const next = withPause(facts, isHeldUp(room) ? 'waited' : null, at.now)
  return next === facts ? room : refreshed({ ...room, facts: next }, at)
}
