import { shuffled } from '../match/dealing.ts'
import { concluded } from '../match/night.ts'
import { played } from '../people/whoseSeat.ts'
import { withUsualPace } from '../state/usualPace.ts'
import { settled } from './settled.ts'
import { withoutUnseated } from '../people/notifications.ts'
import { counted } from '../state/crowd.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { chairOf } from '../state/seats.ts'
import { remembering } from '../delay/delay.ts'
import { isSameToWatchers } from '../frames/roomFacts.ts'

/** `before`: the room as it was before anything was done. */
type Rule = (room: Room, at: Moment, before: Room) => Room

/** What follows from any change, in this order: each rule gets the room as the rules above have left it. */
const RULES: readonly Rule[] = [
  // A match against tin robots alone was dealt without a clock that nobody had chosen.
  withUsualPace,
  // If everyone the shuffle waited for has contributed or left, the match is dealt.
  shuffled,
  // A device that has lost its seat must not get another hand of this match.
  (room, _at, before) => played(before, room),
  // Bots take over and give back, the host's place passes on, clocks stand or run: by who is here now.
  settled,
  // Notifications are for those who have a seat.
  withoutUnseated,
  // Any rule above may have ended the match.
  concluded,
  // Once others know the code, the room is kept for longer.
  inUse,
  // The rest changes only what others are told about the room.
  stamped,
  counted,
  // Watchers behind a delay are shown the room as it is now, once its time has come.
  (room, at, before) => remembering({ before, after: room, isSame: () => isSameToWatchers(before, room, at) }, at),
]

export const withConsequences = (before: Room, after: Room, at: Moment): Room =>
  RULES.reduce((room, rule) => rule(room, at, before), after)

/** Once somebody else has come, or something was played, its code is known to others. */
function inUse(room: Room): Room {
  const { isUnused, ...facts } = room.facts
  if (!isUnused) return room
  const isSeen = room.sockets.some(({ device }) => chairOf(room, device) === null)
  return facts.matches > 0 || facts.guests > 1 || isSeen ? { ...room, facts } : room
}

/** When the room was last changed stands with its facts. */
function stamped(room: Room, at: Moment, before: Room): Room {
  return before.facts === room.facts ? room : { ...room, facts: { ...room.facts, at: at.now } }
}
