import { LIMITS, SILENCE, type ScreeningDown } from '@robot-night/protocol'
import { sendText } from '../shell/sockets.ts'
import type { Guest } from './step.ts'

/** What a socket keeps over a hibernation. */
interface Attached {
  /** Null: they have not said who they are. */
  guest: Guest | null
  /** From which address, as a hash. */
  from: string
  /** When it came, ms; of several that came within one millisecond, one after another. */
  at: number
}

export function attached(socket: WebSocket): Attached {
  const kept: unknown = socket.deserializeAttachment()
  return isAttached(kept) ? kept : { guest: null, from: '', at: 0 }
}

export const attach = (socket: WebSocket, kept: Attached): void => socket.serializeAttachment(kept)

const isAttached = (kept: unknown): kept is Attached =>
  typeof kept === 'object' && kept !== null && 'guest' in kept && 'from' in kept && 'at' in kept

/** Who is here, those who came first at the front. */
export const guestsOn = (sockets: readonly WebSocket[]): Guest[] =>
  sockets
    .map(attached)
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ guest }) => guest ?? [])

export const arrivalsOf = (sockets: readonly WebSocket[]): number[] => sockets.map((socket) => attached(socket).at)

export function isFull(from: string, others: readonly WebSocket[]): boolean {
  const near = others.filter((socket) => attached(socket).from === from)
  return others.length >= LIMITS.screening || near.length >= LIMITS.watchersPerAddress
}

/** When nothing was heard of it for so long that it counts as dead, ms. `pinged`: the last ping that was answered. */
export const deadAt = (socket: WebSocket, pinged: number): number => Math.max(attached(socket).at, pinged) + SILENCE

export const send = (socket: WebSocket, down: ScreeningDown): void => sendText(socket, JSON.stringify(down))
