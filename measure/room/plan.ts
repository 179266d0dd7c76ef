import type { Seen } from './window.ts'

/** The product; the bare object; the bare object that stores nothing. */
export const SIDES = ['product', 'bare', 'forgetful'] as const
export type Side = (typeof SIDES)[number]

/** A crowd that looks on, and how long rooms with it are measured, all sides in turn. */
export interface Phase {
  watchers: number
  rooms: number
  sides: readonly Side[]
  rounds: number
  forMs: number
  gapMs: number
}
export interface Plan {
  title: string
  seats: number
  seed: string
  servers: Readonly<Record<Side, Served>>
  phases: readonly Phase[]
}
export interface Served {
  url: string
  pid: number
}

/** What the load generator tells whoever started it. */
export type Told = { what: 'progress'; words: string } | { what: 'seen'; seen: SeenThere }
export interface SeenThere extends Seen {
  watchers: number
  round: number
  side: Side
}
