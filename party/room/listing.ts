import type { PublicTable } from '@robot-night/protocol'
import { publicFacts } from './door.ts'
import { shownToAll } from './late.ts'
import { isPresent } from './seats.ts'
import type { Moment, Room } from './shapes.ts'
import { sceneOf } from './stream.ts'

/** Between two changes that are told, in seconds. */
const EVERY = 1
/** So often a room says that it is still there. */
const REFRESH = 300
/** A table that everybody has left stays on the list so long: most of them come back. */
const GRACE = 30
/** Watchers are told by steps, so that a crowd that comes and goes is not news all the time. */
const STEPS = [100, 50, 20, 10, 5, 4, 3, 2, 1]

/** What the lobby was told last, as JSON, null: that there is nothing to show; and when. */
export interface Told {
  text: string | null
  at: number
}

/** What the lobby may show of this room, the same for everybody; null: nothing. */
export function listing(room: Room, at: Moment): PublicTable | null {
  const { facts } = room
  if (facts.publicFrom === null || facts.house.isShut || !isAnybodyHere(room)) return null
  const seen = asListed(room, at)
  const { watchers, ...known } = publicFacts(seen, at)
  return {
    ...known,
    watchers: STEPS.find((step) => step <= watchers) ?? 0,
    seatsFree: isOpen(seen) ? known.chairs.filter((kind) => kind === 'free').length : 0,
    round: roundOf(seen),
    since: seen.facts.stage === 'playing' ? (seen.match?.log.begunAt ?? facts.publicFrom) : facts.publicFrom,
  }
}

/** When the lobby is to be told something; null: it knows all there is to know. */
export function tellingDue(room: Room, told: Told | null, at: Moment): number | null {
  const table = listing(room, at)
  const last = told ?? { text: null, at: 0 }
  if ((table && JSON.stringify(table)) === last.text) return table && last.at + REFRESH * at.second
  const soon = last.at + EVERY * at.second
  const { publicFrom, hostAwayFrom } = room.facts
  const isLeft = table === null && publicFrom !== null && hostAwayFrom !== null
  return isLeft ? Math.max(soon, hostAwayFrom + GRACE * at.second) : soon
}

function isAnybodyHere(room: Room): boolean {
  return room.facts.chairs.some((_, chair) => isPresent(room, chair))
}

/** What a tin robot plays in the middle of a match may be taken over too, by those who have looked on. */
const isOpen = ({ facts }: Room): boolean => facts.stage !== 'playing' && !facts.house.isLocked

/** Whoever reads the list watches. Which seats are free is no secret of a match: without one, as it is. */
function asListed(room: Room, at: Moment): Room {
  const seen = shownToAll(room, at)
  return [room, seen].some(({ facts }) => facts.stage === 'playing') ? seen : room
}

/** As everybody who watches sees it; a title that counts no rounds has none, nor what comes before the first. */
function roundOf({ match, facts }: Room): number | null {
  if (!match || facts.stage !== 'playing') return null
  const { view } = sceneOf(match, 'spectator')
  return 'round' in view && typeof view.round === 'number' && view.round > 0 ? view.round : null
}
