import fc from 'fast-check'

const EDGES = [
  ...[null, true, false, 0, -1, 1, 0.5, 8, 9, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 32, 2 ** 53, 5e-324],
  ...['', ' ', '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then', 'toJSON'],
  ...['\u0000', '\ud800', '\udfff\ud800', '\u202e\u2066', '\u200b', '\ufeff', 'e\u0301', '👩‍👩‍👧', 'ﷺ', '\u2028'],
  ...['<b>', '"', "'; drop table facts; --", '../..', '%00', '${x}', 'NaN', '1', 'null', 'spectator'],
]

/** An object whose own key is the name of a prototype. */
const proto = fc
  .tuple(fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'valueOf'), fc.jsonValue({ maxDepth: 1 }))
  .map(([name, value]) => ({ [name]: value }))

const long = fc
  .tuple(fc.constantFrom('x', '\u0301', '👩‍👩‍👧', '\ud800', ' ', '\u202e', 'ß'), fc.constantFrom(25, 501, 4000, 4001))
  .map(([letter, times]) => letter.repeat(times))

/** Any JSON value, above all those that nobody thinks of. */
export const odd: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...EDGES) },
  { weight: 2, arbitrary: fc.integer() },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: proto },
  { weight: 1, arbitrary: long },
)

/** Text that is no JSON, or not JSON of ours. */
export const rubbish: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3, noUnicodeString: false }).map((value) => JSON.stringify(value)),
  odd.map((value) => JSON.stringify(value)),
  fc.tuple(fc.constantFrom('[', '{"a":', '[{"id":'), fc.integer({ min: 1, max: 6000 })).map(nest),
  fc.constantFrom('', '\u0000', '{}', '[]', '1e999', '-', 'undefined', '{"what":"again"}x', '{"what":1e999}'),
)

function nest([opening, deep]: [string, number]): string {
  const closing = { '[': ']', '{"a":': '}' }[opening] ?? '}]'
  return opening.repeat(deep) + '1' + closing.repeat(deep)
}

/** `String` would call an odd value's own `toString`. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
