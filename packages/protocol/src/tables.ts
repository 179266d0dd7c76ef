import type { SeatTaken } from './api.ts'
import * as v from 'valibot'
import type { PublicFacts } from './api.ts'

/** A room whose people chose to be found: what anybody may know of it, and nothing that somebody typed. */
export interface PublicTable extends PublicFacts {
  /** Seats that anybody may take now. */
  seatsFree: number
  /** The round that is being played, where the title counts rounds. */
  round: number | null
  /** Since when it stands like this, ms: the match has been running, or friends have been looked for. */
  since: number
}

/** GET /api/rooms, and each message of its socket: the best to join first. */
export interface PublicTables {
  tables: PublicTable[]
  /** How many there are, also those that this list has no place for. */
  count: number
}

/** POST /api/rooms/seats: any free seat at a public table, of one title or of all. */
export const AnySeat = v.strictObject({ name: v.string(), title: v.optional(v.string()) })
export type AnySeat = v.InferOutput<typeof AnySeat>
export interface AnySeatTaken extends SeatTaken {
  code: string
}
