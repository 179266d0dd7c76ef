import type { Weight } from './weight.ts'
import type { Seen } from './window.ts'

/** The real server; the bare object; the bare object without storage; a Colyseus server. */
export const SIDES = ['product', 'bare', 'forgetful', 'colyseus'] as const
export type Side = (typeof SIDES)[number]

/** A crowd of watchers, and how long its rooms are measured, all sides in turn. */
export interface Phase {
  watchers: number
  /** We don't wait for them; they get several moves at once. */
  isHurried?: boolean
  rooms: number
  sides: readonly Side[]
  rounds: number
  forMs: number
  gapMs: number
}
/** The size of moves: in a room of each title, side by side. */
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
