import { describe, expect, it } from 'vitest'
import { clockOf, drained, hasBegun, longLeft, secondsLeft } from './time.ts'

const clock = { seat: 1, from: 10_000, until: 40_000 }

describe('the dial', () => {
  it('has begun once it runs, and a page whose clock is a little slow doesn’t wait for that', () => {
    expect([0, 8_999, 9_000, 10_000, 50_000].map((now) => hasBegun(clock, now))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })

  it('has all of its time before it starts, and never less than none', () => {
    expect([0, 10_000, 39_500, 50_000].map((now) => secondsLeft(clock, now))).toEqual([30, 30, 1, 0])
    expect([0, 25_000, 50_000].map((now) => drained(clock, now))).toEqual([0, 0.5, 1])
  })

  it('says in days, hours and minutes what is left of a turn of days', () => {
    const HOUR = 3_600_000
    const turn = { seat: 0, from: 0, until: 72 * HOUR }
    const said = [0, 1, 24, 25, 70, 71, 71.99].map((hours) => longLeft(turn, hours * HOUR))
    expect(said.map((left) => (left ? `${left.count} ${left.unit}` : null))).toEqual([
      ...['3 days', '3 days', '2 days', '47 hours', '2 hours', '60 minutes'],
      null,
    ])
    expect(longLeft(clock, 10_000)).toBeNull()
  })

  it('shows a seat its own clock, else the one for all', () => {
    const forAll = { seat: null, from: 0, until: 1 }
    expect(clockOf([forAll, clock], 1)).toBe(clock)
    expect(clockOf([forAll, clock], 2)).toBe(forAll)
    expect(clockOf([clock], 2)).toBeNull()
  })
})
