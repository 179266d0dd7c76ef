import {
  AnySeat,
  AnySeatTaken,
  ArchivedRecord,
  NameWatcher,
  NewRoom,
  NewScreening,
  PublicFacts,
  PublicTables,
  PushFacts,
  RoomMade,
  ScreeningMade,
  SeatTaken,
  ShowTicket,
  SiteStatus,
  TakeSeat,
  TicketShown,
  TitleFacts,
  WatcherNamed,
} from '@robot-night/protocol'
import { array, integer, literal, number, object, pipe, strictObject, string } from 'valibot'
import type { describe } from './describe.ts'

type Operation = Parameters<typeof describe>[0]

/** Whatever has a body may be refused for it. */
const OF_A_BODY = ['wrong_origin', 'malformed', 'not_json', 'too_large', 'bad_token'] as const
/** Whatever has a code in its address. */
const OF_A_CODE = ['no_such_room', 'too_many_codes'] as const
const AS = {
  says: '`player`: whoever the cookie or token says',
  values: ['player', 'watcher'],
  isRequired: true,
} as const

export const HEALTH: Operation = {
  id: 'getHealth',
  does: 'Says that it works',
  answers: { 200: ['It works.', object({ ok: literal(true) })] },
}
export const STATUS: Operation = {
  id: 'getStatus',
  does: 'Tells how the site fares',
  answers: { 200: ['In steps: no table shows in it.', SiteStatus] },
}
export const METRICS: Operation = {
  id: 'getMetrics',
  does: 'Tells what has been counted, for Prometheus',
  as: 'metrics',
  answers: { 200: ['docs/operations.md says what each line means.', 'text'] },
  problems: ['wrong_token', 'not_found'],
}
export const TITLES_TOLD: Operation = {
  id: 'listTitles',
  does: 'Lists what can be played here',
  answers: { 200: ['Every title, with its usual options.', array(TitleFacts)] },
}
export const PUSH: Operation = {
  id: 'getPushKey',
  does: 'Tells the key with which a browser asks for pushes from here',
  answers: { 200: ['The key, or null.', PushFacts] },
}
export const MAKE_ROOM: Operation = {
  id: 'makeRoom',
  does: 'Makes a room and takes its first chair',
  as: 'device',
  body: NewRoom,
  answers: { 201: ['The caller is its host.', RoomMade] },
  problems: [...OF_A_BODY, 'bad_name', 'bad_options', 'no_such_title', 'too_many_rooms'],
}
export const ROOM: Operation = {
  id: 'getRoom',
  does: 'Tells what anybody may know of a room',
  as: 'device',
  answers: { 200: ['No names.', PublicFacts] },
  problems: [...OF_A_CODE, 'shut', 'banned', 'bad_token'],
}
export const TAKE_SEAT: Operation = {
  id: 'takeSeat',
  does: 'Takes a chair, or the one that the caller has',
  as: 'device',
  body: TakeSeat,
  answers: { 200: ['The chair.', SeatTaken] },
  problems: [
    ...([...OF_A_BODY, ...OF_A_CODE, 'bad_name', 'room_full', 'chair_taken', 'match_running'] as const),
    ...(['locked', 'banned', 'shut', 'too_many_comers'] as const),
  ],
}
export const NAME_WATCHER: Operation = {
  id: 'nameWatcher',
  does: 'Gives a name among those who watch',
  as: 'device',
  body: NameWatcher,
  answers: { 200: ['What the caller is called there.', WatcherNamed] },
  problems: [...OF_A_BODY, ...OF_A_CODE, 'bad_name', 'banned', 'shut', 'too_many_comers'],
}
export const SHOW_TICKET: Operation = {
  id: 'showTicket',
  does: 'Looks at a ticket, or takes what it gives',
  as: 'device',
  body: ShowTicket,
  answers: { 200: ['What it is good for, and how it stands for the caller.', TicketShown] },
  problems: [
    ...([...OF_A_BODY, ...OF_A_CODE, 'bad_name', 'no_such_ticket', 'ticket_taken', 'seated_elsewhere'] as const),
    ...(['ticket_used', 'ticket_expired', 'ticket_revoked', 'ticket_refused', 'too_many_tickets'] as const),
  ],
}
export const ROOM_LINE: Operation = {
  id: 'openRoomSocket',
  does: 'Opens the socket of a room',
  as: 'device',
  query: {
    as: AS,
    v: { says: 'the version of the protocol that the client speaks' },
    match: { says: 'with `n`: which frames it has already' },
    n: { says: 'the last of them' },
    whole: { says: '`1`: every frame has the whole scene' },
    pings: { says: '`1`: it promises to ping' },
    page: { says: '16 characters: its next line takes the place of this one' },
  },
  answers: { 101: ['The table, live.'] },
  problems: ['malformed', 'wrong_origin', 'upgrade_required', 'too_many_codes', 'too_many_comers'],
}
export const MATCH: Operation = {
  id: 'getMatch',
  does: 'Gives a match that has ended',
  as: 'device',
  query: { room: { says: 'the code of the room where it was played, for as long as that stands' } },
  answers: { 200: ['The whole record.', ArchivedRecord] },
  problems: ['no_such_match', 'no_such_room', 'too_many_codes', 'shut', 'banned', 'bad_token'],
}
export const TABLES: Operation = {
  id: 'listPublicTables',
  does: 'Lists the public tables',
  answers: { 200: ['The best to join first.', PublicTables] },
}
export const TABLES_LINE: Operation = {
  id: 'openListSocket',
  does: 'Opens the socket of the list of public tables',
  query: { v: { says: 'the version of the protocol that the client speaks' } },
  answers: { 101: ['The list, live.'] },
  problems: ['upgrade_required'],
}
export const TAKE_ANY_SEAT: Operation = {
  id: 'takeAnySeat',
  does: 'Takes any free seat at a public table',
  as: 'device',
  body: AnySeat,
  answers: { 200: ['Where it is.', AnySeatTaken] },
  problems: [...OF_A_BODY, 'bad_name', 'no_such_title', 'no_open_seat', 'too_many_rooms'],
}
export const MAKE_SCREENING: Operation = {
  id: 'makeScreening',
  does: 'Begins to watch a replay together',
  body: NewScreening,
  answers: { 201: ['Whoever comes with the key leads.', ScreeningMade] },
  problems: [...OF_A_BODY, 'no_such_match', 'too_many_rooms'],
}
export const SCREENING_LINE: Operation = {
  id: 'openScreeningSocket',
  does: 'Opens the socket of a replay that is watched together',
  query: { v: { says: 'the version of the protocol that the client speaks' } },
  answers: { 101: ['Where the film stands, live.'] },
  problems: ['upgrade_required'],
}

/** What joins a table of phones says. */
export const Joining = strictObject({ name: string() })
const TableJoined = object({ code: string() })

export const MAKE_TABLE: Operation = {
  id: 'makeTable',
  does: 'Makes a table of phones and joins it',
  as: 'device',
  body: Joining,
  answers: { 201: ["The caller's phone shuffles.", TableJoined] },
  problems: [...OF_A_BODY, 'bad_name', 'too_many_rooms'],
}
export const TABLE: Operation = {
  id: 'getTable',
  does: 'Tells what anybody may know of a table of phones',
  as: 'device',
  answers: { 200: ['How many have joined.', object({ code: string(), phones: pipe(number(), integer()) })] },
  problems: [...OF_A_CODE, 'bad_token'],
}
export const JOIN_TABLE: Operation = {
  id: 'joinTable',
  does: 'Joins a table of phones',
  as: 'device',
  body: Joining,
  answers: { 200: ["The caller's phone has joined.", TableJoined] },
  problems: [...OF_A_BODY, ...OF_A_CODE, 'bad_name', 'table_full'],
}
export const TABLE_LINE: Operation = {
  id: 'openTableSocket',
  does: 'Opens the socket of a table of phones',
  as: 'device',
  query: { as: AS },
  answers: { 101: ['The table, live.'] },
  problems: ['malformed', 'wrong_origin', 'upgrade_required', 'too_many_codes'],
}
