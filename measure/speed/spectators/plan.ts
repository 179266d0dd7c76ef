import type { Served } from '../room/plan.ts'

/**
 * The product; the product whose galleries take what they are fed and pass nothing on; a bare object that sends to all
 * at once; and one that sends to the players first.
 */
export const SIDES = ['product', 'mute', 'bare', 'first'] as const
export type Side = (typeof SIDES)[number]

/** One room with a crowd. */
export interface Scene {
  side: Side
  watchers: number
}
/** Rooms that are played in turn, so that what else the machine does falls on all of them. */
export interface Group {
  scenes: readonly Scene[]
  rounds: number
  /** In each round, in each room. */
  moves: number
}
export interface Plan {
  title: string
  seed: string
  /** How many watch in the room itself: those of a mute side who hear something. */
  inRoom: number
  servers: Partial<Readonly<Record<Side, Served>>>
  groups: readonly Group[]
}

/** One room's results in one round. In ms. */
export interface Seen extends Scene {
  okP50: number
  /** Until the last watcher had it; null: there are none. */
  lastP50: number | null
  /** Of the server's process; null if the system doesn't say. */
  cpuAMove: number | null
  moves: number
}
/** For all watchers of one room together. */
export interface Kept extends Scene {
  frames: number
  lost: number
  disordered: number
}
export type Told = { what: 'progress'; words: string } | { what: 'seen'; seen: Seen } | { what: 'kept'; kept: Kept }
