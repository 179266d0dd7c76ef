import type { Position } from '@robot-night/engine'
import type { Chair, WatcherLine, NightMatch, TalkLine, WhisperLine } from '@robot-night/protocol'
import type { Device } from '../state/device.ts'
import type { Facts } from '../state/facts.ts'
import type { Head, Entry, Match } from '../state/match.ts'
import type { ArchiveJob, Room, Gallery } from '../state/room.ts'
import type { Ticket } from '../state/tickets.ts'
import { newer } from '../state/newer.ts'
import { ROOM_FORMAT } from './format.ts'

/** Every so many entries of the journal the position is stored as well, so that waking replays no more than these. */
const SNAPSHOT_EVERY = 32

/** What is known of a browser, in one row with what was done for it. */
export type StoredDevice = Device & { done: readonly string[] }

/** The room's own row: with the match on its table, and the form of all its rows (absent: 1). */
export type StoredFacts = Facts & { match: string | null; format?: number }

/** One row to be stored. */
export type RowChange =
  | { kind: 'facts'; facts: StoredFacts }
  | { kind: 'device'; device: StoredDevice }
  | { kind: 'deviceForgotten'; hash: string }
  | { kind: 'talk'; line: TalkLine }
  | { kind: 'whisper'; chair: Chair; line: WhisperLine }
  | { kind: 'whispersForgotten'; chair: Chair }
  | { kind: 'night'; match: NightMatch }
  | { kind: 'watcherLine'; line: WatcherLine }
  | { kind: 'archiveJob'; job: ArchiveJob }
  | { kind: 'archived'; match: string }
  | { kind: 'ticket'; ticket: Ticket }
  | { kind: 'ticketForgotten'; hash: string }
  | { kind: 'gallery'; number: number; count: number }
  | { kind: 'galleryGone'; gallery: number }
  | { kind: 'delayed'; isDelayed: boolean }
  | { kind: 'match'; head: Head }
  | { kind: 'entry'; number: number; entry: Entry }
  | { kind: 'snapshot'; match: string; seq: number; position: Position }

/** What must be stored so that `after` can be found again. `before` null: all of it. */
export function changedRows(before: Room | null, after: Room): RowChange[] {
  return [
    ...factRows(before, after),
    ...deviceRows(before, after),
    ...talkRows(before, after),
    ...whisperRows(before, after),
    ...watcherRows(before, after),
    ...ticketRows(before, after),
    ...matchRows(before, after),
    ...nightRows(before, after),
    ...archiveRows(before, after),
    ...galleryRows(before, after),
    ...delayRows(before, after),
  ]
}

function factRows(before: Room | null, { facts, head }: Room): RowChange[] {
  const isSame = before && before.facts === facts && before.head?.id === head?.id
  return isSame ? [] : [{ kind: 'facts', facts: { ...facts, match: head?.id ?? null, format: ROOM_FORMAT } }]
}

function deviceRows(before: Room | null, after: Room): RowChange[] {
  // A device's last command may be in the journal; but that of another match isn't read any more.
  const isAnother = before?.head?.id !== after.head?.id
  if (!isAnother && before?.devices === after.devices && before.done === after.done) return []
  const inJournal = isAnother ? [] : newEntries(before, after).flatMap(({ done }) => (done ? [done.device] : []))
  const isDoneStored = (hash: string) => inJournal.includes(hash) || before?.done.get(hash) === after.done.get(hash)
  const isStored = (device: Device) => before?.devices.includes(device) === true && isDoneStored(device.hash)
  const gone = before?.devices.filter(({ hash }) => !after.devices.some((device) => device.hash === hash)) ?? []
  return [
    ...after.devices
      .filter((device) => isAnother || !isStored(device))
      .map((device): RowChange => ({ kind: 'device', device: { ...device, done: after.done.get(device.hash) ?? [] } })),
    ...gone.map(({ hash }): RowChange => ({ kind: 'deviceForgotten', hash })),
  ]
}

function talkRows(before: Room | null, after: Room): RowChange[] {
  const last = before?.talk.at(-1)?.number ?? 0
  return newer(after.talk, last).map((line) => ({ kind: 'talk', line }))
}

function whisperRows(before: Room | null, after: Room): RowChange[] {
  if (before?.whispers === after.whispers) return []
  return after.whispers.flatMap((box, chair): RowChange[] => {
    const had = before?.whispers[chair] ?? []
    if (box.length === 0) return had.length === 0 ? [] : [{ kind: 'whispersForgotten', chair }]
    const last = had.at(-1)?.number ?? 0
    return newer(box, last).map((line) => ({ kind: 'whisper', chair, line }))
  })
}

function nightRows(before: Room | null, after: Room): RowChange[] {
  const { added } = changes(before?.night, after.night, ({ id }) => id)
  return added.map((match) => ({ kind: 'night', match }))
}

function watcherRows(before: Room | null, after: Room): RowChange[] {
  if (before?.watcherChat === after.watcherChat) return []
  const last = before?.watcherChat.at(-1)?.number ?? 0
  return newer(after.watcherChat, last).map((line) => ({ kind: 'watcherLine', line }))
}

function archiveRows(before: Room | null, after: Room): RowChange[] {
  const { added, gone } = changes(before?.archiveQueue, after.archiveQueue, ({ match }) => match)
  return [
    ...added.map((job): RowChange => ({ kind: 'archiveJob', job })),
    ...gone.map(({ match }): RowChange => ({ kind: 'archived', match })),
  ]
}

/** Of a list: what's new or different in it, and what isn't there any more. */
function changes<T>(had: readonly T[] = [], has: readonly T[], keyOf: (one: T) => string | number) {
  if (had === has) return { added: [], gone: [] }
  const keys = new Set(has.map(keyOf))
  return { added: has.filter((one) => !had.includes(one)), gone: had.filter((one) => !keys.has(keyOf(one))) }
}

function galleryRows(before: Room | null, after: Room): RowChange[] {
  const { added, gone } = changes(before?.galleries, after.galleries, ({ number }) => number)
  const isKept = ({ number, count }: Gallery) =>
    before?.galleries.some((each) => each.number === number && each.count === count)
  return [
    ...added
      .filter((gallery) => !isKept(gallery))
      .map(({ number, count }): RowChange => ({ kind: 'gallery', number, count })),
    ...gone.map(({ number }): RowChange => ({ kind: 'galleryGone', gallery: number })),
  ]
}

/** What was held back is memory only; that something was, is not. */
function delayRows(before: Room | null, { past }: Room): RowChange[] {
  const [was, isDelayed] = [(before?.past.length ?? 0) > 0, past.length > 0]
  return was === isDelayed ? [] : [{ kind: 'delayed', isDelayed }]
}

function ticketRows(before: Room | null, after: Room): RowChange[] {
  const { added, gone } = changes(before?.tickets, after.tickets, ({ hash }) => hash)
  return [
    ...added.map((ticket): RowChange => ({ kind: 'ticket', ticket })),
    ...gone.map(({ hash }): RowChange => ({ kind: 'ticketForgotten', hash })),
  ]
}

function newEntries(before: Room | null, { head, match }: Room): readonly Entry[] {
  const known = before?.head?.id === head?.id ? (before?.match?.log.length ?? 0) : 0
  return match?.log.slice(known) ?? []
}

function matchRows(before: Room | null, after: Room): RowChange[] {
  const { head, match } = after
  if (!head) return []
  const heads: RowChange[] = before?.head === head ? [] : [{ kind: 'match', head }]
  const news = newEntries(before, after)
  return [
    ...heads,
    ...news.map((entry): RowChange => ({ kind: 'entry', number: head.number, entry })),
    ...snapshotRows(head, match, news),
  ]
}

/** The position is that after all of them, also where one in the middle is the one at which it is due. */
function snapshotRows(head: Head, match: Match | null, news: readonly Entry[]): RowChange[] {
  const last = news.at(-1)
  const isDue = news.some(({ seq }) => seq > 0 && seq % SNAPSHOT_EVERY === 0)
  return match && last && isDue ? [{ kind: 'snapshot', match: head.id, seq: last.seq, position: match.position }] : []
}
