import { describe, expect, it } from 'vitest'
import { OF_A_MESSAGE, OF_A_RECORD, readJson } from './json.ts'

const nested = (depth: number, [open, close]: readonly [string, string] = ['[', ']']): string =>
  open.repeat(depth) + (open === '[' ? '' : '0') + close.repeat(depth)

describe('JSON that somebody else wrote', () => {
  it.each([
    ['null', null],
    ['7', 7],
    ['"a, [b] and {c: \\"d\\"}"', 'a, [b] and {c: "d"}'],
    ['{"a":[1,{"b":"\\\\"}],"c":"\\u00e4"}', { a: [1, { b: '\\' }], c: 'ä' }],
    [' [ ] ', []],
  ])('is read as it stands: %s', (text, value) => {
    expect(readJson(text)).toEqual(value)
  })
  it.each(['', '{', '[1,]', '{"a":1', 'undefined', "{'a':1}", '"\n"', '"\\', '[1]]'])(
    'is nothing where it is none: %j',
    (text) => {
      expect(readJson(text)).toBeUndefined()
    },
  )
})

describe('depth', () => {
  const pairs = [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const
  it.each(pairs)('is taken up to the bound, and not one further: %s', (...pair) => {
    expect(readJson(nested(OF_A_MESSAGE.depth, pair))).toBeDefined()
    expect(readJson(nested(OF_A_MESSAGE.depth + 1, pair))).toBeUndefined()
  })
  it.each([2500, 8000, 4_000_000])('of %d is refused without a stumble, closed or not', (depth) => {
    expect(readJson(nested(depth), OF_A_RECORD)).toBeUndefined()
    expect(readJson('['.repeat(depth), OF_A_RECORD)).toBeUndefined()
  })
  it('isn’t counted inside strings', () => {
    const quoted = { say: '['.repeat(500) + '\\"'.repeat(20) + '{'.repeat(500) }
    expect(readJson(JSON.stringify(quoted))).toEqual(quoted)
  })
})

describe('entries', () => {
  const { entries } = OF_A_MESSAGE
  const keys = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [at, 0])))
  it('are counted in objects and in lists, all together', () => {
    expect(readJson(keys(entries))).toBeDefined()
    expect(readJson(keys(entries + 1))).toBeUndefined()
    expect(readJson(JSON.stringify(Array.from({ length: entries + 1 }, () => 0)))).toBeUndefined()
    expect(readJson(JSON.stringify(Array.from({ length: entries }, () => [])))).toBeUndefined()
  })
})

describe('a key that is more than a key', () => {
  it.each([
    '{"__proto__":{"a":1}}',
    '{"options":{"__proto__":null}}',
    '[[{"constructor":{"prototype":{}}}]]',
    '{"a":{"prototype":1}}',
    '{"\\u005f_proto__":{}}',
    '{"__pr\\u006Fto__":{}}',
    '{"a":"__proto__","const\\u0072uctor":1}',
  ])('is refused, however it is spelt: %s', (text) => {
    expect(readJson(text)).toBeUndefined()
  })
  it('may be said, and be a part of another', () => {
    const said = { text: '__proto__', '__proto__ ': ['constructor'], '\u00e4': 1 }
    expect(readJson(JSON.stringify(said))).toEqual(said)
  })
})
