import { isUnderstood, LIMITS, PROTOCOL, type CloseReason, type PublicFacts } from '@robot-night/protocol'
import type { Kept } from './news.ts'
import { roomFacts } from './news.ts'
import { chairOf } from './seats.ts'
import type { Moment, Room, Socket } from './shapes.ts'

/** What somebody says at the door, in the address of the socket. */
export interface Knock {
  version: number
  kept: Kept | null
}

export function knockOf(url: URL): Knock {
  const version = Number(url.searchParams.get('v') ?? PROTOCOL)
  const match = url.searchParams.get('match')
  const n = Number(url.searchParams.get('n') ?? NaN)
  return { version, kept: match !== null && Number.isSafeInteger(n) && n >= 0 ? { match, n } : null }
}

/** Why somebody cannot come in; null: welcome. */
export function turnedAway(room: Room, who: Omit<Socket, 'id'>, knock: Knock): CloseReason | null {
  if (!isUnderstood(knock.version)) return 'outdated'
  const chair = chairOf(room, who.device)
  if (chair === null) return isFull(room, who.from) ? 'tooManyWatchers' : null
  const open = room.sockets.filter((socket) => chairOf(room, socket.device) === chair)
  return open.length >= LIMITS.devicesPerSeat ? 'tooManyDevices' : null
}

/** No place left to watch, or none for one more from there. */
function isFull(room: Room, from: string | null): boolean {
  const watching = room.sockets.filter(({ device }) => chairOf(room, device) === null)
  const fromThere = watching.filter((socket) => from !== null && socket.from === from)
  return watching.length >= LIMITS.watchers || fromThere.length >= LIMITS.watchersPerAddress
}

/** What anybody may know of a room without coming in: no names. */
export function publicFacts(room: Room, at: Pick<Moment, 'titles'>): PublicFacts {
  const { code, title, stage, pace, chairs, watchers } = roomFacts(room, at)
  return { code, title, stage, pace, chairs: chairs.map(({ kind }) => kind), watchers }
}
