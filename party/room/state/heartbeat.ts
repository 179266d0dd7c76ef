import { SILENCE } from '@robot-night/protocol'
import type { Room } from './room.ts'
import type { Step } from './outcome.ts'

/** Pings wake nobody: when the room is awake, it is told when each connection was last heard of. */
export function heard(room: Room, at: ReadonlyMap<string, number>): Room {
  const sockets = room.sockets.map((socket) => {
    const heardAt = at.get(socket.id) ?? 0
    return socket.heardAt === undefined || heardAt <= socket.heardAt ? socket : { ...socket, heardAt }
  })
  return sockets.some((socket, place) => socket !== room.sockets[place]) ? { ...room, sockets } : room
}

/** The line that counts as dead first, if nothing is heard of it until then, and when; null: none would be missed. */
export function nextDead({ sockets }: Pick<Room, 'sockets'>): { socket: string; at: number } | null {
  let first: { socket: string; at: number } | null = null
  for (const { id, heardAt } of sockets) {
    if (heardAt !== undefined && heardAt + SILENCE < (first?.at ?? Infinity))
      first = { socket: id, at: heardAt + SILENCE }
  }
  return first
}

export function letGo(room: Room, socket: string): Step {
  const sockets = room.sockets.filter(({ id }) => id !== socket)
  return { room: { ...room, sockets }, refused: null, closing: [{ socket, reason: 'silent' }] }
}
