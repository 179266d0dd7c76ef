import { attended, isHeldUp } from './absent.ts'
import { lampKept } from './lamp.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { standing, standingStill } from '../state/still.ts'
import { refreshed } from '../match/table.ts'

/** What follows from who is here: substitutes come and go, the lamp finds its holder, deadlines stand or run. */
export function settled(room: Room, at: Moment): Room {
  return stillKept(lampKept(attended(room, at), at), at)
}

function stillKept(room: Room, at: Moment): Room {
  const { facts } = room
  if (facts.stage !== 'playing') return facts.stills.length === 0 ? room : { ...room, facts: { ...facts, stills: [] } }
  if (standing(facts) === 'paused') return room
  const next = standingStill(facts, isHeldUp(room) ? 'waited' : null, at.now)
  return next === facts ? room : refreshed({ ...room, facts: next }, at)
}
