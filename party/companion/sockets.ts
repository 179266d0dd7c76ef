import { CLOSE, LIMITS, type CloseReason } from '@robot-night/protocol'
import { full, spent, type BucketSize } from '../room/bucket.ts'

/** What a socket keeps over a hibernation. */
export interface Attached {
  /** Null: it watches. */
  device: string | null
  from: string | null
  /** When it came; absent: before this was noted. */
  at?: number
}

const COMMANDS: BucketSize = { most: LIMITS.commandBurst, perSecond: LIMITS.commandsPerSecond }
const ABUSES: BucketSize = { most: LIMITS.abuses, perSecond: 1 }

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

export function close(socket: WebSocket, reason: CloseReason): void {
  socket.close(CLOSE[reason], reason)
}

/** How much each socket has sent lately. It is forgotten while the table sleeps, and then it was not much. */
export class Patience {
  readonly #commands = new WeakMap<WebSocket, ReturnType<typeof full>>()
  readonly #abuses = new WeakMap<WebSocket, ReturnType<typeof full>>()

  mayCommand(socket: WebSocket, now: number): boolean {
    const left = spent(this.#commands.get(socket) ?? full(COMMANDS, now), COMMANDS, now)
    if (left) this.#commands.set(socket, left)
    return left !== null
  }

  /** It sent what had to be refused. Has it done so too often? */
  hasAbused(socket: WebSocket, now: number): boolean {
    const left = spent(this.#abuses.get(socket) ?? full(ABUSES, now), ABUSES, now)
    if (left) this.#abuses.set(socket, left)
    return left === null
  }
}
