import * as v from 'valibot'
import type { Terms, Throw } from './hashes.ts'

const by = v.picklist(['player', 'clock', 'bot'])
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const said = { beat: count, seat: count, kind: v.string(), action: v.looseObject({}) }
const MoveRow = v.variant('what', [
  v.strictObject({ what: v.literal('answer'), ...said, by }),
  v.strictObject({ what: v.literal('offer'), ...said, by: v.picklist(['player', 'bot']) }),
  v.strictObject({ what: v.literal('close'), beat: count }),
])

const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const Thrown = v.strictObject({ seat: count, commitment: Hex, value: v.nullable(Hex) })
const Rounds = v.array(v.array(Thrown))
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
  /** What had been thrown by then. Absent in records from before that was published. */
  rounds: v.optional(Rounds),
})

/** How a match was shuffled, and what each viewer got: the seats, then the watchers. */
const shuffled = {
  commitment: Hex,
  /** The last one counted; each earlier one failed, because somebody didn't show what they had announced. */
  rounds: v.pipe(Rounds, v.minLength(1)),
  /** Secrets of deals that were called off before this one. */
  calledOff: v.array(CalledOff),
  /** By viewer: hash of what they saw at the end. Null: it couldn't be shown any more. */
  seen: v.nullable(v.array(Hex)),
}
const Fair = v.variant('form', [
  /** From before devices kept what they were told. `heard`: hashes of everything, by viewer. */
  v.strictObject({ form: v.literal(1), ...shuffled, heard: v.array(Hex) }),
  /** `heard`: by viewer, how many events they were told, and the chain over them. */
  v.strictObject({
    form: v.literal(2),
    ...shuffled,
    heard: v.array(v.strictObject({ events: count, chain: Hex })),
  }),
])

const Seat = v.strictObject({
  chair: count,
  name: v.string(),
  guest: v.nullable(count),
  place: v.nullable(count),
  won: v.boolean(),
  score: v.nullable(v.pipe(v.number(), v.finite())),
})

/** Ed25519, as base64url; `key` is the thumbprint of the one it was made with. */
const Signature = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  value: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{86}$/)),
})
export type Signature = v.InferOutput<typeof Signature>

/** What a check mentions about a match, and nothing more. */
const Name = v.pipe(v.string(), v.maxLength(100))

/**
 * A finished match, as GET /api/matches/:id returns it. Anything else in it is refused: nothing would check it, and a reader
 * might think that something had. Options and actions are left to the title's own schemas.
 */
export const MatchFile = v.strictObject({
  form: v.literal(1),
  id: Name,
  title: Name,
  version: count,
  number: count,
  options: v.looseObject({}),
  seats: v.array(Seat),
  secret: Hex,
  begunAt: count,
  endedAt: count,
  ended: v.nullable(v.picklist(['stopped', 'outdated', 'abandoned'])),
  moves: v.nullable(v.array(v.strictObject({ at: count, move: MoveRow }))),
  /** Absent in records from before there were throws. */
  fair: v.optional(Fair),
  /** Hash of everything else except the signature. */
  seal: v.optional(Hex),
  /** The site's signature of the seal. Absent in older records, and on sites that don't sign. */
  signature: v.optional(Signature),
})
export type MatchFile = v.InferOutput<typeof MatchFile>
type WithDeals<F> = F extends { calledOff: unknown } ? Omit<F, 'calledOff'> & { calledOff: CalledOff[] } : never
export type Fair = WithDeals<v.InferOutput<typeof Fair>>
/** A deal that was called off, with its secret. */
export interface CalledOff {
  terms: Terms
  commitment: string
  secret: string
  rounds?: readonly (readonly Throw[])[] | undefined
}
