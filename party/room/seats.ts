import type { Seat, Viewer } from '@robot-night/engine'
import { LIMITS, type Chair } from '@robot-night/protocol'
import type { ChairState, Device, Head, Person, Room, Socket } from './shapes.ts'

export function deviceOf({ devices }: Pick<Room, 'devices'>, hash: string | null): Device | null {
  return hash === null ? null : (byHash(devices).get(hash) ?? null)
}

/** A list that is the same is asked for each of a crowd, many times over. */
const hashes = new WeakMap<Room['devices'], ReadonlyMap<string, Device>>()

function byHash(devices: Room['devices']): ReadonlyMap<string, Device> {
  const known = hashes.get(devices) ?? new Map(devices.map((device) => [device.hash, device]))
  hashes.set(devices, known)
  return known
}

export function chairOf(room: Pick<Room, 'devices'>, device: string | null): Chair | null {
  return deviceOf(room, device)?.chair ?? null
}

/** Which seat of the match on the table this chair has. */
export function seatOf(head: Head | null, chair: Chair | null): Seat | null {
  if (!head || chair === null || head.left.includes(chair)) return null
  const seat = head.chairs.indexOf(chair)
  return seat < 0 ? null : seat
}

export function viewerOf(room: Room, device: string | null): Viewer {
  return seatOf(room.head, chairOf(room, device)) ?? 'spectator'
}

/** Is the person of this chair connected? */
export function isPresent(room: Room, chair: Chair): boolean {
  return attendanceOf(room).chairs.has(chair)
}

/** Connections of people without a chair. */
export function watchersOf(room: Attended): number {
  return room.sockets.length - attendanceOf(room).seated.length
}

/** Connections of people who have one. */
export const seatedSockets = (room: Attended): readonly Socket[] => attendanceOf(room).seated

type Attended = Pick<Room, 'devices' | 'sockets'>
interface Attendance {
  devices: Room['devices']
  seated: readonly Socket[]
  chairs: ReadonlySet<Chair>
}

/** It is asked for many times with whatever happens, and changes only when somebody comes, goes or changes places. */
const attendances = new WeakMap<Room['sockets'], Attendance>()

function attendanceOf(room: Attended): Attendance {
  const known = attendances.get(room.sockets)
  if (known?.devices === room.devices) return known
  const seated = room.sockets.filter(({ device }) => chairOf(room, device) !== null)
  const chairs = new Set(seated.flatMap(({ device }) => chairOf(room, device) ?? []))
  const attendance = { devices: room.devices, seated, chairs }
  attendances.set(room.sockets, attendance)
  return attendance
}

export function chairAt(room: Room, chair: Chair): ChairState {
  const found = room.facts.chairs[chair]
  if (!found) throw new Error(`no chair ${chair}`)
  return found
}

/** Does a computer player move here? */
export function isTin(state: ChairState): boolean {
  return state.kind === 'tin' || (state.kind === 'person' && state.substituteFrom !== null)
}

/** Somebody who has just sat down. */
export const person = (name: string, guest: number): Person => ({
  kind: 'person',
  name,
  guest,
  substituteFrom: null,
  awayFrom: null,
  votes: [],
  isMuted: false,
})

export const withChair = (room: Room, chair: Chair, state: ChairState): Room => ({
  ...room,
  facts: { ...room.facts, chairs: room.facts.chairs.with(chair, state) },
})

/** Devices without a chair that a room remembers: some have just left; others watch and have a name. */
const STRANGERS_KEPT = 32

export function withDevice(room: Room, device: Device): Room {
  const devices = [...room.devices.filter((other) => other.hash !== device.hash), device]
  const strangers = devices.filter(({ chair, watcher }) => chair === null && watcher === undefined)
  const watchers = devices.filter(({ chair, watcher }) => chair === null && watcher !== undefined)
  const forgotten = new Set([...before(strangers, STRANGERS_KEPT), ...before(watchers, LIMITS.watchersNamed)])
  return forgotten.size === 0
    ? { ...room, devices }
    : { ...room, devices: devices.filter((each) => !forgotten.has(each)) }
}

/** All but the last so many. */
const before = (devices: readonly Device[], kept: number) => devices.slice(0, Math.max(0, devices.length - kept))

export const withHead = (room: Room, head: Head): Room => ({
  ...room,
  head,
  match: room.match && { ...room.match, head },
})
