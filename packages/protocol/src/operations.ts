import { PACES } from '@robot-night/engine'
import { array, integer, literal, number, object, pipe, string, type GenericSchema } from 'valibot'
import {
  AnySeatTaken,
  ArchivedRecord,
  DeviceMet,
  OwnSeat,
  PublicFacts,
  PublicTables,
  PushFacts,
  RoomMade,
  ScreeningMade,
  SeatTaken,
  SiteStatus,
  TicketShown,
  TitleFacts,
  WatcherNamed,
} from './answers.ts'
import { ArrivalFacts } from './arrival.ts'
import { JoinTable, NameWatcher, NewRoom, TakeSeat } from './api.ts'
import { PROBLEMS, type ProblemCode } from './codes.ts'
import { NewScreening } from './screening.ts'
import { AS, STREAM_OPERATIONS } from './streamOperations.ts'
import { AnySeat, STILL_NEEDED, TABLE_LANGUAGES } from './tables.ts'
import { ShowTicket, TICKET_PROBLEMS, type TicketProblem } from './ticket.ts'

/** Everything under /api: the routes, OpenAPI and the types for clients are made from this. */
export interface Operation {
  at: `${'GET' | 'POST'} /${string}`
  /** What it does, in one line. */
  does: string
  /** The schema that parses the body; or it's a frame, as a socket would carry it. */
  body?: GenericSchema | 'frame'
  /** By status: the answer, and its schema if it's JSON. */
  answers: Partial<Record<200 | 201 | 204 | 101, readonly [says: string, schema?: GenericSchema | 'text' | 'events']>>
  problems?: readonly AnyProblem[]
  /** In the address. */
  query?: Readonly<Record<string, { says: string; values?: readonly string[]; isRequired?: true }>>
  /** `device`: by cookie or token; a caller without one gets one, or is a stranger. `metrics`: the operator. */
  as?: 'device' | 'metrics'
}
export type AnyProblem = ProblemCode | TicketProblem
export const PROBLEM_STATUS = { ...PROBLEMS, ...TICKET_PROBLEMS } as const satisfies Record<AnyProblem, number>

/** Any operation may be called with the wrong method, and may fail. */
export const ALWAYS = ['wrong_method', 'broken'] as const satisfies AnyProblem[]
/** The errors that an operation may answer. If it takes a token, the token may be wrong. */
export const problemsOf = ({ problems = [], as }: Operation): AnyProblem[] => [
  ...problems,
  ...(as === 'device' ? (['bad_token'] as const) : []),
  ...ALWAYS,
]

/** Any operation with a body may be refused because of it. */
const OF_A_BODY = ['wrong_origin', 'malformed', 'not_json', 'too_large'] as const
/** Any operation with a code in its address. */
const OF_A_CODE = ['no_such_room', 'too_many_codes'] as const
const PINGS = { says: '`1`: it promises to ping' } as const
/** Which public tables: those that fit all that is asked. */
const WISH = {
  title: { says: 'of this title' },
  language: { says: 'that talk in it', values: TABLE_LANGUAGES },
  pace: { says: 'played at it', values: PACES },
  needed: { says: 'with a free seat, that wait for so many players at most', values: STILL_NEEDED.map(String) },
  beginners: { says: 'where they are welcome', values: ['1'] },
} as const
const TableJoined = object({ code: string() })

/** By operationId, which generated clients use as the name. If two addresses match, the first one wins. */
export const OPERATIONS = {
  ...STREAM_OPERATIONS,
  getHealth: {
    at: 'GET /health',
    does: 'Says that it works',
    answers: { 200: ['It works.', object({ ok: literal(true) })] },
  },
  getStatus: {
    at: 'GET /status',
    does: 'Tells how the site fares',
    answers: { 200: ['In steps: no table shows in it.', SiteStatus] },
  },
  getArrival: {
    at: 'GET /arrival',
    does: 'Tells how a browser comes here, and what is wrong with what stands in between',
    query: {
      at: { says: 'the origin in its address bar', isRequired: true },
      try: { says: 'what it has opened the socket below with' },
    },
    answers: { 200: ['Best, nothing is amiss.', ArrivalFacts] },
    problems: ['malformed'],
  },
  tryArrivalSocket: {
    at: 'GET /arrival/socket',
    does: 'Opens a socket and closes it, for who wants to know whether one comes through',
    query: { try: { says: 'by which the caller asks afterwards' } },
    answers: { 101: ['It comes through.'] },
    problems: ['upgrade_required'],
  },
  getMetrics: {
    at: 'GET /metrics',
    does: 'Tells what has been counted, for Prometheus',
    as: 'metrics',
    answers: { 200: ['docs/operations.md says what each line means.', 'text'] },
    problems: ['wrong_token', 'not_found'],
  },
  listTitles: {
    at: 'GET /titles',
    does: 'Lists what can be played here',
    answers: { 200: ['Every title, with its usual options.', array(TitleFacts)] },
  },
  getPushKey: {
    at: 'GET /push',
    does: 'Tells the key with which a browser asks for pushes from here',
    answers: { 200: ['The key, or null.', PushFacts] },
  },
  meetDevice: {
    at: 'POST /device',
    does: 'Gives the caller a token if it has none',
    as: 'device',
    answers: { 200: ['Whether it had one.', DeviceMet] },
    problems: ['wrong_origin'],
  },
  listPublicTables: {
    at: 'GET /rooms',
    does: 'Lists the public tables',
    query: WISH,
    answers: { 200: ['The best to join first.', PublicTables] },
  },
  openListSocket: {
    at: 'GET /rooms/socket',
    does: 'Opens the socket of the list of public tables',
    query: { v: { says: 'the version of the protocol that the client speaks' }, pings: PINGS, ...WISH },
    answers: { 101: ['The list, live.'] },
    problems: ['upgrade_required'],
  },
  takeAnySeat: {
    at: 'POST /rooms/seats',
    does: 'Takes any free seat at a public table that fits, or opens one',
    as: 'device',
    body: AnySeat,
    answers: { 200: ['Where it is.', AnySeatTaken] },
    problems: [...OF_A_BODY, 'bad_name', 'bad_options', 'no_such_title', 'no_open_seat', 'too_many_rooms'],
  },
  makeRoom: {
    at: 'POST /rooms',
    does: 'Makes a room and takes its first chair',
    as: 'device',
    body: NewRoom,
    answers: { 201: ['The caller is its host.', RoomMade] },
    problems: [...OF_A_BODY, 'bad_name', 'bad_options', 'no_such_title', 'too_many_rooms'],
  },
  getRoom: {
    at: 'GET /rooms/:code',
    does: 'Tells what anybody may know of a room',
    as: 'device',
    answers: { 200: ['No names.', PublicFacts] },
    problems: [...OF_A_CODE, 'shut', 'banned'],
  },
  getSeat: {
    at: 'GET /rooms/:code/seat',
    does: 'Tells the caller how their own seat stands',
    as: 'device',
    answers: { 200: ['The table, and whether it waits for the caller.', OwnSeat] },
    // Whether or not there is a room: so nobody guesses codes this way.
    problems: ['no_such_room'],
  },
  takeSeat: {
    at: 'POST /rooms/:code/seats',
    does: 'Takes a chair, or the one that the caller has',
    as: 'device',
    body: TakeSeat,
    answers: { 200: ['The chair.', SeatTaken] },
    problems: [
      ...([...OF_A_BODY, ...OF_A_CODE, 'bad_name', 'room_full', 'chair_taken', 'match_running'] as const),
      ...(['locked', 'banned', 'shut', 'too_many_comers'] as const),
    ],
  },
  nameWatcher: {
    at: 'POST /rooms/:code/watchers',
    does: 'Gives a name among those who watch',
    as: 'device',
    body: NameWatcher,
    answers: { 200: ['What the caller is called there.', WatcherNamed] },
    problems: [...OF_A_BODY, ...OF_A_CODE, 'bad_name', 'banned', 'shut', 'too_many_comers'],
  },
  showTicket: {
    at: 'POST /rooms/:code/tickets',
    does: 'Looks at a ticket, or takes what it gives',
    as: 'device',
    body: ShowTicket,
    answers: { 200: ['What it is good for, and how it stands for the caller.', TicketShown] },
    problems: [
      ...([...OF_A_BODY, ...OF_A_CODE, 'bad_name', 'no_such_ticket', 'ticket_taken', 'seated_elsewhere'] as const),
      ...(['ticket_used', 'ticket_expired', 'ticket_revoked', 'ticket_refused', 'too_many_tickets'] as const),
    ],
  },
  openRoomSocket: {
    at: 'GET /rooms/:code/socket',
    does: 'Opens the socket of a room',
    as: 'device',
    query: {
      as: AS,
      v: { says: 'the version of the protocol that the client speaks' },
      match: { says: 'with `n`: which frames it has already' },
      n: { says: 'the last of them' },
      whole: { says: '`1`: every frame has the whole scene' },
      pings: PINGS,
      page: { says: '16 characters: its next line takes the place of this one' },
    },
    answers: { 101: ['The table, live.'] },
    problems: ['malformed', 'wrong_origin', 'upgrade_required', 'too_many_codes', 'too_many_comers'],
  },
  getMatch: {
    at: 'GET /matches/:id',
    does: 'Gives a match that has ended',
    as: 'device',
    query: { room: { says: 'the code of the room where it was played, for as long as that stands' } },
    answers: { 200: ['The whole record.', ArchivedRecord] },
    problems: ['no_such_match', 'no_such_room', 'too_many_codes', 'shut', 'banned'],
  },
  makeScreening: {
    at: 'POST /matches/:id/screenings',
    does: 'Begins to watch a replay together',
    body: NewScreening,
    answers: { 201: ['Whoever comes with the key leads.', ScreeningMade] },
    problems: [...OF_A_BODY, 'no_such_match', 'too_many_rooms'],
  },
  openScreeningSocket: {
    at: 'GET /matches/:id/screenings/:code/socket',
    does: 'Opens the socket of a replay that is watched together',
    query: { v: { says: 'the version of the protocol that the client speaks' } },
    answers: { 101: ['Where the film stands, live.'] },
    problems: ['upgrade_required'],
  },
  makeTable: {
    at: 'POST /companion',
    does: 'Makes a table of phones and joins it',
    as: 'device',
    body: JoinTable,
    answers: { 201: ["The caller's phone shuffles.", TableJoined] },
    problems: [...OF_A_BODY, 'bad_name', 'too_many_rooms'],
  },
  getTable: {
    at: 'GET /companion/:code',
    does: 'Tells what anybody may know of a table of phones',
    as: 'device',
    answers: { 200: ['How many have joined.', object({ code: string(), phones: pipe(number(), integer()) })] },
    problems: [...OF_A_CODE],
  },
  joinTable: {
    at: 'POST /companion/:code/phones',
    does: 'Joins a table of phones',
    as: 'device',
    body: JoinTable,
    answers: { 200: ["The caller's phone has joined.", TableJoined] },
    problems: [...OF_A_BODY, ...OF_A_CODE, 'bad_name', 'table_full', 'too_many_comers'],
  },
  openTableSocket: {
    at: 'GET /companion/:code/socket',
    does: 'Opens the socket of a table of phones',
    as: 'device',
    query: { as: AS, pings: PINGS },
    answers: { 101: ['The table, live.'] },
    problems: ['malformed', 'wrong_origin', 'upgrade_required', 'too_many_codes'],
  },
} as const satisfies Record<string, Operation>
export type OperationId = keyof typeof OPERATIONS

export const OPERATION_IDS: readonly OperationId[] = Object.keys(OPERATIONS).filter((id) => isOperation(id))
function isOperation(id: string): id is OperationId {
  return Object.hasOwn(OPERATIONS, id)
}
