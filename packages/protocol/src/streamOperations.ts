export const AS = {
  says: '`player`: whoever the cookie or token says',
  values: ['player', 'watcher'],
  isRequired: true,
} as const
/** What is said where no socket comes through. */
const SAID = {
  body: 'frame',
  answers: { 204: ['Taken. Whatever comes of it comes over the stream.'] },
} as const
const OF_A_FRAME = ['no_such_stream', 'out_of_turn'] as const
const ON_STREAM = {
  stream: { says: 'what the first event of the stream has told', isRequired: true },
  turn: { says: 'counts the frames, from 1', isRequired: true },
} as const

/** Each socket's twin, for networks that let none through. */
export const STREAM_OPERATIONS = {
  openListStream: {
    at: 'GET /rooms/stream',
    does: 'Opens the list of public tables where no socket comes through',
    query: { v: { says: 'the version of the protocol that the client speaks' } },
    answers: { 200: ['The list, live.', 'events'] },
    problems: ['too_many_comers'],
  },
  sayToList: {
    at: 'POST /rooms/stream',
    does: 'Pings on such a stream',
    query: ON_STREAM,
    ...SAID,
    problems: OF_A_FRAME,
  },
  openRoomStream: {
    at: 'GET /rooms/:code/stream',
    does: 'Opens the line to a room where no socket comes through',
    as: 'device',
    query: {
      as: AS,
      v: { says: 'the version of the protocol that the client speaks' },
      match: { says: 'with `n`: which frames it has already' },
      n: { says: 'the last of them' },
      whole: { says: '`1`: every frame has the whole scene' },
      page: { says: '16 characters: its next line takes the place of this one' },
    },
    answers: { 200: ['The table, live.', 'events'] },
    problems: ['malformed', 'wrong_origin', 'too_many_codes', 'too_many_comers'],
  },
  sayInRoom: {
    at: 'POST /rooms/:code/stream',
    does: 'Says something on such a stream',
    as: 'device',
    query: { as: AS, ...ON_STREAM },
    ...SAID,
    problems: ['malformed', 'wrong_origin', ...OF_A_FRAME],
  },
  openScreeningStream: {
    at: 'GET /matches/:id/screenings/:code/stream',
    does: 'Opens the line to such a replay where no socket comes through',
    query: { v: { says: 'the version of the protocol that the client speaks' } },
    answers: { 200: ['Where the film stands, live.', 'events'] },
    problems: ['too_many_comers'],
  },
  sayInScreening: {
    at: 'POST /matches/:id/screenings/:code/stream',
    does: 'Says something on such a stream',
    query: ON_STREAM,
    ...SAID,
    problems: OF_A_FRAME,
  },
  openTableStream: {
    at: 'GET /companion/:code/stream',
    does: 'Opens the line to a table of phones where no socket comes through',
    as: 'device',
    query: { as: AS },
    answers: { 200: ['The table, live.', 'events'] },
    problems: ['malformed', 'wrong_origin', 'too_many_codes', 'too_many_comers'],
  },
  sayAtTable: {
    at: 'POST /companion/:code/stream',
    does: 'Says something on such a stream',
    as: 'device',
    query: { as: AS, ...ON_STREAM },
    ...SAID,
    problems: ['malformed', 'wrong_origin', ...OF_A_FRAME],
  },
} as const
