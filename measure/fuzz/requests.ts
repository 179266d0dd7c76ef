import fc from 'fast-check'
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

const ROOM = '/api/rooms/:code'
const SCREENINGS = `/api/matches/${'A'.repeat(22)}/screenings`
const RIGHT: readonly (readonly [string, string])[] = [
  ['GET', '/api'],
  ['GET', '/api/titles'],
  ['POST', '/api/rooms'],
  ['GET', '/api/rooms'],
  ['GET', '/api/rooms/socket'],
  ['POST', '/api/rooms/seats'],
  ['GET', ROOM],
  ['GET', `${ROOM}/socket`],
  ['POST', `${ROOM}/seats`],
  ['POST', `${ROOM}/seats`],
  ['POST', `${ROOM}/seats`],
  ['POST', SCREENINGS],
  ['GET', `${SCREENINGS}/${'A'.repeat(12)}/socket`],
]
const PLACES = [...new Set(RIGHT.map(([, place]) => place))]
const ODD = [
  ...PLACES,
  `${ROOM}/`,
  '/api/rooms//seats',
  '/api/:code',
  `${ROOM}/seats/0`,
  '/api/rooms/%ff',
  '/api/%2e%2e/',
]

/** The codes and cookies that are right are put in for `ROOM`, `DEVICE` and `OWN`. */
export const asking: fc.Arbitrary<Asking> = fc
  .record({
    place: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...RIGHT) },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.constantFrom('GET', 'POST', 'PUT', 'HEAD', 'OPTIONS'), fc.constantFrom(...ODD)),
      },
    ),
    code: fc.oneof({ weight: 4, arbitrary: fc.constant('ROOM') }, { weight: 1, arbitrary: typed }),
    query: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 1, arbitrary: query }),
    headers: headers(),
    body: bodyText,
    address: fc.nat(200),
  })
  .map(({ place: [method, address], code, query, headers, body, ...from }) => {
    const path = address.replace(':code', escaped(code)) + (query ? `?${visible(query)}` : '')
    return { method, path, headers, body: method === 'GET' || method === 'HEAD' ? null : body, ...from }
  })

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
const visible = (text: string): string => text.replace(/[^\x21-\x7e]/g, '~').slice(0, 2000)
