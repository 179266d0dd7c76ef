import type { Served } from '../room/plan.ts'

/** The real server; the bare object; an object without memory, for waking; a boardgame.io server. */
export type Side = 'product' | 'bare' | 'empty' | 'boardgame'

export interface Plan {
  title: string
  seats: number
  seed: string
  servers: Partial<Readonly<Record<Side, Served>>>
  /** How many rooms are played in at the same time: first so many, then so many more. */
  crowds: readonly number[]
  rounds: number
  /** Of each side in each round, one second after the other. */
  seconds: number
  /** How many of them are woken by a move, and as many others by a look, and in how many groups; null: they are let be. */
  waking: { rooms: number; groups: number } | null
}

/** One side's results in one round. In ms. */
export interface Seen {
  side: Side
  rooms: number
  p50: number
  p95: number
  p99: number
  /** Of the server's process; null if the system doesn't say. */
  cpuAMove: number | null
  cores: number | null
  /** What one player receives for one move, on average. */
  bytes: number
  moves: number
  /** Moves that were due while the one before had not yet been heard by all: nobody makes them. */
  undone: number
  /** Of the load generator, while it played here. */
  loadCores: number
}
/** Of a server's process. Bytes, as the system counts them. */
export interface Held {
  side: Side
  /** How many rooms it holds; and whether they have been left alone for so long that they sleep. */
  rooms: number
  isAsleep: boolean
  bytes: number
}
/** From a move to its `ok`, or from asking for everything until it is there, where it wakes the room. Ms, the middle one of a group. */
export interface Woken {
  side: Side
  /** An object that remembers nothing is woken by a move both times. */
  by: 'move' | 'look'
  p50: number
}
export type Told =
  | { what: 'progress'; words: string }
  | { what: 'seen'; seen: Seen }
  | { what: 'held'; held: Held }
  | { what: 'woken'; woken: Woken }
export interface Measured {
  seen: Seen[]
  held: Held[]
  woken: Woken[]
}
