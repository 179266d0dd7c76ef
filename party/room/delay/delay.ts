import { behind } from '../state/shown.ts'
import type { Seen, Room } from '../state/room.ts'
import { crowdOf } from '../state/crowd.ts'
import type { Facts } from '../state/facts.ts'
import { countOf, placeOf, type Match } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'
import { noWhispers } from '../talk/whispers.ts'

/** Of what comes closer together than this, in seconds, only some is remembered. */
const APART = 1

/** Adds a copy of the room as it was before, for watchers to see later. `isSame`: they'd see no change. */
export function remembering(
  { before, after, isSame }: { before: Room; after: Room; isSame(): boolean },
  at: Moment,
): Room {
  if (after.facts.settings.delay === 0) return after.past.length === 0 ? after : { ...after, past: [] }
  if (isSame()) return passed(after, at)
  const past = before.past.length > 0 ? before.past : [{ at: 0, room: asSeen(before) }]
  return passed({ ...after, past: added(past, { at: at.now, room: asSeen(after) }, at) }, at)
}

/** Lets go of what nobody is shown any more. Once all is shown, the room as it is stands for itself. */
export function passed(room: Room, at: Pick<Moment, 'now' | 'second'>): Room {
  const until = at.now - behind(room, at)
  const first = room.past.findLastIndex((each) => each.at <= until)
  if (first < 1 && room.past.length !== 1) return room
  const left = room.past.slice(Math.max(0, first))
  return { ...room, past: left.length === 1 ? [] : left }
}

/** When those who watch are to be shown something; null: they have seen it all. */
export function showsAt(room: Room, at: Pick<Moment, 'second'>): number | null {
  const { past } = room
  if (past.length === 0) return null
  return (past[1]?.at ?? 0) + (past.length === 1 ? 0 : behind(room, at))
}

/**
 * A room that has slept before all was shown no longer knows how it was. So nothing of it is shown until what is
 * there now may be.
 */
export function sleptDelayed(room: Room, at: Pick<Moment, 'now' | 'second'>): Room {
  const seen = { at: changedAt(room), room: asSeen(room) }
  const isDue = seen.at + behind(room, at) <= at.now
  return { ...room, past: isDue ? [{ ...seen, at: 0 }] : [{ at: 0, room: covered(room) }, seen] }
}

/** When anything last changed that all may know. What only a seat was shown is no part of it. */
export const changedAt = ({ facts, match, talk }: Room): number =>
  Math.max(facts.at, match ? toldAllAt(match) : 0, talk.at(-1)?.at ?? 0)

function toldAllAt(match: Match): number {
  const place = placeOf(match, 'spectator')
  const count = countOf(match, 'spectator')
  return match.log.find(({ ns }) => ns[place] === count)?.at ?? 0
}

/** A room of which nobody sees anything but that it is there: who sits or watches may be news as well. */
const covered = (room: Room): Room => ({
  ...asSeen(room),
  facts: { ...room.facts, ...unseen(room.facts), isCovered: true },
  ...{ head: null, match: null, talk: [], night: [], reactions: [], sockets: [], crowd: crowdOf(0) },
})

const unseen = ({ chairs, settings }: Facts): Partial<Facts> => ({
  ...{ stage: 'lobby', pauses: [], shuffle: null, hostAwayFrom: null },
  chairs: chairs.map(() => ({ kind: 'free' })),
  settings: { ...settings, banned: [], silenced: [], isLocked: false, mayTakeOver: false },
})

/** Where much happens at once, what is remembered last stands for it, and is shown when the newest of it may be. */
function added(past: readonly Seen[], seen: Seen, { second }: Pick<Moment, 'second'>): Seen[] {
  const isClose = past.length > 2 && seen.at - (past.at(-2)?.at ?? 0) < APART * second
  return [...(isClose ? past.slice(0, -1) : past), seen]
}

/** Nothing that only a seat may know, so that much of it may be kept. */
const asSeen = (room: Room): Room => ({
  ...room,
  past: [],
  whispers: noWhispers(),
  match: room.match && seenByAll(room.match),
})

function seenByAll(match: Match): Match {
  const place = placeOf(match, 'spectator')
  const seen = match.scenes.slice(place, place + 1)
  return { ...match, scenes: match.scenes.flatMap(() => seen) }
}
