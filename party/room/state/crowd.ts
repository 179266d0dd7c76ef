import type { Crowd, Room } from './room.ts'
import { LIMITS } from '@robot-night/protocol'
import { watchersOf } from './seats.ts'
import type { Moment } from './moment.ts'

/** Between two numbers told of a crowd, in seconds. */
const EVERY = 3
/** How many watch is rounded to about this share of it. */
const SHARE = 10

export const crowdOf = (count: number): Crowd => ({ told: thinned(0, count), at: 0 })

/**
 * What is told of so many. A few are counted; of a crowd, the rounded number is told, and again only when that
 * has changed by a whole step: else each who comes or goes would be a frame to everybody.
 */
export function thinned(told: number, count: number): number {
  if (count <= LIMITS.watchersCounted) return count
  const isNear = told > LIMITS.watchersCounted && Math.abs(count - told) < stepAt(Math.min(told, count))
  return isNear ? told : Math.round(count / stepAt(count)) * stepAt(count)
}

/** 1, 2, 5, 10, 20, 50 and so on. */
function stepAt(count: number): number {
  const most = Math.max(1, count / SHARE)
  const ten = 10 ** Math.floor(Math.log10(most))
  return ([5, 2, 1].find((step) => step * ten <= most) ?? 1) * ten
}

export const inGalleries = ({ galleries }: Room): number =>
  galleries.reduce((sum, { count, coming }) => sum + count + coming, 0)

const watching = (room: Room): number => watchersOf(room) + inGalleries(room)

/** The room once those who look on have been counted, if it is time to. */
export function counted(room: Room, at: Moment): Room {
  const due = countDue(room, at)
  if (due === null || due > at.now) return room
  return { ...room, crowd: { told: thinned(room.crowd.told, watching(room)), at: at.now } }
}

/** When another number is to be told; null: what has been told still holds. */
export function countDue(room: Room, at: Pick<Moment, 'second'>): number | null {
  const { told, at: toldAt } = room.crowd
  const next = thinned(told, watching(room))
  if (next === told) return null
  return Math.max(next, told) > LIMITS.watchersCounted ? toldAt + EVERY * at.second : 0
}
