import { LIMITS, type CloseReason } from '@robot-night/protocol'
import type { Noted, Wire } from '../shell/Wire.ts'

/** What a socket keeps over a hibernation. */
export interface Attached extends Noted {
  /** Null: it watches. */
  device: string | null
  from: string | null
  /** When it came; absent: before this was noted. */
  at?: number
}

export type Attending = Wire<Attached>

export const attached = ({ state }: Attending): Attached => state ?? { device: null, from: null }

/** Why one more socket is turned away; null: it may come in. A phone that has joined always may. */
export function turnedAway(who: Attached, others: readonly Attending[]): CloseReason | null {
  if (who.device !== null) return null
  const there = others.map(attached)
  const watching = there.filter(({ device }) => device === null)
  const near = watching.filter(({ from }) => from !== null && from === who.from)
  const isFull = watching.length >= LIMITS.watchers || near.length >= LIMITS.watchersPerAddress
  return isFull ? 'tooManyWatchers' : null
}

const cameAt = (socket: Attending): number => attached(socket).at ?? 0
export const arrivalsOf = (sockets: readonly Attending[]): number[] => sockets.map(cameAt)

/** Of a phone's many sockets some may be dead: those that were silent for longest give way to one more. */
export function givingWay(
  who: Attached,
  others: readonly Attending[],
  heardAt: (socket: Attending) => number,
): Attending[] {
  const own = others.filter((socket) => who.device !== null && attached(socket).device === who.device)
  const bySilence = own.toSorted((one, other) => heardAt(one) - heardAt(other) || cameAt(one) - cameAt(other))
  return bySilence.slice(0, Math.max(0, own.length + 1 - LIMITS.linesPerPhone))
}
