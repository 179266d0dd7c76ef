import fc from 'fast-check'
import { TITLES } from '@robot-night/engine'
import { odd, rubbish, textOf } from './odd.ts'

/** How a command begins, before anything about it is made wrong. */
type Base =
  'answer' | 'offer' | 'say' | 'whisper' | 'claim' | 'react' | 'watcherSay' | 'manage' | 'deal' | 'self' | 'again'
/** What is made wrong about it. */
type Twist = 'none' | 'field' | 'drop' | 'extra' | 'beat' | 'match' | 'seat' | 'repeat' | 'swap'
/** What happens to its text. */
type Smudge = 'none' | 'cut' | 'letter' | 'long' | 'twice' | 'huge' | 'deep'

/** A command that is nearly right, as a recipe: what it becomes depends on how the match stands. */
export interface Near {
  kind: 'near'
  /** One of those who are asked, or this one of all connections. */
  from: 'asked' | number
  base: Base
  twist: Twist
  smudge: Smudge
  /** Whatever has to be chosen. */
  pick: number
  value: unknown
}
export type Input =
  | Near
  | { kind: 'raw'; from: number; text: string }
  | { kind: 'body'; device: number; to: 'rooms' | 'seats'; type: string; text: string }
  | { kind: 'code'; typed: string }
  | { kind: 'handshake'; device: number; query: string }

const some = <T extends string>(weights: Readonly<Record<T, number>>): fc.Arbitrary<T> => {
  const names: T[] = []
  for (const name in weights) for (let each = 0; each < weights[name]; each++) names.push(name)
  return fc.constantFrom(...names)
}
const from = fc.nat(9)

export const near: fc.Arbitrary<Near> = fc.record({
  kind: fc.constant('near' as const),
  from: fc.oneof({ weight: 3, arbitrary: fc.constant('asked' as const) }, { weight: 1, arbitrary: from }),
  base: some({
    answer: 12,
    offer: 4,
    say: 2,
    whisper: 2,
    claim: 1,
    react: 1,
    watcherSay: 1,
    manage: 2,
    deal: 1,
    self: 1,
    again: 1,
  }),
  twist: some({ none: 5, field: 5, drop: 2, extra: 2, beat: 3, match: 1, seat: 2, repeat: 3, swap: 9 }),
  smudge: some({ none: 34, cut: 1, letter: 1, long: 1, twice: 1, huge: 1, deep: 1 }),
  pick: fc.nat(),
  value: odd,
})

const raw = fc.record({ kind: fc.constant('raw' as const), from, text: rubbish })

const name = fc.oneof(fc.constantFrom('Mara', 'Jonas', ' Ada '), odd)
const newRoom = fc.record(
  {
    name,
    title: fc.oneof(fc.constantFrom(...TITLES.map(({ id }) => id), 'probe'), odd),
    options: odd,
    pace: fc.oneof(fc.constantFrom('off', 'fast'), odd),
    extra: odd,
  },
  { requiredKeys: ['name', 'title'] },
)
const takeSeat = fc.record({ name, chair: fc.oneof(fc.nat(9), odd), extra: odd }, { requiredKeys: ['name'] })
const type = some({ 'application/json': 8, 'application/json; charset=utf-8': 1, 'text/plain': 1, '': 1 })
export const bodyText = fc.oneof(
  { weight: 3, arbitrary: newRoom.map((body) => JSON.stringify(body)) },
  { weight: 3, arbitrary: takeSeat.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: rubbish },
  { weight: 1, arbitrary: fc.nat(20_000).map((length) => JSON.stringify({ name: 'x'.repeat(length) })) },
)
const body = fc.record({
  kind: fc.constant('body' as const),
  device: fc.nat(11),
  to: fc.constantFrom('rooms' as const, 'seats' as const),
  type,
  text: bodyText,
})

const letter = fc.constantFrom(...'BCDFGHJKLMNPQRSTVWXZbcd01256 8OIUYßİſ-\u0130\u00df\ud800١é')
export const typed = fc.oneof(
  fc.string({ unit: letter, minLength: 4, maxLength: 7 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('BCDFG', 'bcd-fg', '..', '__proto__', ''),
)
const code = fc.record({ kind: fc.constant('code' as const), typed })

const parameter = fc.tuple(fc.constantFrom('v', 'match', 'n', 'as', 'x'), odd)
export const query = fc.oneof(
  { weight: 4, arbitrary: fc.array(parameter, { maxLength: 4 }).map(asQuery) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
)
const handshake = fc.record({ kind: fc.constant('handshake' as const), device: fc.nat(11), query })

function asQuery(parameters: [string, unknown][]): string {
  return parameters.map(([name, value]) => `${name}=${encodeURIComponent(textOf(value).toWellFormed())}`).join('&')
}

export const input: fc.Arbitrary<Input> = fc.oneof(
  { weight: 14, arbitrary: near },
  { weight: 3, arbitrary: raw },
  { weight: 2, arbitrary: body },
  { weight: 1, arbitrary: code },
  { weight: 1, arbitrary: handshake },
)

/** The same seed, the same inputs. */
export function* inputsOf<T>(arbitrary: fc.Arbitrary<T>, seed: string, count: number): Generator<T> {
  for (let made = 0; made < count; made += AT_ONCE) {
    const numRuns = Math.min(AT_ONCE, count - made)
    yield* fc.sample(arbitrary, { seed: numberOf(`${seed} ${made}`), numRuns })
  }
}
const AT_ONCE = 500

/** FNV-1a. */
function numberOf(text: string): number {
  return [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5)
}
