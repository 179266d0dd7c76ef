import { rngOf } from '@robot-night/engine'
import { expect, it } from 'vitest'
import { deviation, longerOf } from './ranks.ts'

/** As answers come: mostly near together, some late. */
function times(seed: string, longer = 0): number[] {
  const rng = rngOf(seed)
  return Array.from({ length: 240 }, () => 300 + rng.int(200) + (rng.int(20) === 0 ? 3000 : 0) + longer)
}

it('what comes at the same times is not told apart, however often it is looked at', () => {
  const told = Array.from({ length: 300 }, (_, at) => longerOf({ a: times(`a ${at}`), b: times(`b ${at}`) }))
  expect(told.filter((each) => each !== null)).toEqual([])
})

it('what always comes a little later is', () => {
  expect(longerOf({ a: times('a'), b: times('b', 80) })).toBe('b')
  expect(longerOf({ a: times('a', 80), b: times('b') })).toBe('a')
})

it('a spell in which one was late is chance', () => {
  const late = times('b').map((each, at) => (at < 120 ? each + 500 : each))
  expect(longerOf({ a: times('a'), b: late })).toBeNull()
})

it('counts ranks: nothing between equals, and as much one way as the other', () => {
  expect(deviation([1, 1, 1], [1, 1, 1])).toBe(0)
  expect(deviation([4, 5, 6], [1, 2, 3])).toBeCloseTo(1.964, 3)
  expect(deviation([1, 2, 3], [4, 5, 6])).toBeCloseTo(-1.964, 3)
})
