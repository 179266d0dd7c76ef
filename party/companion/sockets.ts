import { LIMITS, type CloseReason } from '@robot-night/protocol'

/** What a socket keeps over a hibernation. */
export interface Attached {
  /** Null: it watches. */
  device: string | null
  from: string | null
  /** When it came; absent: before this was noted. */
  at?: number
}

export function attached(socket: WebSocket): Attached {
  const kept: unknown = socket.deserializeAttachment()
  return isAttached(kept) ? kept : { device: null, from: null }
}

const isAttached = (kept: unknown): kept is Attached =>
  typeof kept === 'object' && kept !== null && 'device' in kept && 'from' in kept

/** Why one more socket is turned away; null: it may come in. A phone that has joined always may. */
export function turnedAway(who: Attached, others: readonly WebSocket[]): CloseReason | null {
  if (who.device !== null) return null
  const there = others.map(attached)
  const watching = there.filter(({ device }) => device === null)
  const near = watching.filter(({ from }) => from !== null && from === who.from)
  const isFull = watching.length >= LIMITS.watchers || near.length >= LIMITS.watchersPerAddress
  return isFull ? 'tooManyWatchers' : null
}

export const arrivalsOf = (sockets: readonly WebSocket[]): number[] => sockets.map((socket) => attached(socket).at ?? 0)

/** Of a phone's many sockets some may be dead: those that were silent for longest give way to one more. */
export function givingWay(
  who: Attached,
  others: readonly WebSocket[],
  pinged: (socket: WebSocket) => number,
): WebSocket[] {
  const own = others.filter((socket) => who.device !== null && attached(socket).device === who.device)
  const heardAt = (socket: WebSocket) => Math.max(attached(socket).at ?? 0, pinged(socket))
  const bySilence = own.toSorted((one, other) => heardAt(one) - heardAt(other))
  return bySilence.slice(0, Math.max(0, own.length + 1 - LIMITS.linesPerPhone))
}
