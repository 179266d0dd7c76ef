import { LIMITS, type ScreeningDown } from '@robot-night/protocol'
import { sendText } from '../shell/sockets.ts'
import type { Noted, Wire } from '../shell/Wire.ts'
import type { Guest } from './step.ts'

/** What a socket keeps over a hibernation. */
export interface Attached extends Noted {
  /** Null: they have not said who they are. */
  guest: Guest | null
  /** From which address, as a hash. */
  from: string
  /** When it came, ms; of several that came within one millisecond, one after another. */
  at: number
}

export type Attending = Wire<Attached>

export const attached = ({ state }: Attending): Attached => state ?? { guest: null, from: '', at: 0 }

/** Who is here, those who came first at the front. */
export const guestsOn = (sockets: readonly Attending[]): Guest[] =>
  sockets
    .map(attached)
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ guest }) => guest ?? [])

export const arrivalsOf = (sockets: readonly Attending[]): number[] => sockets.map((socket) => attached(socket).at)

export function isFull(from: string, others: readonly Attending[]): boolean {
  const near = others.filter((socket) => attached(socket).from === from)
  return others.length >= LIMITS.screening || near.length >= LIMITS.watchersPerAddress
}

export const send = (socket: Attending, down: ScreeningDown): void => sendText(socket, JSON.stringify(down))
