import type { PublicTable } from '@robot-night/protocol'
import { publicFacts } from './looking.ts'
import { hostWaitsUntil } from '../people/notifications.ts'
import { hindrance } from '../state/access.ts'
import { behind, shownToAll } from '../state/shown.ts'
import { titleIn } from '../match/play.ts'
import { isPresent } from '../state/seats.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { sceneOf } from '../state/match.ts'

/** Between two changes that are told, in seconds. */
const EVERY = 1
/** So often a room says that it is still there. */
const REFRESH = 300
/** A table that everybody has left stays on the list so long: most of them come back. */
const GRACE = 30
/** Watchers are told by steps, so that a crowd that comes and goes is not news all the time. */
const STEPS = [100, 50, 20, 10, 5, 4, 3, 2, 1]

/** A room's news for the list. `at` is the room's clock, so that the list can tell old news that arrives late. */
export interface PublicTableNotice {
  code: string
  at: number
  table: ReturnType<typeof listing>
}

/** What the list of public tables was told last, as JSON, null: that there is nothing to show; and when. */
export interface Told {
  text: string | null
  at: number
}

/**
 * What the list of public tables may show of this room, the same for everybody; null: nothing. Whether it's shown at
 * all is the host's choice, and holds at once; all else is as watchers see it, for readers of the list are watchers too.
 */
export function listing(room: Room, at: Moment): PublicTable | null {
  const { publicFrom } = room.facts
  const seen = shownToAll(room, at)
  if (publicFrom === null || isClosed(room) || seen.facts.isCovered || !isWaitedAt(seen, at)) return null
  const { watchers, ...known } = publicFacts(seen, at)
  return {
    ...known,
    watchers: STEPS.find((step) => step <= watchers) ?? 0,
    seatsFree: isOpen(seen) ? known.chairs.filter((kind) => kind !== 'person').length : 0,
    needed: isOpen(seen) ? neededAt(seen, at) : 0,
    language: seen.facts.language ?? null,
    beginners: seen.facts.beginners ?? false,
    round: roundOf(seen),
    since: seen.facts.stage === 'playing' ? (seen.match?.log[0]?.at ?? publicFrom) : publicFrom,
  }
}

/** To be off the list at once. */
export const isClosed = (room: Room): boolean => room.facts.publicFrom === null || hindrance(room, null) !== null

/** When the list of public tables is to be told something; null: it's up to date. */
export function tellingDue(room: Room, told: Told | null, at: Moment): number | null {
  const table = listing(room, at)
  const last = told ?? { text: null, at: 0 }
  if ((table && JSON.stringify(table)) === last.text) {
    const until = hostWaitsUntil(shownToAll(room, at), at) ?? 0
    return table && Math.min(last.at + REFRESH * at.second, until > at.now ? until : Infinity)
  }
  if (isClosed(room)) return 0
  const soon = last.at + EVERY * at.second
  const { hostAwayFrom } = shownToAll(room, at).facts
  const isLeft = table === null && hostAwayFrom !== null
  return isLeft ? Math.max(soon, hostAwayFrom + behind(room, at) + GRACE * at.second) : soon
}

function isWaitedAt(room: Room, at: Moment): boolean {
  return (hostWaitsUntil(room, at) ?? 0) > at.now || room.facts.chairs.some((_, chair) => isPresent(room, chair))
}

/** What a tin robot plays in the middle of a match may be taken over too, by those who have looked on. */
const isOpen = ({ facts }: Room): boolean => facts.stage !== 'playing' && !facts.settings.isLocked

function neededAt({ facts }: Room, at: Moment): number {
  const taken = facts.chairs.filter(({ kind }) => kind !== 'free').length
  return Math.max(0, titleIn(at, facts.title).seats.min - taken)
}

/** As everybody who watches sees it; a title that counts no rounds has none, nor what comes before the first. */
function roundOf({ match, facts }: Room): number | null {
  if (!match || facts.stage !== 'playing') return null
  const { view } = sceneOf(match, 'spectator')
  return 'round' in view && typeof view.round === 'number' && view.round > 0 ? view.round : null
}
