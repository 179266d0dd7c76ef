import { describe, expect, it } from 'vitest'
import { placed } from './standings.ts'

describe('places', () => {
  it('are shared, and the next one is left out', () => {
    expect(placed([[2, 0], [1], [3]])).toEqual([
      { seat: 2, place: 1 },
      { seat: 0, place: 1 },
      { seat: 1, place: 3 },
      { seat: 3, place: 4 },
    ])
  })
})
