import { DEVICE_KINDS, isUnderstood, LIMITS, PROTOCOL, type CloseReason, type DeviceKind } from '@robot-night/protocol'
import { givingWay, staying } from './newConnection.ts'
import { hindrance } from '../state/access.ts'
import { chairOf, deviceOf } from '../state/seats.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import type { Socket } from '../state/device.ts'
import { askingOf } from '../state/tickets.ts'

/** What a newcomer says to have already: the frames of a match up to `n`. */
export interface Kept {
  match: string
  n: number
}

/** What somebody says on coming, in the address of the socket. */
export interface Handshake {
  version: number
  kept: Kept | null
  /** They promise to ping, and want to be let go when nothing is heard of them. */
  isPinging: boolean
  /** What their page calls itself; null: it says nothing. */
  page: string | null
  /** They take part in shuffles. */
  isThrowing: boolean
  /** They want every scene whole. */
  isWhole: boolean
  /** What kind of device it says to be. */
  on: DeviceKind | null
}

const PAGE = /^[\w-]{16}$/

export function handshakeOf(url: URL): Handshake {
  const version = Number(url.searchParams.get('v') ?? PROTOCOL)
  const match = url.searchParams.get('match')
  const n = Number(url.searchParams.get('n') ?? NaN)
  const says = (name: string) => url.searchParams.has(name)
  const can = { isPinging: says('pings'), isThrowing: says('throws'), isWhole: says('whole') }
  const on = DEVICE_KINDS.find((kind) => kind === url.searchParams.get('on')) ?? null
  const kept = match !== null && Number.isSafeInteger(n) && n >= 0 ? { match, n } : null
  const page = url.searchParams.get('page')
  return { version, ...can, page: page !== null && PAGE.test(page) ? page : null, on, kept }
}

/** Why somebody can't come in; null: welcome. Anyone with a chair always is. */
export function turnedAway(
  room: Room,
  come: { who: Omit<Socket, 'id'>; isMeant?: boolean } & Pick<Moment, 'now' | 'fill'>,
  handshake: Handshake,
): CloseReason | null {
  if (!isUnderstood(handshake.version)) return 'outdated'
  const { who, now } = come
  if (chairOf(room, who.device) !== null) return null
  if (come.isMeant && isUnknown(room, who.device, now)) return 'wrongToken'
  const left = { ...room, sockets: staying(room, givingWay(room, who, now)) }
  return hindrance(room, who.device) ?? (isFull(left, come) ? 'tooManyWatchers' : null)
}

/** Nobody by this token is here, has been, or asks for a seat. */
export const isUnknown = (room: Room, device: string | null, now: number): boolean =>
  hindrance(room, device) === null && !deviceOf(room, device) && !askingOf(room, device, now)

/** No place left to watch, or none for one more from there. */
function isFull(room: Room, { who, now, fill }: Parameters<typeof turnedAway>[1]): boolean {
  const watching = room.sockets.filter(({ device }) => chairOf(room, device) === null)
  const fromThere = watching.filter((socket) => who.from !== null && socket.from === who.from)
  // Who asks for a seat is to hear whether they get it.
  const isCrowded = watching.length >= fill.room && !askingOf(room, who.device, now)
  return isCrowded || fromThere.length >= LIMITS.watchersPerAddress
}
