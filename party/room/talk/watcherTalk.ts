import { cleanName, cleanTalk, LIMITS, type WatcherLine } from '@robot-night/protocol'
import { shownToAll } from '../state/shown.ts'
import { hindrance } from '../state/access.ts'
import { saidAs } from '../../wordFilter/saidAs.ts'
import { shownName } from './shownName.ts'
import { nameUnlike } from '../../wordFilter/nameUnlike.ts'
import { chairOf, deviceOf, withDevice } from '../state/seats.ts'
import { isSilenced } from './silence.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Moment } from '../state/moment.ts'
import type { Device } from '../state/device.ts'
import type { Room } from '../state/room.ts'
import { newer } from '../state/newer.ts'

/**
 * What those who watch say to each other. While a match runs no chair gets any of it, and nothing that a chair gets is
 * made of it; between matches all may read it.
 */
export function sayToWatchers(room: Room, typed: string, who: { device: Device; at: Moment }): Step {
  const { device, at: moment } = who
  const { now } = moment
  const name = watcherOf(room, device.hash)
  if (name === null) return refuse(room, { code: 'not_watching' })
  if (isSilenced(room, device.hash)) return refuse(room, { code: 'muted' })
  if (!room.facts.talk.typed) return refuse(room, { code: 'text_off' })
  const text = cleanTalk(typed)
  if (text === null) return refuse(room, { code: 'bad_text' })
  const isLate = (at: number) => at > now - LIMITS.watcherLineSeconds * 1000
  const lately = room.watcherChat.filter(({ at }) => isLate(at))
  // By device: who takes another name has written as much as before.
  const own = (device.wroteAt ?? []).filter(isLate)
  const isTooMuch = own.length >= LIMITS.watcherLinesAtOnce || lately.length >= LIMITS.watcherLinesOfAll
  if (isTooMuch) return refuse(room, { code: 'too_fast' })
  const apart = toldApart(room, device.hash, moment)
  const called = watcherOf(apart, device.hash) ?? name
  const line: WatcherLine = { number: lastWatcherLine(room) + 1, at: now, name: called, ...saidAs(text) }
  const devices = apart.devices.map((each) => (each.hash === device.hash ? { ...each, wroteAt: [...own, now] } : each))
  return done({ ...apart, devices, watcherChat: [...room.watcherChat, line].slice(-LIMITS.watcherLinesKept) })
}

/** Somebody who watches gives a name; no chair's name is changed for theirs, or by it. */
export function nameWatcher(room: Room, given: { device: string; name: string; from?: string }, at: Moment): Step {
  if (chairOf(room, given.device) !== null) return done(room)
  const turnedAway = hindrance(room, given.device)
  if (turnedAway) return refuse(room, { code: turnedAway })
  const name = cleanName(given.name)
  if (name === null) return refuse(room, { code: 'bad_name' })
  const known = deviceOf(room, given.device)
  const watcher = nameUnlike(name, othersThan(room, given.device, at))
  const from = given.from === undefined ? {} : { from: given.from }
  return done(withDevice(room, { kind: null, since: 0, ...known, ...from, hash: given.device, chair: null, watcher }))
}

/** Somebody at the table may have taken a name like theirs since, and may not learn that it was taken. */
function toldApart(room: Room, hash: string, at: Moment): Room {
  const known = deviceOf(room, hash)
  if (known?.chair !== null || known.watcher === undefined) return room
  const watcher = nameUnlike(known.watcher, othersThan(room, hash, at))
  return watcher === known.watcher ? room : withDevice(room, { ...known, watcher })
}

/** The names at the table as those see it who watch, and those of others who watch. */
function othersThan(room: Room, hash: string, at: Moment): string[] {
  const { devices } = room
  const atTheTable = shownToAll(room, at).facts.chairs.flatMap((chair) => (chair.kind === 'free' ? [] : chair.name))
  return [...atTheTable, ...devices.flatMap((device) => (device.hash === hash ? [] : (device.watcher ?? [])))]
}

/** The name of one who watches and has given one; null: somebody at the table, or a stranger. */
export function watcherOf(room: Room, device: string | null): string | null {
  const known = deviceOf(room, device)
  return known?.chair === null && known.watcher !== undefined ? shownName(room, known.watcher) : null
}

export const lastWatcherLine = ({ watcherChat }: Room): number => watcherChat.at(-1)?.number ?? 0

/** All that this device may read of it now. */
export function watcherChatFor(room: Room, device: string | null): { watcherChat?: WatcherLine[] } {
  const isOpen = chairOf(room, device) === null ? watcherOf(room, device) !== null : isOpenToChairs(room)
  return part(isOpen ? room.watcherChat : [])
}

/** What has become readable for the chairs. */
export function newWatcherChatForChairs(before: Room, after: Room): { watcherChat?: WatcherLine[] } {
  if (!isOpenToChairs(after)) return {}
  return watcherChatAfter(after, isOpenToChairs(before) ? lastWatcherLine(before) : 0)
}

export function watcherChatAfter({ watcherChat }: Room, number: number): { watcherChat?: WatcherLine[] } {
  return part(newer(watcherChat, number))
}

const isOpenToChairs = ({ facts }: Room): boolean => facts.stage !== 'playing'

/** Left out where it has nothing to say. */
const part = (lines: readonly WatcherLine[]) => (lines.length === 0 ? {} : { watcherChat: [...lines] })
