import {
  PROTOCOL,
  type Down,
  type FirstSight,
  type Me,
  type RoomFacts,
  type Scene,
  type TalkLine,
} from '@robot-night/protocol'
import type { Viewer } from '@robot-night/engine'
import { behind, shownTo } from '../state/shown.ts'
import { withMark } from '../match/chains.ts'
import { frameSince, wholeFrame } from '../match/scenes.ts'
import type { Kept } from '../people/handshake.ts'
import { leftAsShown } from '../people/whoseSeat.ts'
import { chairOf, deviceOf, heldSeat, viewerOf } from '../state/seats.ts'
import { countOf, sceneOf, type Match } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'
import { newer } from '../state/newer.ts'
import type { Room } from '../state/room.ts'
import { ticketsFor } from '../state/tickets.ts'
import { lastReaction, reactionsAfter } from '../talk/reactions.ts'
import { shownNight } from '../talk/shownName.ts'
import { lastWatcherLine, watcherChatFor, watcherOf } from '../talk/watcherTalk.ts'
import { whispersFor } from '../talk/whispers.ts'
import { roomFacts } from './roomFacts.ts'

// What each viewer is sent, whether they have a seat or watch.

/** What a viewer was last told, so that the next frame can say what is new since. */
export interface Known {
  facts: RoomFacts
  match: string | null
  n: number
  scene: Scene | null
  /** Numbers of the last line of talk, of the last line of the watchers, and of the last reaction. */
  line: number
  /** Number of the last match that was told of as ended. */
  night: number
  watcherLine: number
  reaction: number
}

export function known(room: Room, viewer: Viewer, facts: RoomFacts): Known {
  const { match } = room
  const heard = {
    line: room.talk.at(-1)?.number ?? 0,
    watcherLine: lastWatcherLine(room),
    reaction: lastReaction(room),
  }
  const last = { ...heard, night: room.night.at(-1)?.number ?? 0 }
  if (!match) return { facts, match: null, n: 0, scene: null, ...last }
  return { facts, match: match.head.id, n: countOf(match, viewer), scene: sceneOf(match, viewer), ...last }
}

/** What a viewer knew, how the room's facts are now, and whether it is for a client that wants every scene whole. */
export interface Since {
  had: Known
  facts: RoomFacts
  isWhole?: boolean
}

/** What is new for a viewer since they were last told something; empty, if nothing is. */
export function changesFor(room: Room, viewer: Viewer, { had, facts, isWhole = false }: Since): Down {
  const lines = newer(room.talk, had.line)
  const night = newer(room.night, had.night)
  return {
    ...(facts === had.facts || JSON.stringify(facts) === JSON.stringify(had.facts) ? {} : { room: facts }),
    ...tableChanges(room.match, viewer, { had, isWhole }),
    ...(lines.length === 0 ? {} : { talk: lines }),
    ...(night.length === 0 ? {} : { night: shownNight(room, night) }),
    ...reactionsAfter(room, had.reaction),
  }
}

function tableChanges(
  match: Match | null,
  viewer: Viewer,
  { had, isWhole }: Required<Omit<Since, 'facts'>>,
): Pick<Down, 'table' | 'mark'> {
  if (!match) return had.match === null ? {} : { table: null }
  const { n, scene } = had
  if (match.head.id !== had.match || !scene) return tableFrom(match, viewer, 0)
  if (countOf(match, viewer) === n) return {}
  return isWhole ? tableFrom(match, viewer, n) : withMark(match, viewer, frameSince(match, viewer, { n, scene }))
}

/** The first thing that a connection hears. The table is left out where they have it already. */
export function greeting(room: Room, device: string | null, { kept, at }: { kept: Kept | null; at: Moment }): Down {
  const shown = shownTo(room, chairOf(room, device), at)
  const { match } = shown
  const sight = firstSight(room, device, at)
  const viewer = viewerOf(room, device)
  if (!match || !kept || kept.match !== match.head.id || !isAsThen(shown, room, device)) return sight
  const { table: _known, mark: _said, ...rest } = sight
  return kept.n === countOf(match, viewer) ? rest : { ...rest, ...tableFrom(match, viewer, kept.n) }
}

/**
 * Has this device seen the match by the same eyes since it began? Else what it says to have was another viewer's, whose
 * frames may happen to be as many.
 */
function isAsThen({ match }: Room, room: Room, device: string | null): boolean {
  const known = deviceOf(room, device)
  if (device !== null && room.facts.played.includes(device)) return false
  if (!known) return true
  if (known.chair === null) return known.guest === undefined
  return heldSeat(room, known.chair) !== null && known.since <= (match?.log[0]?.at ?? 0)
}

export function firstSight(room: Room, device: string | null, at: Moment): FirstSight {
  const chair = chairOf(room, device)
  const shown = shownTo(room, chair, at)
  // Who is shown what was has the clock of then.
  const now = chair === null ? at.now - behind(room, at) : at.now
  return {
    hello: { protocol: PROTOCOL, me: { chair, seat: heldSeat(room, chair), ...named(room, device, at) }, now },
    room: roomFacts(shown, at),
    ...tableFor(shown, viewerOf(room, device)),
    talk: allTalk(shown),
    ...(shown.night.length === 0 ? {} : { night: shownNight(shown, shown.night) }),
    ...spokenTo(room, device),
    ...ticketsFor(room, device, at.now),
  }
}

/** The whole table once more. */
export function again(room: Room, device: string | null, at: Pick<Moment, 'now' | 'second'>): Down {
  return tableFor(shownTo(room, chairOf(room, device), at), viewerOf(room, device))
}

const tableFor = ({ match }: Room, viewer: Viewer) => (match ? tableFrom(match, viewer, 0) : { table: null })

/** The whole table, with what was told after frame `since`, and the mark of it. */
const tableFrom = (match: Match, viewer: Viewer, since: number) =>
  withMark(match, viewer, wholeFrame(match, viewer, since))

/** What is not for everybody. */
const spokenTo = (room: Room, device: string | null) => ({
  ...whispersFor(room, device),
  ...watcherChatFor(room, device),
})

function named(room: Room, device: string | null, at: Moment): Pick<Me, 'watcher' | 'left'> {
  const watcher = watcherOf(room, device)
  const left = chairOf(room, device) === null ? leftAsShown(room, device, at) : null
  return { ...(watcher === null ? {} : { watcher }), ...(left === null ? {} : { left }) }
}

const allTalk = (room: Room): TalkLine[] => [...room.talk]
