import { describe, expect, it } from 'vitest'
import { lying } from './loot.ts'

describe('the gems in the chest', () => {
  it.each([0, 1, 4, 5, 9, 10])('are all to be seen: %i', (gems) => {
    expect(lying(gems)).toHaveLength(gems)
  })

  it('are heaped no higher than ten', () => {
    expect(lying(30)).toHaveLength(10)
  })

  it('stay between its sides, the front row drawn last', () => {
    const heap = lying(10)
    for (const { x, size } of heap) expect(x >= 22 && x + size <= 138).toBe(true)
    expect(heap.map(({ y }) => y)).toEqual(heap.map(({ y }) => y).toSorted((one, other) => one - other))
  })
})
