import { describe, expect, it } from 'vitest'
import { tilesOf, typedTiles } from './tile.ts'

describe('the tiles of a code', () => {
  it('stand still unless they are to turn', () => {
    expect(tilesOf('KRTBW')).toEqual([...'KRTBW'].map((letter) => ({ letter })))
  })

  it('run through the letters before theirs, each one more than its neighbour', () => {
    const [first, second, , fourth] = tilesOf('KRTBW', true)
    expect(first).toEqual({ letter: 'K', before: 'FGHJ', delay: 0 })
    expect(second).toEqual({ letter: 'R', before: 'MNPQ'.padStart(5, 'L'), delay: 60 })
    expect(fourth).toEqual({ letter: 'B', before: 'RSTVWXZ', delay: 180 })
  })

  it('wait for the next letter where it will come, and at the last when all are there', () => {
    expect(typedTiles('KR').map(({ letter, isNext }) => [letter, isNext])).toEqual([
      ['K', false],
      ['R', false],
      ['', true],
      ['', false],
      ['', false],
    ])
    expect(typedTiles('KRTBW').findIndex(({ isNext }) => isNext)).toBe(4)
    expect(typedTiles('KRTBW')).toHaveLength(5)
  })

  it('are six for a code of six letters, of which the last is the newest', () => {
    expect(typedTiles('KRTBWX').map(({ letter }) => letter)).toEqual([...'KRTBWX'])
    expect(typedTiles('KRTBWX').findIndex(({ isNext }) => isNext)).toBe(5)
  })
})
