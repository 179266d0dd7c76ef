import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atLength, briefly, countOfBrief, sinceOfBrief } from './brief.ts'
import { packed, unpacked } from './keys.ts'
import { isSame } from './patch.ts'
import { changed, difference } from './places.ts'

const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: false })
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** That a change made of two documents makes the second of the first, after it was sent. */
function expectSame(had: unknown, has: unknown, before = had): void {
  const change = difference(had, has)
  if (change) expect(sent(changed(before, sent(change)))).toEqual(has)
  else expect(has).toEqual(had)
}

describe('changes by places', () => {
  it('make after of before, whatever they are', () => {
    fc.assert(fc.property(json, json, (before, after) => expectSame(sent(before), sent(after))))
  })

  it('do so in whatever order the keys of before lie', () => {
    const record = fc.dictionary(fc.constantFrom('a', 'b', '0', '10', '9', '__proto__', '+a', 'kind', '', 'ä'), json)
    fc.assert(
      fc.property(record, record, (before, after) => {
        const [had, has] = [sent(before), sent(after)]
        expectSame(had, has, Object.fromEntries(Object.entries(had).reverse()))
      }),
    )
  })

  it('are there just where two documents are not the same', () => {
    const few = fc.jsonValue({ maxDepth: 2, stringUnit: fc.constantFrom('a', 'b') })
    const close = fc.tuple(few, few).map(([one, other]) => [
      { one, other },
      { one: sent(one), other },
    ])
    const apart = fc.tuple(few, few)
    fc.assert(
      fc.property(fc.oneof(close, apart), ([one, other]) => {
        const [had, has] = [sent(one), sent(other)]
        expect(isSame(had, has)).toBe(difference(had, has) === undefined)
      }),
    )
    expect([isSame({ a: [1] }, { a: [1] }), isSame({ a: [1] }, { a: { 0: 1 } }), isSame([], {})]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('do so in lists that grow and shrink, of any length', () => {
    const few = fc.array(fc.constantFrom(1, 2, 'a', null, 4_000_000_000), { maxLength: 5 })
    const piece = fc.oneof(fc.integer(), few)
    const list = fc.array(piece, { maxLength: 80, size: 'max' })
    fc.assert(fc.property(few, few, (before, after) => expectSame(before, after)))
    fc.assert(
      fc.property(list, fc.array(fc.nat(80)), list, (before, lost, more) => {
        expectSame(before, [...before.filter((_, at) => !lost.includes(at)), ...more])
        expectSame({ before }, { before: before.map((each, at) => (lost.includes(at) ? more : each)) })
      }),
    )
  })

  it.each([
    [{ a: 1 }, { a: 2 }, '0', [2]],
    [{ b: 1, a: 1 }, { a: 1 }, '-1', []],
    [{ a: { c: 1 } }, { a: { c: 1, b: 2 } }, '0+', ['b', 2]],
    [{ list: [{ n: 1 }] }, { list: [{ n: 1 }, { n: 3 }] }, '01', [{ n: 3 }]],
    [{ a: { b: 1, c: 2 }, d: 0 }, { a: { b: 3, c: 4 }, d: 1 }, '001<1', [3, 4, 1]],
    [{ a: { kind: 'turn', seat: 1 } }, { a: { kind: 'over', seat: 1 } }, '0.', [{ kind: 'over', seat: 1 }]],
    [{ a: [1] }, { a: null }, '0.', [null]],
    [{ a: ['9H', 'KD', '3C', '4D'] }, { a: ['9H', '3C'] }, '0-1-3', []],
    [{ a: ['9H', 'KD', '3C'] }, { a: ['4S'] }, '0.', [['4S']]],
    [{ from: 1_795_000_000_000 }, { from: 1_795_000_004_000 }, '~0', [4000]],
    [
      Array.from({ length: 70 }, () => 0),
      Array.from({ length: 70 }, (_, at) => (at === 61 || at === 65 ? 1 : 0)),
      'z(65)',
      [1, 1],
    ],
    [1, { a: 1 }, '.', [{ a: 1 }]],
  ])('from %j to %j lead by %s, with %j', (...[before, after, way, values]) => {
    expect(difference(before, after)).toEqual({ way, values })
    expect(difference(before, structuredClone(before))).toBeUndefined()
    expectSame(before, after)
  })

  it('change nothing in place', () => {
    const before = { hand: ['2C', '3C'], table: [[]] }
    expect(changed(before, { way: '01', values: ['5S'] })).toEqual({ hand: ['2C', '5S'], table: [[]] })
    expect(before.hand).toEqual(['2C', '3C'])
  })

  it('that do not fit are noticed', () => {
    expect(() => changed({ a: 1 }, { way: '3', values: [2] })).toThrow('no place 3')
    expect(() => changed([1], { way: '2', values: [2] })).toThrow('no place 2')
    expect(() => changed({ a: 1 }, { way: '?', values: [2] })).toThrow('no place -1')
    expect(() => changed({ a: 1 }, { way: '0', values: [] })).toThrow('no value 0')
  })

  it('cannot reach a prototype', () => {
    const after = changed({}, JSON.parse('{"way":"+","values":["__proto__",{"polluted":true}]}'))
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(Object.keys(after)).toEqual(['__proto__'])
  })
})

describe('values without their keys', () => {
  const keys = ['kind=a,b', 'b,kind=a', 'a,b', 'a', 'kind,b', 'b,c,a']

  it('are the same at length, whatever they are', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'kind', 'kind=a', 'a,b')
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(fc.constantFrom(-1, 0, 1, 7, 'a', 'b', null, true), fc.array(tie('value')), tie('record')),
      record: fc.dictionary(key, tie('value')),
    }))
    fc.assert(
      fc.property(fc.oneof(value, json), (each) => {
        const whole = sent(each)
        expect(JSON.stringify(unpacked(sent(packed(whole, keys)), keys))).toBe(JSON.stringify(whole))
      }),
    )
  })

  it.each([
    [{ kind: 'a', b: 3 }, [0, 3]],
    [{ b: 3, kind: 'a' }, [1, 3]],
    [{ kind: 'c', b: 3 }, [4, 'c', 3]],
    [{ b: 3, c: null, a: null }, [5, 3]],
    [{ b: null, c: null, a: [{ a: 1 }] }, [5, null, null, [[3, 1]]]],
    [{ a: undefined, b: 3, kind: 'a' }, [1, 3]],
    [{ b: { a: 1 } }, { b: [3, 1] }],
    [
      [2, 3],
      [-1, 2, 3],
    ],
    [
      ['2C', 3],
      ['2C', 3],
    ],
    [[], []],
  ])('%j are %j', (value, short) => {
    expect(packed(value, keys)).toEqual(short)
  })
})

describe('a brief frame', () => {
  const keys = ['kind=played,seat,card', 'seat,kind=turn']
  const played = { kind: 'played', seat: 3, card: 'AH' }
  const scene = { beat: 4, awaits: [{ seat: 0, kind: 'call' }] }
  const after = { beat: 5, awaits: [{ seat: 1, kind: 'turn' }] }
  const change = difference(scene, after)

  it('leaves out keys that are known', () => {
    const told = [played, { kind: 'passed', seat: 1 }]
    const frame = briefly({ n: 5, since: 4, told, change }, keys)
    expect(frame).toEqual([5, [[0, 3, 'AH'], { kind: 'passed', seat: 1 }], '100.', 5, [1, 1]])
    expect(atLength(sent(frame), { scene, keys })).toEqual({ told, scene: after })
  })

  it('says that something was told, and nothing changed', () => {
    const frame = briefly({ n: 5, since: 4, told: [played], change: undefined }, keys)
    expect(frame).toEqual([5, [[0, 3, 'AH']]])
    expect(atLength(sent(frame), { scene, keys })).toEqual({ told: [played], scene })
  })

  it('says since when, where that is not the frame before', () => {
    const [later, next] = [4, 6].map((since) => briefly({ n: 7, since, told: [], change }, keys))
    expect([later, next].map((frame) => frame && [countOfBrief(frame), sinceOfBrief(frame)])).toEqual([
      [7, 4],
      [7, 6],
    ])
  })

  it('of keys that nobody has named is noticed', () => {
    expect(() => atLength([5, [[7, 1]]], { scene, keys })).toThrow('no keys')
    expect(() => atLength([5, [3]], { scene, keys })).toThrow('nothing told')
  })
})
