import { PACES } from '@robot-night/engine'
import * as v from 'valibot'
import { ARCHIVE_FORM } from './archive.ts'
import type { Malformed, ProblemCode } from './codes.ts'
import { CHAIRS, STAGES } from './room.ts'
import { TABLE_LANGUAGES } from './tables.ts'
import { HAND_OFFS, type TicketProblem } from './ticket.ts'

// What the API answers. These schemas only describe it (OpenAPI, types); nothing is parsed with them.

const Whole = v.pipe(v.number(), v.integer())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const ChairNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CHAIRS - 1))
/** For programs only: their token, which replaces the cookie. */
const mayHaveToken = {
  token: v.optional(v.pipe(v.string(), v.description('to programs: who they are from now on, without a cookie'))),
}

/** POST /api/rooms */
export const RoomMade = v.object({
  code: v.string(),
  chair: ChairNumber,
  links: v.object({ room: v.pipe(v.string(), v.url()) }),
  ...mayHaveToken,
})
export type RoomMade = v.InferOutput<typeof RoomMade>

/** POST /api/rooms/:code/seats */
export const SeatTaken = v.object({ chair: ChairNumber, ...mayHaveToken })
export type SeatTaken = v.InferOutput<typeof SeatTaken>

/** POST /api/rooms/:code/watchers */
export const WatcherNamed = v.object({ name: v.string(), ...mayHaveToken })
export type WatcherNamed = v.InferOutput<typeof WatcherNamed>

/** GET /api/rooms/:code: no names. */
export const PublicFacts = v.object({
  code: v.string(),
  title: v.string(),
  stage: v.picklist(STAGES),
  pace: v.picklist(PACES),
  chairs: v.array(v.picklist(['free', 'person', 'bot'])),
  watchers: Count,
})
export type PublicFacts = v.InferOutput<typeof PublicFacts>

/** GET /api/rooms/:code/seat: what the home page says of a table to come back to. */
export const OwnSeat = v.object({
  code: v.string(),
  title: v.string(),
  stage: v.picklist(STAGES),
  host: v.pipe(v.nullable(v.string()), v.description('the host’s name; null: nobody sits there')),
  isHost: v.pipe(v.boolean(), v.description('whether that is the caller')),
  isAsked: v.pipe(v.boolean(), v.description('whether the match waits for the caller')),
})
export type OwnSeat = v.InferOutput<typeof OwnSeat>

/** GET /api/titles */
export const TitleFacts = v.object({
  id: v.string(),
  version: Count,
  seats: v.object({ min: Count, max: Count }),
  options: v.pipe(v.looseObject({}), v.description('as usual')),
})
export type TitleFacts = v.InferOutput<typeof TitleFacts>

/** A public room, as anyone may see it: nothing that somebody typed. */
export const PublicTable = v.object({
  ...PublicFacts.entries,
  seatsFree: v.pipe(Whole, v.description('seats that anybody may take now')),
  needed: v.pipe(Whole, v.description('players who are still missing before a match can begin')),
  language: v.pipe(v.nullable(v.picklist(TABLE_LANGUAGES)), v.description('in which it talks; null: not said')),
  beginners: v.pipe(v.boolean(), v.description('whether they are welcome')),
  round: v.pipe(v.nullable(Whole), v.description('which one is being played; null: the title counts none')),
  since: v.pipe(Whole, v.description('since when it stands like this, ms: the match runs, or friends are looked for')),
})
export type PublicTable = v.InferOutput<typeof PublicTable>

/** GET /api/rooms, and each message of its socket: the best tables to join come first. */
export const PublicTables = v.object({
  tables: v.array(PublicTable),
  count: v.pipe(Whole, v.description('how many fit, also those that this list has no place for')),
})
export type PublicTables = v.InferOutput<typeof PublicTables>

/** POST /api/rooms/seats */
export const AnySeatTaken = v.object({
  code: v.string(),
  ...SeatTaken.entries,
  opened: v.optional(
    v.pipe(v.literal(true), v.description('no table fitted: this one was opened, and you are its host')),
  ),
})
export type AnySeatTaken = v.InferOutput<typeof AnySeatTaken>

/** POST /api/rooms/:code/tickets */
export const TicketShown = v.object({
  chair: v.pipe(v.number(), v.integer()),
  use: v.picklist([...HAND_OFFS, 'invite']),
  state: v.pipe(
    v.picklist(['open', 'asked', 'seated']),
    v.description('`asked`: this browser has asked for the seat; `seated`: it has it'),
  ),
  until: v.pipe(v.number(), v.description("by the room's clock, ms since 1970")),
  digits: v.pipe(
    v.nullable(v.string()),
    v.description('while it is asked: the same two digits stand where the seat is given'),
  ),
  waits: v.optional(v.pipe(v.literal(true), v.description('an invitation is good between matches, and one is played'))),
})
export type TicketShown = v.InferOutput<typeof TicketShown>

const AtLeast = v.pipe(Whole, v.description('at least so many in the last minutes; 0: fewer than the first step'))
const AtMost = v.pipe(v.nullable(Whole), v.description('at most, ms; null: longer than is counted'))

/** How long commands took until they were written and could be answered. */
const MoveTimes = v.object({
  median: AtMost,
  worst: AtMost,
  minutes: v.pipe(Whole, v.description('of so many minutes')),
})
export type MoveTimes = v.InferOutput<typeof MoveTimes>

/** GET /api/status: how the site is doing, for everyone. Counts are rounded, so that no single table can be recognised. */
export const SiteStatus = v.object({
  works: v.object({
    rooms: v.boolean(),
    list: v.boolean(),
    archive: v.pipe(v.nullable(v.boolean()), v.description('null: matches are kept in their rooms alone')),
  }),
  tables: v.pipe(
    v.nullable(v.object({ open: AtLeast, playing: AtLeast })),
    v.description("null: nobody counts, or the count can't be had"),
  ),
  moves: v.pipe(v.nullable(MoveTimes), v.description("null: too little is going on to say, or it can't be had")),
  build: v.pipe(v.nullable(v.string()), v.description('when the pages were built; null: not known')),
  protocol: Whole,
  rules: v.pipe(v.array(v.object({ title: v.string(), version: Whole })), v.description('versions of the rules')),
})
export type SiteStatus = v.InferOutput<typeof SiteStatus>

/** POST /api/device */
export const DeviceMet = v.object({
  known: v.pipe(v.boolean(), v.description('whether the caller came with a token')),
  token: v.optional(v.string()),
})
export type DeviceMet = v.InferOutput<typeof DeviceMet>

/** GET /api/push */
export const PushFacts = v.object({
  key: v.pipe(v.nullable(v.string()), v.description('null: there are none from here')),
})
export type PushFacts = v.InferOutput<typeof PushFacts>

/** POST /api/matches/:id/screenings */
export const ScreeningMade = v.object({
  code: v.string(),
  links: v.object({ screening: v.pipe(v.string(), v.url()) }),
})
export type ScreeningMade = v.InferOutput<typeof ScreeningMade>

/** GET /api/matches/:id, as far as OpenAPI describes it: see `ArchivedMatch`. */
export const ArchivedRecord = v.object({
  form: v.literal(ARCHIVE_FORM),
  id: v.string(),
  title: v.string(),
  version: v.number(),
  number: v.number(),
  options: v.looseObject({}),
  seats: v.array(
    v.object({
      chair: v.number(),
      name: v.string(),
      guest: v.nullable(v.number()),
      place: v.nullable(v.number()),
      won: v.boolean(),
      score: v.nullable(v.number()),
    }),
  ),
  secret: v.string(),
  begunAt: v.number(),
  endedAt: v.number(),
  ended: v.nullable(v.string()),
  moves: v.nullable(v.array(v.object({ at: v.number(), move: v.looseObject({ what: v.string() }) }))),
  fair: v.optional(v.looseObject({})),
  seal: v.optional(v.string()),
  signature: v.optional(v.looseObject({})),
})

const MALFORMED = [
  'missing',
  'unknown',
  'wrong',
  'no_json',
  'too_much',
  'forbidden_key',
] as const satisfies Malformed['problem'][]

/** RFC 9457. */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.pipe(v.string(), v.description('stable, and the same for every language')),
  problem: v.optional(v.pipe(v.picklist(MALFORMED), v.description('of `malformed`: what is wrong'))),
  field: v.optional(v.pipe(v.string(), v.description('where; empty: all of it'))),
  expected: v.optional(v.pipe(v.string(), v.description('what should be there'))),
})
export interface Problem extends v.InferOutput<typeof Problem> {
  code: ProblemCode | TicketProblem
}
