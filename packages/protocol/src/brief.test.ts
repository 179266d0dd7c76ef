import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atLength, briefly, sinceOfBrief } from './brief.ts'
import { isSame } from './patch.ts'
import { changed, difference } from './places.ts'
import { learned } from './shapes.ts'

const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: false })
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value))

describe('changes by places', () => {
  it('make after of before, whatever they are', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const [had, has] = [sent(before), sent(after)]
        const change = difference(had, has)
        if (change === undefined) expect(has).toEqual(had)
        else expect(sent(changed(had, sent(change)))).toEqual(has)
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

  it('do so in whatever order the keys of before lie', () => {
    const record = fc.dictionary(fc.constantFrom('a', 'b', '0', '10', '9', '__proto__', '+a', 'a/b', '', 'ä'), json)
    fc.assert(
      fc.property(record, record, (before, after) => {
        const [had, has] = [sent(before), sent(after)]
        const turned = Object.fromEntries(Object.entries(had).reverse())
        const change = difference(had, has)
        if (change === undefined) expect(has).toEqual(had)
        else expect(sent(changed(turned, sent(change)))).toEqual(has)
      }),
    )
  })

  it.each([
    [{ a: 1 }, { a: 2 }, { 0: 2 }],
    [{ b: 1, a: 1 }, { a: 1 }, { 1: [] }],
    [{ a: { c: 1 } }, { a: { c: 1, b: 2 } }, { '0+b': 2 }],
    [{ list: [{ n: 1 }] }, { list: [{ n: 1 }, { n: 3 }] }, { '0/1': [{ n: 3 }] }],
    [
      { a: { b: 1, c: 2 }, d: 0 },
      { a: { b: 3, c: 4 }, d: 1 },
      { 0: { 0: 3, 1: 4 }, 1: 1 },
    ],
    [{ a: { kind: 'turn', seat: 1, extra: false } }, { a: { kind: 'over' } }, { 0: [{ kind: 'over' }] }],
    [{ a: [1] }, { a: null }, { 0: null }],
    [{ a: ['9H', 'KD', '3C'] }, { a: ['2H', '4S', '3C'] }, { 0: [['2H', '4S', '3C']] }],
  ])('from %j to %j are %j', (before, after, change) => {
    expect(difference(before, after)).toEqual(change)
    expect(difference(before, structuredClone(before))).toBeUndefined()
  })

  it('change nothing in place', () => {
    const before = { hand: ['2C', '3C'], table: [[]] }
    expect(changed(before, { '0/1': '5S' })).toEqual({ hand: ['2C', '5S'], table: [[]] })
    expect(before.hand).toEqual(['2C', '3C'])
  })

  it('that do not fit are noticed', () => {
    expect(() => changed({ a: 1 }, { '3/1': 2 })).toThrow('no place 3 in')
  })

  it('cannot reach a prototype', () => {
    const after = changed({}, JSON.parse('{"+__proto__":[{"polluted":true}]}'))
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(Object.keys(after)).toEqual(['__proto__'])
  })
})

describe('a brief frame', () => {
  const played = { kind: 'played', seat: 2, card: 'AH' }
  const scene = { beat: 4, view: { turn: 0 } }
  const after = { beat: 5, view: { turn: 1 } }
  const change = difference(scene, after)

  it('names the keys of what is told once only', () => {
    const shapes = learned([], [{ kind: 'dealt' }, played])
    const told = [
      { ...played, seat: 3 },
      { kind: 'passed', seat: 1 },
      { kind: 'passed', seat: 2 },
    ]
    const frame = briefly({ n: 5, since: 4, told, change }, shapes)
    expect(frame).toEqual([5, [[1, 3, 'AH'], { kind: 'passed', seat: 1 }, [2, 2]], { 0: 5, '1/0': 1 }])
    expect(atLength(sent(frame), { scene, shapes })).toEqual({ told, scene: after })
  })

  it('tells kinds with other keys apart, and leaves out what JSON leaves out', () => {
    const told = [
      { ...played, by: 1 },
      { seat: 2, kind: 'played' },
      { ...played, by: undefined },
    ]
    const had = { scene, shapes: learned([], [played]) }
    const frame = briefly({ n: 5, since: 4, told, change: undefined }, had.shapes)
    expect(frame).toEqual([5, [{ ...played, by: 1 }, { seat: 2, kind: 'played' }, [0, 2, 'AH']]])
    expect(JSON.stringify(atLength(sent(frame), had).told)).toEqual(JSON.stringify(told))
  })

  it('says since when, where that is not the frame before', () => {
    const frame = briefly({ n: 7, since: 4, told: [], change }, [])
    expect(sinceOfBrief(frame)).toBe(4)
    expect(sinceOfBrief(briefly({ n: 7, since: 6, told: [], change }, []))).toBe(6)
    expect(sinceOfBrief(briefly({ n: 7, since: 4, told: [], change: undefined }, []))).toBe(4)
  })

  it('with a shape that nobody has is noticed', () => {
    expect(() => atLength([5, [[7, 1]]], { scene, shapes: [] })).toThrow('no shape 7')
  })
})
