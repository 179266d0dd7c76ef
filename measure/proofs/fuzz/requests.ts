import fc from 'fast-check'
import { OPERATION_IDS, OPERATIONS } from '@robot-night/protocol/operations'
import { bodyText, query, typed } from './inputs.ts'
import { odd, textOf } from './odd.ts'

/** A request over HTTP. */
export interface Asking {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: string | null
  /** From which address of this machine. */
  address: number
}

/** Every route that there is. */
const RIGHT: readonly (readonly [string, string])[] = OPERATION_IDS.map((id) => {
  const [method = '', path = ''] = OPERATIONS[id].at.split(' ')
  return [method, `/api${path.replace(':id', 'A'.repeat(22))}`] as const
})
const SEATS = ['POST', '/api/rooms/:code/seats'] as const
const ROOM = '/api/rooms/:code'
const PLACES = [...new Set(RIGHT.map(([, place]) => place))]
const ODD = [
  ...PLACES,
  `${ROOM}/`,
  '/api/rooms//seats',
  '/api/:code',
  `${ROOM}/seats/0`,
  '/api/rooms/%ff',
  '/api/%2e%2e/',
  '/api/companion/:code/phones/0',
  '/api/matches/%00/screenings',
]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const
/** Whose codes those of tables of phones are. */
const PHONES = '/api/companion/'

/** The codes and cookies that are right are put in for `ROOM`, `PHONES`, `DEVICE` and `OWN`. */
export const asking: fc.Arbitrary<Asking> = fc
  .record({
    place: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...RIGHT) },
      { weight: 1, arbitrary: fc.constant(SEATS) },
      { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...METHODS), fc.constantFrom(...ODD)) },
    ),
    code: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: typed }),
    query: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 1, arbitrary: query }),
    headers: headers(),
    body: fc.oneof({ weight: 2, arbitrary: bodyText }, { weight: 1, arbitrary: otherBody() }),
    address: fc.nat(200),
  })
  .map(({ place: [method, address], code, query, headers, body, ...from }) => {
    const right = address.startsWith(PHONES) ? 'PHONES' : 'ROOM'
    const path = address.replace(':code', code === null ? right : escaped(code)) + (query ? `?${visible(query)}` : '')
    return { method, path, headers, body: method === 'GET' || method === 'HEAD' ? null : body, ...from }
  })

/** What the smaller doors ask for, or nearly. */
function otherBody(): fc.Arbitrary<string> {
  const key = fc.oneof(fc.constant('k'.repeat(22)), odd)
  const shown = { moment: 0, eye: 'open', speed: 1, isPlaying: false }
  const bodies = [
    fc.record({ key, shown: fc.oneof(fc.constant(shown), odd) }),
    fc.record({ ticket: key, take: fc.oneof(fc.boolean(), odd), name: odd }, { requiredKeys: ['ticket', 'take'] }),
    fc.record({ name: odd }),
  ]
  return fc.oneof(...bodies.map((body) => body.map((value) => JSON.stringify(value))))
}

function headers(): fc.Arbitrary<Record<string, string>> {
  const rubbish = odd.map((value) => visible(textOf(value)))
  const some = (...values: string[]) =>
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: rubbish })
  return fc.record(
    {
      'content-type': some('application/json', 'application/json', 'application/json;charset=utf-8', 'text/html'),
      cookie: some('device=DEVICE', '__Host-device=DEVICE', 'device=short', 'device=DEVICE; device=x', '=;=;'),
      origin: some('OWN', 'OWN', 'https://elsewhere.example', 'null', 'http://'),
      upgrade: some('websocket', 'WebSocket', 'h2c'),
      'accept-language': some('de', 'xx-*;q=z'),
      range: some('bytes=0-1', 'bytes=9-0', 'bytes=-1'),
      'content-encoding': some('gzip', 'identity'),
      'if-none-match': some('*', '"x"'),
      authorization: some('Bearer x', 'Basic eDp4'),
      'x-device': some('DEVICE'),
      'x-partykit-room': rubbish,
      'cf-connecting-ip': some('::1', ':::::', '1.2.3.4'),
      'x-forwarded-for': rubbish,
    },
    { requiredKeys: ['content-type'] },
  )
}

const escaped = (text: string): string => encodeURIComponent(text.toWellFormed())
/** What can stand in a header or an address line: anything else would never leave this machine. */
const visible = (text: string): string => text.replace(/[^\x21-\x7e]/g, '~').slice(0, 6000)
