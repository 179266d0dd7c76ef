import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyOf, keyStream, rngFrom, rngOf } from '../core/rng.ts'
import { patchFor, streamFor } from './streams.ts'

describe('a stream made for wishes', () => {
  it('lets any list come out in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ max: 9 })), fc.string(), (from, seed) => {
        const into = [...from]
        rngOf(seed).shuffle(into)
        const list = [...from]
        rngFrom(streamFor([{ shuffle: from, into }])).shuffle(list)
        expect(list).toEqual(into)
      }),
    )
  })

  it('grants several in a row, from any place', () => {
    const stream = streamFor([{ int: 4 }, { shuffle: ['a', 'b', 'c'], into: ['c', 'a', 'b'] }, { int: 0 }], 100)
    const rng = rngFrom(stream, 100)
    const list = ['a', 'b', 'c']
    const first = rng.int(6)
    rng.shuffle(list)
    expect([first, list, rng.int(52)]).toEqual([4, ['c', 'a', 'b'], 0])
  })

  it('leaves all other words as they were', () => {
    const base = keyStream(keyOf('base'))
    const stream = streamFor([{ int: 3 }], 5, base)
    expect([4, 6, 7].map(stream.word)).toEqual([4, 6, 7].map(base.word))
  })

  it('lets a draw come as it comes', () => {
    const base = { word: (index: number) => (index === 0 ? 2 ** 32 - 1 : 5) }
    expect(patchFor([{ keep: 6 }, { int: 3 }], base)).toEqual({ 2: 3 })
    expect(patchFor([{ keep: 2 }, { int: 3 }], base)).toEqual({ 1: 3 })
  })

  it('leaves a word that the draw passes over, so that as many are read', () => {
    const base = { word: (index: number) => (index === 0 ? 2 ** 32 - 1 : 0) }
    expect(patchFor([{ shuffle: ['a', 'b', 'c'], into: ['c', 'b', 'a'] }], base)).toEqual({ 1: 0, 2: 1 })
  })

  it('throws on an order of other things', () => {
    expect(() => streamFor([{ shuffle: ['a', 'b'], into: ['a', 'c'] }])).toThrow('the same things in another order')
  })
})
