import type { Weight } from './weight.ts'
import type { Seen } from './window.ts'

/** The product; the bare object; the bare object that stores nothing; a server of Colyseus. */
export const SIDES = ['product', 'bare', 'forgetful', 'colyseus'] as const
export type Side = (typeof SIDES)[number]

/** A crowd that looks on, and how long rooms with it are measured, all sides in turn. */
export interface Phase {
  watchers: number
  /** They are not waited for, and are told of several moves at once. */
  isHurried?: boolean
  rooms: number
  sides: readonly Side[]
  rounds: number
  forMs: number
  gapMs: number
}
/** What moves weigh: in a room of each title, side by side. */
export interface Weighing {
  titles: readonly string[]
  moves: number
}
export interface Plan {
  title: string
  seats: number
  seed: string
  servers: Readonly<Partial<Record<Side, Served>>>
  phases: readonly Phase[]
  weighing: Weighing | null
}
export interface Served {
  url: string
  pid: number
}

/** What the load generator tells the process that started it. */
export type Told =
  { what: 'progress'; words: string } | { what: 'seen'; seen: SeenThere } | { what: 'weighed'; weight: Weight }
export interface SeenThere extends Seen {
  watchers: number
  isHurried: boolean
  round: number
  side: Side
}
export interface Measured {
  seen: SeenThere[]
  weights: Weight[]
}
