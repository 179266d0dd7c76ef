import { SILENCE } from '@robot-night/protocol'
import type { Room } from './room.ts'
import type { Socket } from './device.ts'
import type { Step } from './outcome.ts'

/** Pings wake nobody: when the room is awake, it is told when each connection was last heard of. */
export function heard(room: Room, pings: ReadonlyMap<string, number>): Room {
  const sockets = room.sockets.map((socket) => {
    const at = pings.get(socket.id) ?? 0
    return socket.heardAt === undefined || at <= socket.heardAt ? socket : { ...socket, heardAt: at }
  })
  return sockets.some((socket, place) => socket !== room.sockets[place]) ? { ...room, sockets } : room
}

/** When the line of somebody who has a chair counts as dead, if nothing is heard of it until then. */
export const deadAt = ({ heardAt }: Socket): number | null => (heardAt === undefined ? null : heardAt + SILENCE)

export function letGo(room: Room, socket: string): Step {
  const sockets = room.sockets.filter(({ id }) => id !== socket)
  return { room: { ...room, sockets }, refused: null, closing: [{ socket, reason: 'silent' }] }
}
