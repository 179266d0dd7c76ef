import type { Chair } from '@robot-night/protocol'
import type { Moment } from './moment.ts'
import type { Room } from './room.ts'

/** By how much those without a chair are behind, in ms. */
export const behind = ({ facts }: Room, { second }: Pick<Moment, 'second'>): number =>
  Math.ceil(facts.settings.delay * second)

type Now = Pick<Moment, 'now' | 'second'>

/** The room as those who watch may see it now. Nothing in it is newer than the host lets them know. */
export function shownTo(room: Room, chair: Chair | null, at: Now): Room {
  if (chair !== null || room.past.length === 0) return room
  const [seen = room] = fromShownOn(room, at)
  const { facts, watcherChat } = room
  // How far they are behind they know at once, and what they say to each other is no older than it is.
  const settings = { ...seen.facts.settings, delay: facts.settings.delay }
  return { ...seen, facts: { ...seen.facts, settings }, watcherChat }
}

export const shownToAll = (room: Room, at: Now): Room => shownTo(room, null, at)

/** The oldest first: what watchers see now, what they'll see next, the room as it is. */
export function fromShownOn(room: Room, at: Now): Room[] {
  const until = at.now - behind(room, at)
  const first = room.past.findLastIndex((each) => each.at <= until)
  return [...room.past.slice(Math.max(0, first)).map((each) => each.room), room]
}

/** When those without a chair see that this match has ended. One too long ago to be listed ended before the first that is. */
export function seenFrom(room: Room, match: string, at: Pick<Moment, 'second'>): number {
  const listed = room.night.find(({ id }) => id === match) ?? room.night[0]
  return (listed?.at ?? 0) + behind(room, at)
}

/** Nobody without a chair is to see yet that this match has ended. */
export const isStillShown = (room: Room, match: string, at: Now): boolean => seenFrom(room, match, at) > at.now
