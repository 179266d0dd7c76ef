import { PACES } from '@robot-night/engine'
import { DEVICE_KINDS, HAND_OFFS, NAME_LENGTH, PROBLEMS, PROTOCOL, TICKET_PROBLEMS } from '@robot-night/protocol'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const STATUS = { ...PROBLEMS, ...TICKET_PROBLEMS }
const problems = (...codes: (keyof typeof STATUS)[]) =>
  Object.fromEntries(
    codes.map((code) => [String(STATUS[code]), { description: code, content: { 'application/problem+json': {} } }]),
  )
const code = {
  name: 'code',
  in: 'path',
  required: true,
  schema: { type: 'string' },
  description: 'five letters, or six',
}
const match = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
const name = { type: 'string', minLength: 1, description: `at most ${NAME_LENGTH} characters` }
const pace = { enum: PACES }
const chair = { type: 'integer', minimum: 0, maximum: 8 }

const newRoom = {
  type: 'object',
  required: ['name', 'title'],
  additionalProperties: false,
  properties: {
    name,
    title: { type: 'string' },
    options: { type: 'object' },
    pace,
    public: { type: 'boolean', description: 'strangers may find it, watch and sit down' },
  },
}
const roomMade = {
  type: 'object',
  properties: { code: { type: 'string' }, chair, links: { type: 'object', properties: { room: { type: 'string' } } } },
}
const takeSeat = { type: 'object', required: ['name'], additionalProperties: false, properties: { name, chair } }
const showTicket = {
  type: 'object',
  required: ['ticket', 'take'],
  additionalProperties: false,
  properties: {
    ticket: { type: 'string', description: 'the 22 characters of its link' },
    take: { type: 'boolean', description: 'false: looks only' },
    name,
    kind: { enum: DEVICE_KINDS },
  },
}
const ticketShown = {
  type: 'object',
  properties: {
    chair,
    use: { enum: [...HAND_OFFS, 'invite'] },
    state: { enum: ['open', 'asked', 'seated'] },
    until: { type: 'integer' },
    digits: { type: ['string', 'null'] },
    waits: { const: true },
  },
}
const atLeast = { type: 'integer', description: 'in steps, and never more than there are' }
const mostMs = { type: ['integer', 'null'], description: 'at most, ms; null: longer than is counted' }
const siteStatus = {
  type: 'object',
  properties: {
    works: {
      type: 'object',
      properties: {
        rooms: { type: 'boolean' },
        list: { type: 'boolean' },
        archive: { type: ['boolean', 'null'], description: 'null: there is none' },
      },
    },
    tables: { type: ['object', 'null'], properties: { open: atLeast, playing: atLeast } },
    moves: {
      type: ['object', 'null'],
      properties: { median: mostMs, worst: mostMs, minutes: { type: 'integer' } },
    },
    build: { type: ['string', 'null'] },
    protocol: { type: 'integer' },
    rules: {
      type: 'array',
      items: { type: 'object', properties: { title: { type: 'string' }, version: { type: 'integer' } } },
    },
  },
}
const phone = { type: 'object', required: ['name'], additionalProperties: false, properties: { name } }
const tableMade = { type: 'object', properties: { code: { type: 'string' } } }
const newScreening = {
  type: 'object',
  required: ['key', 'shown'],
  additionalProperties: false,
  properties: {
    key: { type: 'string', description: '22 characters drawn by the client' },
    shown: { type: 'object', description: 'where the film stands: docs/protocol.md' },
  },
}
const screeningMade = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    links: { type: 'object', properties: { screening: { type: 'string' } } },
  },
}
const facts = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    title: { type: 'string' },
    stage: { enum: ['lobby', 'playing', 'over'] },
    pace,
    chairs: { type: 'array', items: { enum: ['free', 'person', 'bot'] } },
    watchers: { type: 'integer' },
  },
}
const table = {
  ...facts,
  properties: {
    ...facts.properties,
    seatsFree: { type: 'integer', description: 'seats that anybody may take now' },
    round: { type: ['integer', 'null'] },
    since: { type: 'integer', description: 'ms since 1970' },
  },
}
const tables = { type: 'object', properties: { tables: { type: 'array', items: table }, count: { type: 'integer' } } }
const anySeat = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name, title: { type: 'string' } },
}

/** GET /api: the HTTP side in the words of OpenAPI 3.1. The socket's messages are described in docs/protocol.md. */
export const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Robot Night', version: String(PROTOCOL) },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/api/health': { get: { responses: { 200: { description: 'It works.' } } } },
    '/api/titles': { get: { responses: { 200: { description: 'What can be played here.' } } } },
    '/api/status': {
      get: {
        responses: { 200: { description: 'How the site fares, in steps: no table shows.', ...json(siteStatus) } },
      },
    },
    '/api/metrics': {
      get: {
        security: [{ token: [] }],
        responses: {
          200: {
            description: 'What has been counted, for Prometheus: docs/operations.md.',
            content: { 'text/plain': {} },
          },
          ...problems('wrong_token', 'not_found'),
        },
      },
    },
    '/api/push': {
      get: { responses: { 200: { description: 'The key for pushes from here, or null: there are none.' } } },
    },
    '/api/rooms': {
      get: { responses: { 200: { description: 'The public tables, the best to join first.', ...json(tables) } } },
      post: {
        requestBody: json(newRoom),
        responses: {
          201: { description: 'A room; the caller sits in its first chair.', ...json(roomMade) },
          ...problems('malformed', 'wrong_origin', 'no_such_title', 'too_large', 'not_json', 'too_many_rooms'),
        },
      },
    },
    '/api/rooms/socket': {
      get: { responses: { 101: { description: 'The public tables, live.' }, ...problems('upgrade_required') } },
    },
    '/api/rooms/seats': {
      post: {
        requestBody: json(anySeat),
        responses: {
          200: {
            description: 'A free seat at a public table.',
            ...json({ type: 'object', properties: { code: { type: 'string' }, chair } }),
          },
          ...problems(
            ...(['malformed', 'bad_name', 'wrong_origin', 'no_such_title'] as const),
            ...(['no_open_seat', 'too_large', 'not_json', 'too_many_rooms'] as const),
          ),
        },
      },
    },
    '/api/rooms/{code}': {
      parameters: [code],
      get: {
        responses: {
          200: { description: 'What anybody may know.', ...json(facts) },
          ...problems('no_such_room', 'too_many_codes', 'shut', 'banned'),
        },
      },
    },
    '/api/rooms/{code}/seats': {
      parameters: [code],
      post: {
        requestBody: json(takeSeat),
        responses: {
          200: { description: 'The caller’s chair.', ...json({ type: 'object', properties: { chair } }) },
          ...problems(
            'malformed',
            'wrong_origin',
            'no_such_room',
            'room_full',
            'too_large',
            'not_json',
            'locked',
            'banned',
            'shut',
            'too_many_comers',
          ),
        },
      },
    },
    '/api/rooms/{code}/watchers': {
      parameters: [code],
      post: {
        requestBody: json(phone),
        responses: {
          200: { description: 'The caller’s name among those who watch.', ...json(phone) },
          ...problems('malformed', 'bad_name', 'wrong_origin', 'no_such_room', 'too_large', 'not_json'),
          ...problems('too_many_comers', 'banned', 'shut'),
        },
      },
    },
    '/api/rooms/{code}/tickets': {
      parameters: [code],
      post: {
        requestBody: json(showTicket),
        responses: {
          200: { description: 'What the ticket is good for, and how it stands for the caller.', ...json(ticketShown) },
          ...problems('malformed', 'bad_name', 'wrong_origin', 'no_such_room', 'no_such_ticket', 'too_many_tickets'),
          ...problems('ticket_taken', 'ticket_used', 'too_large', 'not_json'),
        },
      },
    },
    '/api/rooms/{code}/socket': {
      parameters: [code, { name: 'as', in: 'query', required: true, schema: { enum: ['player', 'watcher'] } }],
      get: {
        responses: {
          101: { description: 'The table, live.' },
          ...problems('wrong_origin', 'upgrade_required', 'too_many_comers'),
        },
      },
    },
    '/api/matches/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'room', in: 'query', schema: { type: 'string' }, description: 'the code of the room it was played in' },
      ],
      get: {
        responses: {
          200: { description: 'A match that has ended, whole: docs/protocol.md.' },
          ...problems('no_such_match', 'too_many_codes', 'shut', 'banned'),
        },
      },
    },
    '/api/matches/{id}/screenings': {
      parameters: [match],
      post: {
        requestBody: json(newScreening),
        responses: {
          201: {
            description: 'Watching its replay together; whoever comes with the key leads.',
            ...json(screeningMade),
          },
          ...problems('malformed', 'wrong_origin', 'no_such_match', 'too_large', 'not_json', 'too_many_rooms'),
        },
      },
    },
    '/api/matches/{id}/screenings/{code}/socket': {
      parameters: [match, { ...code, description: '12 characters' }],
      get: {
        responses: { 101: { description: 'Where the film stands, live.' }, ...problems('upgrade_required') },
      },
    },
    '/api/companion': {
      post: {
        requestBody: json(phone),
        responses: {
          201: { description: 'A table of phones; the caller’s shuffles.', ...json(tableMade) },
          ...problems('malformed', 'bad_name', 'wrong_origin', 'too_large', 'not_json', 'too_many_rooms'),
        },
      },
    },
    '/api/companion/{code}': {
      parameters: [code],
      get: {
        responses: {
          200: { description: 'What anybody may know: how many phones there are.' },
          ...problems('no_such_room', 'too_many_codes'),
        },
      },
    },
    '/api/companion/{code}/phones': {
      parameters: [code],
      post: {
        requestBody: json(phone),
        responses: {
          200: { description: 'The caller’s phone has joined.', ...json(tableMade) },
          ...problems('malformed', 'bad_name', 'wrong_origin', 'no_such_room', 'table_full', 'too_large', 'not_json'),
        },
      },
    },
    '/api/companion/{code}/socket': {
      parameters: [code, { name: 'as', in: 'query', required: true, schema: { enum: ['player', 'watcher'] } }],
      get: {
        responses: { 101: { description: 'The table, live.' }, ...problems('wrong_origin', 'upgrade_required') },
      },
    },
  },
} as const
