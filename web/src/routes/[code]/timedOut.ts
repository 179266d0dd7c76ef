import type { World } from '#lib/net/world.ts'
import { clockOf } from '#lib/table/time.ts'

/** A question to this viewer, and when its time is up, ms since 1970; null: never. */
export interface Question {
  match: string
  beat: number
  kind: string
  until: number | null
  /** It is for this seat to decide, on a clock of its own; else all who are asked may also say nothing. */
  isOwn: boolean
}

export function questionIn({ table, me }: Pick<World, 'table' | 'me'>): Question | null {
  const { asks, beat, clocks } = table?.scene ?? {}
  if (!table || !asks || beat === undefined) return null
  const clock = clockOf(clocks ?? [], me.seat)
  const isOwn = clock !== null && clock.seat !== null
  return { match: table.match, beat, kind: asks.kind, until: clock?.until ?? null, isOwn }
}

/** Clocks of two machines never agree, ms. */
const TOLERANCE = 500

interface Meanwhile {
  now: number
  /** What the last answer that was taken was an answer to. */
  taken: { match: string; beat: number } | null
  /** One is on its way. */
  isWaiting: boolean
}

/** Did the clock answer it? Then it is gone, its time is up, and nothing of ours was taken. */
export function isTimedOut(was: Question, is: Question | null, { now, taken, isWaiting }: Meanwhile): boolean {
  if (was.until === null || isWaiting || now < was.until - TOLERANCE) return false
  if (is && is.match === was.match && is.kind === was.kind && is.until === was.until) return false
  return taken?.match !== was.match || taken.beat !== was.beat
}
