import type { Seat, Viewer } from '@robot-night/engine'
import { LIMITS, type Chair } from '@robot-night/protocol'
import type { ChairState, Person } from './chair.ts'
import type { Device, Socket } from './device.ts'
import type { Head } from './match.ts'
import type { Room } from './room.ts'

export function deviceOf({ devices }: Pick<Room, 'devices'>, hash: string | null): Device | null {
  return devices.find((device) => device.hash === hash) ?? null
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

/**
 * The seat that the person of this chair may see and play: it was dealt to them, or has passed to them by the table's
 * rule. However somebody else got to the chair, they are a watcher of this match.
 */
export function heldSeat(room: Pick<Room, 'facts' | 'head'>, chair: Chair | null): Seat | null {
  const seat = seatOf(room.head, chair)
  if (!room.head || chair === null || seat === null) return null
  const [owner, state] = [ownerOf(room.head, seat), room.facts.chairs[chair]]
  return owner === undefined || (state?.kind === 'person' && state.guest === owner) ? seat : null
}

/** Whose a seat is, by their number among the guests; null: a tin robot's; undefined: the match is from before that was noted. */
function ownerOf({ seated, heirs = [] }: Head, seat: Seat): number | null | undefined {
  return (heirs.findLast((heir) => heir.seat === seat) ?? seated?.[seat])?.guest
}

export function viewerOf(room: Room, device: string | null): Viewer {
  return heldSeat(room, chairOf(room, device)) ?? 'spectator'
}

/** Is the person of this chair connected, and awake? */
export function isPresent(room: Room, chair: Chair): boolean {
  return attendanceOf(room).chairs.has(chair) && !isIdle(room.facts.chairs[chair])
}

/** Twice in a row the clock has played for somebody who pressed nothing: whatever their line says, nobody is there. */
const MOST_IDLE = 2
const isIdle = (state: ChairState | undefined): boolean => state?.kind === 'person' && (state.idle ?? 0) >= MOST_IDLE

/** Connections of people without a chair. */
export function watchersOf(room: Attended): number {
  return room.sockets.length - attendanceOf(room).seated.length
}

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

/** Does a bot move here? */
export function isBot(state: ChairState): boolean {
  return state.kind === 'bot' || (state.kind === 'person' && state.botSince !== null)
}

/** Somebody who has just sat down. */
export const person = (name: string, guest: number): Person => ({
  kind: 'person',
  name,
  guest,
  botSince: null,
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
  const tooMany = [
    ...forgottenOf(room, strangers, STRANGERS_KEPT),
    ...forgottenOf(room, watchers, LIMITS.watchersNamed),
  ]
  const forgotten = new Set(tooMany.filter(({ hash }) => hash !== device.hash))
  return forgotten.size === 0
    ? { ...room, devices }
    : { ...room, devices: devices.filter((each) => !forgotten.has(each)) }
}

/**
 * Whom a room forgets when it would remember more than so many: at the address that most have come from, the first to
 * have come of those who aren't here. So nobody at one address can make it forget those at another.
 */
function forgottenOf({ sockets }: Room, devices: readonly Device[], kept: number): Device[] {
  if (devices.length <= kept) return []
  const here = new Set(sockets.map(({ device }) => device))
  const goingFirst = devices
    .slice(0, -1)
    .sort((one, other) => Number(here.has(one.hash)) - Number(here.has(other.hash)))
  const forgotten: Device[] = []
  while (devices.length - forgotten.length > kept) {
    const left = goingFirst.filter((device) => !forgotten.includes(device))
    const counts = Map.groupBy([...left, ...devices.slice(-1)], ({ from }) => from)
    const sizeOf = ({ from }: Device) => counts.get(from)?.length ?? 0
    const most = Math.max(...left.map(sizeOf))
    const going = left.find((device) => sizeOf(device) === most)
    if (!going) break
    forgotten.push(going)
  }
  return forgotten
}

export const withHead = (room: Room, head: Head): Room => ({
  ...room,
  head,
  match: room.match && { ...room.match, head },
})
