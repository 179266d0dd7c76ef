import { done, type Step } from '../state/outcome.ts'
import type { Moment } from '../state/moment.ts'
import type { Parcel, Room } from '../state/room.ts'

const SECOND = 1000
const LONGEST_PAUSE = 60 * 60 * SECOND

/** When the next match is to be brought to the archive; infinity: none waits. */
export function nextPost({ facts, outbox }: Room): number {
  return facts.cleared ? Infinity : Math.min(...outbox.map(({ at }) => at))
}

export function duePost(room: Room, now: number): Parcel | null {
  return nextPost(room) > now ? null : (room.outbox.find(({ at }) => at <= now) ?? null)
}

/** It is on its way. Should it not arrive, or the room fall asleep meanwhile, it is tried again later. */
export function posting(room: Room, match: string, at: Pick<Moment, 'now'>): Step {
  const outbox = room.outbox.map((parcel) => (parcel.match === match ? triedAgain(parcel, at.now) : parcel))
  return done({ ...room, outbox })
}

/** Under which the archive keeps what came from this room. Rooms from before they had ids have their code. */
export const archiveKey = ({ facts }: Room): string => facts.id || facts.code

function triedAgain({ match, tries }: Parcel, now: number): Parcel {
  return { match, tries: tries + 1, at: now + Math.min(10 * SECOND * 2 ** tries, LONGEST_PAUSE) }
}

export function posted(room: Room, match: string): Step {
  return done({ ...room, outbox: room.outbox.filter((parcel) => parcel.match !== match) })
}
