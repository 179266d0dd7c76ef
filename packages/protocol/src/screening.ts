import * as v from 'valibot'
import type { Malformed } from './codes.ts'
import { TicketSecret } from './ticket.ts'

/** How fast a replay may run; 1: as it is meant to be looked at. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** What a replay shows just now: which moment, through whose eyes, and how it goes on. */
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
/** How somebody is called there by all; what it is made of, only they know. */
const PersonId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

/** What one who watches along says. */
export const ScreeningUp = v.variant('what', [
  /** Who they are: the key is theirs alone, and they may come again with it. Until then they only look on. */
  v.strictObject({ what: v.literal('come'), key: TicketSecret, name: v.nullish(v.string(), null) }),
  /** The leader has stepped, or changed how it goes on. */
  v.strictObject({ what: v.literal('show'), shown: Shown }),
  v.strictObject({ what: v.literal('pass'), to: PersonId }),
  /** Nobody leads any more: from now on they do. */
  v.strictObject({ what: v.literal('take') }),
  v.strictObject({ what: v.literal('leave') }),
])
export type ScreeningUp = v.InferOutput<typeof ScreeningUp>

export interface ScreeningPerson {
  id: string
  /** Null: somebody. */
  name: string | null
}
export interface ScreeningPeople {
  /** `away`: perhaps only for a moment; `gone`: anybody may take the lead. Null: nobody leads. */
  leader: (ScreeningPerson & { state: 'here' | 'away' | 'gone' }) | null
  count: number
  /** Those who came first, the leader too if here. */
  here: ScreeningPerson[]
}

/** What they are told: each part only where there is something to say, the first message with `shown` and `people`. */
export interface ScreeningDown {
  shown?: Shown
  people?: ScreeningPeople
  /** To one who has come: who they are here. */
  me?: { id: string }
  no?: ScreeningRefusal
  /** With `malformed`: what is wrong, and where. */
  why?: Malformed
}

export const SCREENING_REFUSALS = [
  'malformed',
  'too_fast',
  'bad_name',
  /** They have not said who they are. */
  'not_here',
  'not_leading',
  /** Somebody leads. */
  'led',
  'no_such_watcher',
] as const
export type ScreeningRefusal = (typeof SCREENING_REFUSALS)[number]
