import { done, type Step } from '../state/outcome.ts'
import type { Moment } from '../state/moment.ts'
import type { ArchiveJob, Room } from '../state/room.ts'

const SECOND = 1000
const LONGEST_PAUSE = 60 * 60 * SECOND

/** When the next match is to be brought to the archive; infinity: none waits. */
export function nextJob({ facts, archiveQueue }: Room): number {
  return facts.cleared ? Infinity : Math.min(...archiveQueue.map(({ at }) => at))
}

export function dueJob(room: Room, now: number): ArchiveJob | null {
  return nextJob(room) > now ? null : (room.archiveQueue.find(({ at }) => at <= now) ?? null)
}

/** It is on its way. Should it not arrive, or the room fall asleep meanwhile, it is tried again later. */
export function archiving(room: Room, match: string, at: Pick<Moment, 'now'>): Step {
  const archiveQueue = room.archiveQueue.map((job) => (job.match === match ? triedAgain(job, at.now) : job))
  return done({ ...room, archiveQueue })
}

/** Under which the archive keeps what came from this room. Rooms from before they had ids have their code. */
export const archiveKey = ({ facts }: Room): string => facts.id || facts.code

function triedAgain({ match, tries }: ArchiveJob, now: number): ArchiveJob {
  return { match, tries: tries + 1, at: now + Math.min(10 * SECOND * 2 ** tries, LONGEST_PAUSE) }
}

export function archived(room: Room, match: string): Step {
  return done({ ...room, archiveQueue: room.archiveQueue.filter((job) => job.match !== match) })
}
