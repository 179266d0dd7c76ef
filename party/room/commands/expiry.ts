import { changedAt } from '../delay/delay.ts'
import type { Room } from '../state/room.ts'

const DAY = 24 * 60 * 60 * 1000
/** A room goes this long after its last change; sooner, where nobody but its maker has ever come. */
const KEPT_DAYS = 30
const UNUSED_KEPT_DAYS = 14

/** When the room goes. Not before its last match has ended and all have arrived in the archive: each secret is published. */
export function expiry(room: Room): number {
  if (room.facts.cleared) return 0
  if (room.facts.stage === 'playing' || room.archiveQueue.length > 0) return Infinity
  return room.head?.ended === 'abandoned' ? 0 : keptUntil(room)
}

/** To the next full day, so that it is not another alarm with every move. Whispers lengthen nothing: others would see it. */
export const keptUntil = (room: Room): number =>
  Math.ceil(changedAt(room) / DAY + (room.facts.isUnused ? UNUSED_KEPT_DAYS : KEPT_DAYS)) * DAY
