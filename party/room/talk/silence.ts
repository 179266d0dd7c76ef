import type { Chair } from '@robot-night/protocol'
import { note } from './tableTalk.ts'
import { shownName } from './shownName.ts'
import { deviceOf } from '../state/seats.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { RoomSettings, Noted } from '../state/facts.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'

/** Longer than any list of people whom one table has heard enough of. */
const KEPT = 50

/** Who watches under this name says nothing more. */
export function silence(room: Room, watcher: string, { at }: { at: Moment }): Step {
  const meant = room.devices.filter(
    (device) => device.chair === null && device.watcher !== undefined && shownName(room, device.watcher) === watcher,
  )
  const devices = meant.map(({ hash }) => hash).filter((hash) => !isSilenced(room, hash))
  const [first] = meant
  if (first?.watcher === undefined) return refuse(room, { code: 'no_such_chair' })
  if (devices.length === 0) return done(room)
  const kept = silencedBy(room, { name: first.watcher, devices })
  return done(note(kept, { note: 'muted', chair: null, name: first.watcher }, at.now))
}

export function unsilence(room: Room, number: number, { at }: { at: Moment }): Step {
  const { silenced } = room.facts.settings
  const lifted = silenced.find((each) => each.number === number)
  if (!lifted) return done(room)
  const heard = withSilenced(
    room,
    silenced.filter((each) => each !== lifted),
  )
  return done(note(heard, { note: 'unmuted', chair: null, name: lifted.name }, at.now))
}

export const isSilenced = (room: Room, device: string | null): boolean => entryOf(room, device) !== null

/** A muted person gets up: that the host has muted them goes with them, not with the chair. */
export function takenAlong(room: Room, chair: Chair): Room {
  const state = room.facts.chairs[chair]
  if (state?.kind !== 'person' || !state.isMuted) return room
  const devices = room.devices.flatMap((device) => (device.chair === chair ? [device.hash] : []))
  return devices.length === 0 ? room : silencedBy(room, { name: state.name, devices })
}

/** And sits down again, on whichever chair. */
export function broughtBack(room: Room, device: string): { room: Room; isMuted: boolean } {
  const entry = entryOf(room, device)
  if (!entry) return { room, isMuted: false }
  return {
    room: withSilenced(
      room,
      room.facts.settings.silenced.filter((each) => each !== entry),
    ),
    isMuted: true,
  }
}

function entryOf(room: Room, device: string | null): Noted | null {
  const known = deviceOf(room, device)
  const { silenced } = room.facts.settings
  return (known && silenced.find(({ devices }) => devices.includes(known.hash))) ?? null
}

function silencedBy(room: Room, who: Omit<Noted, 'number'>): Room {
  const { silenced } = room.facts.settings
  const number = (silenced.at(-1)?.number ?? 0) + 1
  return withSilenced(room, [...silenced, { number, ...who }].slice(-KEPT))
}

const withSilenced = (room: Room, silenced: RoomSettings['silenced']): Room => ({
  ...room,
  facts: { ...room.facts, settings: { ...room.facts.settings, silenced } },
})
