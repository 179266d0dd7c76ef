import * as v from 'valibot'
import type { Terms } from './hashes.ts'

const by = v.picklist(['player', 'clock', 'bot'])
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const said = { beat: count, seat: count, kind: v.string(), action: v.looseObject({}) }
export const MoveRow = v.variant('what', [
  v.strictObject({ what: v.literal('answer'), ...said, by }),
  v.strictObject({ what: v.literal('offer'), ...said, by: v.picklist(['player', 'bot']) }),
  v.strictObject({ what: v.literal('close'), beat: count }),
])

const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const Thrown = v.strictObject({ seat: count, commitment: Hex, value: v.nullable(Hex) })
const CalledOff = v.strictObject({
  terms: v.strictObject({
    match: v.string(),
    title: v.string(),
    version: count,
    options: v.looseObject({}),
    chairs: v.array(count),
  }),
  commitment: Hex,
  secret: Hex,
})

/** How a match was shuffled, and what came of it for each viewer: the seats, then the watchers. */
const Fair = v.strictObject({
  form: v.literal(1),
  commitment: Hex,
  /** The last one counted; each before it was given up, because somebody did not show what they had announced. */
  rounds: v.pipe(v.array(v.array(Thrown)), v.minLength(1)),
  /** Secrets of deals that were called off before this one. */
  calledOff: v.array(CalledOff),
  /** By viewer: hash of all that they were told, as it was told. */
  heard: v.array(Hex),
  /** By viewer: hash of what lay before them at the end. Null: it could not be shown any more. */
  seen: v.nullable(v.array(Hex)),
})

const Seat = v.looseObject({
  chair: count,
  name: v.string(),
  guest: v.nullable(count),
  place: v.nullable(count),
  won: v.boolean(),
  score: v.nullable(v.number()),
})

/** What a check names when it tells of a match: it is not to tell more than that. */
const Name = v.pipe(v.string(), v.maxLength(100))

/** A match that has ended, as GET /api/matches/:id gives it: what the check of its shuffles reads. */
export const MatchFile = v.looseObject({
  form: v.literal(1),
  id: Name,
  title: Name,
  version: count,
  options: v.looseObject({}),
  seats: v.array(Seat),
  secret: Hex,
  ended: v.nullable(v.picklist(['stopped', 'outdated', 'abandoned'])),
  moves: v.nullable(v.array(v.strictObject({ at: count, move: MoveRow }))),
  /** Absent: from before there were throws. */
  fair: v.optional(Fair),
  /** Hash of all else. */
  seal: v.optional(Hex),
})
export type MatchFile = v.InferOutput<typeof MatchFile>
export type Fair = Omit<v.InferOutput<typeof Fair>, 'calledOff'> & { calledOff: CalledOff[] }
/** A deal that was called off, and what its secret was. */
export interface CalledOff {
  terms: Terms
  commitment: string
  secret: string
}
