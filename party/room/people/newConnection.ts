import { LIMITS, SILENCE, type CloseReason } from '@robot-night/protocol'
import { chairOf } from '../state/seats.ts'
import type { Room } from '../state/room.ts'
import type { Socket } from '../state/device.ts'
import type { Step } from '../state/outcome.ts'

type Going = Step['closing'][number]

/** Somebody comes. An old line may be dead without anybody knowing it, so it is the old ones that give way, never the new. */
export function arrive(room: Room, socket: Socket, now: number): Step {
  const closing = givingWay(room, socket, now)
  return { room: { ...room, sockets: [...staying(room, closing), socket] }, refused: null, closing }
}

/**
 * Whose place a new line takes: of what has died, of the line that its page had before, and where a chair has too many,
 * of the one that has been silent for longest. One that never promised to ping may have been so from the beginning.
 */
export function givingWay(room: Room, come: Omit<Socket, 'id'>, now: number): Going[] {
  const [dead, replaced] = [room.sockets.filter((each) => isDead(each, now)), room.sockets.filter(isOfPage(come))]
  const closing = [...goingFor('silent', dead), ...goingFor('tooManyDevices', replaced)]
  const chair = chairOf(room, come.device)
  if (chair === null) return closing
  const there = staying(room, closing).filter(({ device }) => chairOf(room, device) === chair)
  const crowded = there.toSorted(bySilence).slice(0, Math.max(0, there.length + 1 - LIMITS.linesPerSeat))
  return [...closing, ...goingFor('tooManyDevices', crowded)]
}

export const staying = (room: Room, closing: readonly Going[]): Socket[] =>
  room.sockets.filter(({ id }) => !closing.some(({ socket }) => socket === id))

const isDead = ({ heardAt }: Socket, now: number): boolean => heardAt !== undefined && heardAt + SILENCE <= now
const isOfPage =
  ({ page, device }: Omit<Socket, 'id'>) =>
  (other: Socket): boolean =>
    page !== undefined && other.page === page && other.device === device
const bySilence = (one: Socket, other: Socket): number => (one.heardAt ?? 0) - (other.heardAt ?? 0)
const goingFor = (reason: CloseReason, sockets: readonly Socket[]): Going[] =>
  sockets.map(({ id }) => ({ socket: id, reason }))
