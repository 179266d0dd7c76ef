import type { Refusal } from '@robot-night/engine'
import type { Allegiance, Power, Robot } from '../material.ts'

/** What a phone was dealt, and how its coin lies. */
export interface Hand {
  robot: Robot
  power: Power
  allegiance: Allegiance
}
/** As the table keeps it. `deal`: counted over all hands of this table; absent: from before they were. */
export interface Dealt extends Hand {
  deal?: number
}
export interface Member {
  /** A hash of the phone’s cookie. */
  device: string
  name: string
  /** Null: not dealt to. */
  hand: Dealt | null
}
/** Several phones that are dealt to from one deck. */
export interface Table {
  code: string
  /** Shuffles so far. */
  round: number
  /** In the order in which they joined. */
  members: readonly Member[]
  /** Hands dealt so far; absent: from before they were counted. */
  dealt?: number
  /** The device that shuffles; null: nobody is left. */
  host: string | null
  /** The hands of those who have left since the last shuffle: a phone that comes back has its own. Absent: nobody's. */
  gone?: readonly { device: string; hand: Dealt }[]
  /** What has not been dealt since the last shuffle, top first. */
  undealt: { robots: readonly Robot[]; powers: readonly Power[] }
  /** CM-26: the side of the extra robot; null: it is not on the table. */
  npc: Allegiance | null
}

/** What a phone may ask of the table. */
export type Wish =
  /** `round`: the one that is over, so that what is sent twice is not done twice. */
  | { what: 'shuffle'; round: number }
  | { what: 'turnCoin'; round: number; allegiance: Allegiance }
  | { what: 'seatNpc'; on: boolean }
  | { what: 'turnNpc'; allegiance: Allegiance }
  | { what: 'leave' }

export const TABLE_CODES = [
  'malformed',
  'too_fast',
  'not_joined',
  'not_host',
  'table_full',
  'no_cards',
  'late',
] as const
export interface TableRefusal extends Refusal {
  code: (typeof TABLE_CODES)[number]
}

/** CM-22: all that anybody at the table may know, and the own hand. */
export interface TableView {
  round: number
  npc: Allegiance | null
  phones: readonly { name: string; isHost: boolean; isHere: boolean }[]
  /** Which of the phones is the reader’s; null: a watcher’s. */
  me: number | null
  hand: Hand | null
  /** Which hand it is, so that covers are not those of another: who leaves and comes back has a new one in the same round. */
  deal: number | null
}
