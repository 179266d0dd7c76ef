import { describe, expect, it } from 'vitest'
import { clockOf, drained, secondsLeft } from './time.ts'

const clock = { seat: 1, from: 10_000, until: 40_000 }

describe('the dial', () => {
  it('has all of its time before it starts, and never less than none', () => {
    expect([0, 10_000, 39_500, 50_000].map((now) => secondsLeft(clock, now))).toEqual([30, 30, 1, 0])
    expect([0, 25_000, 50_000].map((now) => drained(clock, now))).toEqual([0, 0.5, 1])
  })

  it('shows a seat its own clock, else the one for all', () => {
    const forAll = { seat: null, from: 0, until: 1 }
    expect(clockOf([forAll, clock], 1)).toBe(clock)
    expect(clockOf([forAll, clock], 2)).toBe(forAll)
    expect(clockOf([clock], 2)).toBeNull()
  })
})
