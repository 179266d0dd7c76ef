import type { Command, DeviceKind, NewRoom, ShowTicket, TakeSeat } from '@robot-night/protocol'
import type { Socket } from './device.ts'

/** Somebody shows a ticket: to look what it is good for, or to take what it gives. */
export interface Showing {
  /** Null: a browser without a cookie. */
  device: string | null
  /** Of the ticket. */
  hash: string
  wish: Omit<ShowTicket, 'ticket'>
}

export interface PushResult {
  device: string
  question: string
  /** `gone`: the subscription is no more. */
  result: 'sent' | 'gone' | 'failed'
}

export type Input =
  /** `isStranger`: sent by the list of public tables, so only if the room is one. */
  | { kind: 'sit'; device: string; wish: TakeSeat; isStranger?: true; from?: string }
  | { kind: 'nameWatcher'; device: string; name: string; from?: string }
  /** `isClean`: the page was closed, it did not just fall silent. */
  | { kind: 'disconnected'; socket: string; isClean?: boolean }
  | ({ kind: 'ticket' } & Showing)
  /** `on`: what kind of device it says to be. */
  | { kind: 'connected'; socket: Socket; on?: DeviceKind | null }
  | { kind: 'command'; socket: string; command: Command }
  /** Somebody goes to a gallery to watch; a gallery says how many are there. */
  | { kind: 'sentTo'; gallery: number }
  | { kind: 'gallery'; number: number; count: number }
  /** When connections were last heard of, by their ids. */
  | { kind: 'heard'; at: ReadonlyMap<string, number> }
  /** `bots`: bots think; or, when one of them stumbled, play anything legal. */
  | { kind: 'alarm'; bots: 'think' | 'any' }
  /** A match is brought to the archive; it has arrived there. */
  | { kind: 'archiving'; match: string }
  | { kind: 'archived'; match: string }
  | ({ kind: 'pushed' } & PushResult)

export interface Claim {
  code: string
  device: string
  wish: NewRoom
}
