import { play, start, type Position, type Reached } from '@robot-night/engine'
import { LIMITS, type WatcherLine, type NightMatch, type TalkLine } from '@robot-night/protocol'
import { counted, crowdOf } from '../state/crowd.ts'
import type { Facts } from '../state/facts.ts'
import type { Head, Entry, Match } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'
import type { ArchiveJob, Room, Gallery, Whispers } from '../state/room.ts'
import type { Socket } from '../state/device.ts'
import { sleptDelayed } from '../delay/delay.ts'
import type { Told } from '../frames/listing.ts'
import { scenesOf } from '../match/scenes.ts'
import { freshMatch } from '../match/play.ts'
import type { Ticket } from '../state/tickets.ts'
import type { StoredDevice } from './changedRows.ts'

/** All that is stored of a room. */
export interface Stored {
  facts: Facts
  devices: StoredDevice[]
  talk: TalkLine[]
  whispers: Whispers
  night: NightMatch[]
  watcherChat: WatcherLine[]
  archiveQueue: ArchiveJob[]
  tickets: Ticket[]
  galleries: Gallery[]
  /** Something was still held back from those who watch. */
  isDelayed: boolean
  /** What the list was told last; null: nothing. */
  published: Told | null
  head: Head | null
  log: Entry[]
  snapshot: { seq: number; position: Position } | null
}

/** The room as it was when it was last written, with those connections that are still there. */
export function awake(stored: Stored, sockets: readonly Socket[], at: Moment): Room {
  const room = counted(withMatch(stored, sockets, at), at)
  return stored.isDelayed ? sleptDelayed(room, at) : room
}

function withMatch(stored: Stored, sockets: readonly Socket[], at: Moment): Room {
  const { devices, talk, whispers, watcherChat, night, archiveQueue, tickets, head, galleries } = stored
  const facts = withKnownTitle(stored.facts, at)
  const spoken = { talk, whispers, watcherChat, reactions: [] }
  const room: Room = {
    facts,
    devices: devices.map(({ done: _, ...device }) => device),
    done: new Map(devices.map((device) => [device.hash, doneFor(device, stored.log)])),
    ...spoken,
    night,
    archiveQueue,
    tickets,
    head,
    match: null,
    sockets,
    galleries,
    crowd: crowdOf(0),
    past: [],
  }
  if (!head || head.ended === 'outdated') return room
  const match = playedBack(stored, head, at)
  return match ? { ...room, match } : outdated(room, head)
}

/** What was done for a device: as its row says, and since it was written, where it moved the match, as the journal says. */
function doneFor({ hash, done: kept }: StoredDevice, log: readonly Entry[]): readonly string[] {
  const ids = log.flatMap(({ done }) => (done?.device === hash ? [done.id] : []))
  const since = ids.slice(ids.findLastIndex((id) => kept.includes(id)) + 1)
  return [...kept, ...since].slice(-LIMITS.rememberedIds)
}

/** A title that is no longer played gives way to the first there is; its options are those of today. */
function withKnownTitle(facts: Facts, { titles }: Moment): Facts {
  const [first] = titles
  const game = titles.find(({ id }) => id === facts.title)
  if (game) return { ...facts, options: game.options.renewed?.(facts.options) ?? facts.options }
  if (!first) return facts
  return { ...facts, title: first.id, options: first.options.usual }
}

/** Null: the rules have moved on, and these moves no longer lead to this match. */
function playedBack(stored: Stored, head: Head, at: Moment): Match | null {
  const game = at.titles.find((title) => title.id === head.title)
  if (!game || game.version !== head.version) return null
  const stream = at.stream(head)
  const first: Reached = stored.snapshot
    ? { position: stored.snapshot.position, told: [] }
    : start(game, head.chairs.length, head.options, stream)
  const tail = stored.log.filter((entry) => entry.seq > (stored.snapshot?.seq ?? 0))
  const position = tail.reduce((now, { move }) => (move ? play(game, now, move, stream).position : now), first.position)
  const match = { ...freshMatch({ head, game, stream, reached: { position, told: [] } }), log: stored.log }
  return { ...match, scenes: scenesOf(match, { facts: stored.facts, at }) }
}

/** A match that cannot go on ends kindly: the host may deal again. */
function outdated(room: Room, head: Head): Room {
  return { ...room, head: { ...head, ended: 'outdated' }, facts: { ...room.facts, stage: 'over' } }
}
