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

/** What came of one room in one round. Ms. */
export interface Seen extends Scene {
  okP50: number
  /** Until the last of those who watch had it; null: nobody watches. */
  lastP50: number | null
  /** Of the server's process; null where the system does not tell. */
  cpuAMove: number | null
  moves: number
}
/** Of all who watched one room, in all. */
export interface Kept extends Scene {
  frames: number
  lost: number
  disordered: number
}
export type Told = { what: 'progress'; words: string } | { what: 'seen'; seen: Seen } | { what: 'kept'; kept: Kept }
