import * as v from 'valibot'
import type { Malformed } from './codes.ts'
import { TicketSecret } from './ticket.ts'

/** Speeds of a replay; 1 is normal. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** What a replay shows: which moment, from whose point of view, how fast, and whether it's playing. */
export const Shown = v.strictObject({
  moment: v.pipe(v.number(), v.integer(), v.minValue(0)),
  eye: v.union([v.picklist(['watcher', 'open']), v.pipe(v.number(), v.integer(), v.minValue(0))]),
  speed: v.picklist(REPLAY_SPEEDS),
  isPlaying: v.boolean(),
})
export type Shown = v.InferOutput<typeof Shown>

/** POST /api/matches/:id/screenings: watching the replay of a match together. Anyone who knows the key leads. */
export const NewScreening = v.strictObject({ key: TicketSecret, shown: Shown })
export type NewScreening = v.InferOutput<typeof NewScreening>

/** 72 random bits as base64url. */
export const isScreeningCode = (typed: string): boolean => /^[A-Za-z0-9_-]{12}$/.test(typed)
/** Somebody's public id there; only they know the key behind it. */
const PersonId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

/** What people in a screening send. */
export const ScreeningUp = v.variant('what', [
  /** Who they are: the key is theirs alone, and lets them come back. Before this, they only watch. */
  v.strictObject({ what: v.literal('come'), key: TicketSecret, name: v.nullish(v.string(), null) }),
  /** The leader has stepped, or changed the playback. */
  v.strictObject({ what: v.literal('show'), shown: Shown }),
  v.strictObject({ what: v.literal('pass'), to: PersonId }),
  /** Takes the lead if nobody has it. */
  v.strictObject({ what: v.literal('take') }),
  v.strictObject({ what: v.literal('leave') }),
])
export type ScreeningUp = v.InferOutput<typeof ScreeningUp>

export interface ScreeningPerson {
  id: string
  /** Null: anonymous. */
  name: string | null
}
export interface ScreeningPeople {
  /** `away`: perhaps only for a moment; `gone`: anyone may take the lead. Null: nobody leads. */
  leader: (ScreeningPerson & { state: 'here' | 'away' | 'gone' }) | null
  count: number
  /** Those who came first, and the leader if they're here. */
  here: ScreeningPerson[]
}

/** What they're sent: only parts that have something to say. The first message has `shown` and `people`. */
export interface ScreeningDown {
  shown?: Shown
  people?: ScreeningPeople
  /** In answer to `come`: their own id. */
  me?: { id: string }
  no?: ScreeningRefusal
  /** With `malformed`: what's wrong, and where. */
  why?: Malformed
}

export const SCREENING_REFUSALS = [
  'malformed',
  'too_fast',
  'bad_name',
  /** They haven't sent `come`. */
  'not_here',
  'not_leading',
  /** Somebody leads. */
  'led',
  'no_such_watcher',
] as const
export type ScreeningRefusal = (typeof SCREENING_REFUSALS)[number]
