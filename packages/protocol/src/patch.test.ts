import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diff, patched } from './patch.ts'

const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: false })

describe('a patch', () => {
  it('turns any document into any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(JSON.parse(JSON.stringify(patched(before, diff(before, after))))).toEqual(
          JSON.parse(JSON.stringify(after)),
        )
      }),
    )
  })

  it('survives the wire', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const sent = JSON.parse(JSON.stringify(diff(before, after)))
        expect(JSON.stringify(patched(before, sent))).toEqual(JSON.stringify(patched(before, diff(before, after))))
      }),
    )
  })

  it('is empty between equals', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(diff(value, structuredClone(value))).toEqual([])
      }),
    )
  })

  it('changes nothing in place, and keeps unchanged parts as the same objects', () => {
    const before = { hand: ['2C', '3C'], table: { stacks: [[], ['4D']] } }
    const kept = structuredClone(before)
    const after = patched(before, [['/hand/1', '5S']]) as typeof before
    expect(before).toEqual(kept)
    expect(after.hand).toEqual(['2C', '5S'])
    expect(after.table).toBe(before.table)
  })

  it.each([
    [{ a: 1 }, { a: 2 }, [['/a', 2]]],
    [{ a: 1, b: 1 }, { a: 1 }, [['/b']]],
    [[1, 2], [1, 2, 3], [['/2', 3]]],
    [[1, 2, 3], [1, 2], [['', [1, 2]]]],
    [{ list: [{ n: 1 }, { n: 2 }] }, { list: [{ n: 1 }, { n: 3 }] }, [['/list/1/n', 3]]],
    [null, { a: null }, [['', { a: null }]]],
    [{ list: [] }, { list: [1, 2] }, [['/list', [1, 2]]]],
    [
      { 'a/b': { '~1': 1, '': 2 } },
      { 'a/b': { '~1': 3, '': 4 } },
      [
        ['/a~1b/~01', 3],
        ['/a~1b/', 4],
      ],
    ],
    [{ 7: 'a' }, { 7: 'b' }, [['/7', 'b']]],
  ])('from %j to %j is %j', (before, after, patch) => {
    expect(diff(before, after)).toEqual(patch)
  })

  it('that does not fit throws', () => {
    expect(() => patched({ a: 1 }, [['/b/c', 1]])).toThrow('no c in')
  })

  it('cannot reach a prototype', () => {
    const after = patched({}, JSON.parse('[["/__proto__",{"polluted":true}]]'))
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(Object.keys(after as object)).toEqual(['__proto__'])
  })
})
