import { LIMITS, type Chair, type Reacted, type Reaction } from '@robot-night/protocol'
import { maySay } from './maySay.ts'
import { newer } from '../state/newer.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Room } from '../state/room.ts'

/** Enough for all chairs within the time in which they are counted. */
const KEPT = 64

/** Somebody claps. So few of one chair at a time that no listener is flooded. */
export function react(room: Room, reaction: Reaction, who: { chair: Chair; now: number }): Step {
  const { chair, now } = who
  const refused = maySay(room, chair, 'sign')
  if (refused) return refuse(room, refused)
  const since = now - LIMITS.reactionSeconds * 1000
  const lately = room.reactions.filter((shown) => shown.chair === chair && shown.at > since)
  if (lately.length >= LIMITS.reactionsAtOnce) return refuse(room, { code: 'too_fast' })
  const shown = { number: lastReaction(room) + 1, at: now, chair, reaction }
  return done({ ...room, reactions: [...room.reactions, shown].slice(-KEPT) })
}

export const lastReaction = ({ reactions }: Room): number => reactions.at(-1)?.number ?? 0

/** Those after this one, as they are told: of the same by the same chair, one. */
export function reactionsAfter({ reactions }: Room, number: number): { reactions?: Reacted[] } {
  const told = newer(reactions, number)
  const once = told.filter(
    (shown, at) => !told.slice(0, at).some((one) => one.chair === shown.chair && one.reaction === shown.reaction),
  )
  return once.length === 0 ? {} : { reactions: once.map(({ chair, reaction }) => ({ chair, reaction })) }
}
