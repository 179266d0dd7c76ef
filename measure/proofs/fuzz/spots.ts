import fc from 'fast-check'
import { PROTOCOL, SCREENING_REFUSALS } from '@robot-night/protocol'
import { TABLE_CODES } from '@robot-night/companion'
import { cookieOf } from '../../wire/Line.ts'
import { ask } from '../../wire/rooms.ts'
import { bend, bent } from './bent.ts'
import type { ServedRoom } from './ServedRoom.ts'
import { odd, rubbish, textOf } from './odd.ts'

/** One of the smaller things that can be connected to. */
export interface Spot {
  name: string
  /** What is sent there: nearly right, or rubbish. */
  frames: fc.Arbitrary<string>
  /** Of the refusals that are sent there. */
  codes: ReadonlySet<string>
  /** Where the n-th of those who connect does, and with which cookie. */
  at(n: number): { path: string; device: string | null }
  /** What is left of its greeting without who is connected just now, and the clock. */
  lasting(greeting: string): string
}

const nearly = (...right: readonly object[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...right), bend).map(([one, how]) => textOf(bent(one, how))) },
    { weight: 1, arbitrary: rubbish },
    { weight: 1, arbitrary: odd.map(textOf) },
  )

const MATCH = 'A'.repeat(22)
const SCREENING = 'B'.repeat(12)
const KEY = 'k'.repeat(22)
const SHOWN = { moment: 0, eye: 'watcher', speed: 1, isPlaying: true } as const

/** The gallery of a house's room, the list of public tables, its table of phones, and a screening. */
export async function spotsOf(house: ServedRoom): Promise<Spot[]> {
  const made = { key: KEY, shown: SHOWN }
  await ask(house.url, {
    path: '/testing/screenings',
    body: { match: MATCH, code: SCREENING, made, film: { last: 40, seats: 3 } },
  })
  return [gallery(house), PUBLIC_TABLES, phones(house), SHOWING]
}

const ID = 'abcdefghijklmnop'

const gallery = ({ code }: ServedRoom): Spot => ({
  name: 'gallery',
  frames: nearly(
    ...[
      { id: 'again', what: 'again' },
      { id: ID, what: 'say', text: 'Hello.' },
    ],
    {
      id: ID,
      what: 'manage',
      act: { do: 'deal' },
    },
  ),
  codes: new Set(['only_watching', 'malformed', 'too_fast']),
  at: () => ({ path: `/testing/rooms/${code}/gallery?as=watcher`, device: null }),
  lasting: (greeting) => without(greeting, ['hello', 'watchers']),
})

const PUBLIC_TABLES: Spot = {
  name: 'public tables',
  frames: nearly({ id: 'again', what: 'again' }),
  codes: new Set(),
  at: () => ({ path: `/api/rooms/socket?v=${PROTOCOL}`, device: null }),
  lasting: (greeting) => without(greeting, ['since', 'watchers']),
}

const phones = ({ phones: code, devices }: ServedRoom): Spot => ({
  name: 'phones',
  frames: nearly(
    ...[
      { what: 'shuffle', round: 0 },
      { what: 'turnCoin', round: 1, allegiance: 'G' },
    ],
    ...[
      { what: 'seatNpc', on: true },
      { what: 'turnNpc', allegiance: 'E' },
    ],
  ),
  codes: new Set<string>(TABLE_CODES),
  at: (n) => {
    const device = n % 2 === 0 ? (devices[0] ?? null) : null
    return { path: `/api/companion/${code}/socket?as=${device ? 'player' : 'watcher'}`, device }
  },
  lasting: (greeting) => without(greeting, ['isHere']),
})

const SHOWING: Spot = {
  name: 'screening',
  frames: nearly(
    ...[{ what: 'come', key: KEY, name: 'Mara' }, { what: 'show', shown: SHOWN }, { what: 'take' }],
    ...[{ what: 'come', key: 'q'.repeat(22), name: 'Jonas' }, { what: 'leave' }],
    { what: 'pass', to: '0123456789abcdef' },
  ),
  codes: new Set<string>(SCREENING_REFUSALS),
  at: () => ({ path: `/api/matches/${MATCH}/screenings/${SCREENING}/socket`, device: null }),
  // Who leads goes with a line that is cut off, and then the film stands.
  lasting: (greeting) => without(greeting, ['people', 'isPlaying']),
}

/** Whose cookie it is, and from which address it comes: each n-th from another. */
export const headersFor = (n: number, device: string | null): Record<string, string> => ({
  'cf-connecting-ip': `10.7.0.${n}`,
  ...(device ? { cookie: cookieOf(device) } : {}),
})

const without = (json: string, names: readonly string[]): string =>
  JSON.stringify(JSON.parse(json, (name, value) => (names.includes(name) ? undefined : value)))
