import { cleanName, cleanTalk, LIMITS, type MurmurLine } from '@robot-night/protocol'
import { saidAs, shownName } from './family.ts'
import { ownName } from './names.ts'
import { chairOf, deviceOf, withDevice } from './seats.ts'
import { isSilenced } from './silence.ts'
import { done, refuse, type Device, type Room, type Step } from './shapes.ts'
import { newer } from './newer.ts'

/**
 * What those who watch say to each other. While a match runs no chair gets any of it, and nothing that a chair gets is
 * made of it; between matches all may read it.
 */
export function murmur(room: Room, typed: string, who: { device: Device; now: number }): Step {
  const { device, now } = who
  const name = watcherOf(room, device.hash)
  if (name === null) return refuse(room, { code: 'not_watching' })
  if (isSilenced(room, device.hash)) return refuse(room, { code: 'muted' })
  if (!room.facts.talk.typed) return refuse(room, { code: 'text_off' })
  const text = cleanTalk(typed)
  if (text === null) return refuse(room, { code: 'bad_text' })
  const lately = room.murmurs.filter(({ at }) => at > now - LIMITS.murmurSeconds * 1000)
  const own = lately.filter((line) => line.name === name)
  const isTooMuch = own.length >= LIMITS.murmursAtOnce || lately.length >= LIMITS.murmursOfAll
  if (isTooMuch) return refuse(room, { code: 'too_fast' })
  const line: MurmurLine = { number: lastMurmur(room) + 1, at: now, name, ...saidAs(text) }
  return done({ ...room, murmurs: [...room.murmurs, line].slice(-LIMITS.murmursKept) })
}

/** Somebody who watches gives a name; no chair's name is changed for theirs, or by it. */
export function nameWatcher(room: Room, given: { device: string; name: string }): Step {
  if (chairOf(room, given.device) !== null) return done(room)
  const name = cleanName(given.name)
  if (name === null) return refuse(room, { code: 'bad_name' })
  const known = deviceOf(room, given.device)
  const others = room.devices.flatMap((device) =>
    device.watcher !== undefined && device.hash !== given.device
      ? [{ kind: 'tin', name: device.watcher } as const]
      : [],
  )
  const watcher = ownName(name, [...room.facts.chairs, ...others])
  return done(withDevice(room, { kind: null, since: 0, ...known, hash: given.device, chair: null, watcher }))
}

/** The name of one who watches and has given one; null: somebody at the table, or a stranger. */
export function watcherOf(room: Room, device: string | null): string | null {
  const known = deviceOf(room, device)
  return known?.chair === null && known.watcher !== undefined ? shownName(room, known.watcher) : null
}

export const lastMurmur = ({ murmurs }: Room): number => murmurs.at(-1)?.number ?? 0

/** All that this device may read of it now. */
export function murmursFor(room: Room, device: string | null): { murmurs?: MurmurLine[] } {
  const isOpen = chairOf(room, device) === null ? watcherOf(room, device) !== null : isOpenToChairs(room)
  return part(isOpen ? room.murmurs : [])
}

/** What has become readable for the chairs. */
export function newMurmursForChairs(before: Room, after: Room): { murmurs?: MurmurLine[] } {
  if (!isOpenToChairs(after)) return {}
  return murmursAfter(after, isOpenToChairs(before) ? lastMurmur(before) : 0)
}

export function murmursAfter({ murmurs }: Room, number: number): { murmurs?: MurmurLine[] } {
  return part(newer(murmurs, number))
}

const isOpenToChairs = ({ facts }: Room): boolean => facts.stage !== 'playing'

/** Left out where it has nothing to say. */
const part = (lines: readonly MurmurLine[]) => (lines.length === 0 ? {} : { murmurs: [...lines] })
