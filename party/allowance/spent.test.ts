import { expect, it } from 'vitest'
import { HOUR, oneMore, overAt, type Spent } from './spent.ts'

const MOST = { hour: 3, day: 5 }
const NOW = 500_000 * HOUR + 1000

/** So many one after another; or how long one has to wait before them all are made. */
function made(count: number, given: { spent?: Spent; now?: number } = {}): Spent | number {
  let { spent = {} } = given
  for (let at = 0; at < count; at++) {
    const taken = oneMore(spent, MOST, given.now ?? NOW)
    if ('wait' in taken) return taken.wait
    spent = taken.spent
  }
  return spent
}
const spentBy = (count: number, given: { spent?: Spent; now?: number } = {}): Spent => {
  const spent = made(count, given)
  if (typeof spent === 'number') throw new Error(`to wait for ${spent} ms`)
  return spent
}

it('gives so many an hour, and goes on with the next', () => {
  const spent = spentBy(3)
  expect(made(1, { spent })).toBe(HOUR - 1000)
  expect(made(1, { spent, now: NOW + HOUR - 1001 })).toBe(1)
  expect(made(1, { spent, now: NOW + HOUR - 1000 })).toEqual({ 500_000: 3, 500_001: 1 })
})

it('gives so many a day, and goes on when the first of them are a day old', () => {
  const spent = spentBy(2, { spent: spentBy(3), now: NOW + 5 * HOUR })
  const full = { spent, now: NOW + 6 * HOUR }
  expect(made(1, full)).toBe(18 * HOUR - 1000)
  expect(made(1, { spent, now: NOW + 24 * HOUR })).toEqual({ 500_005: 2, 500_024: 1 })
})

it('keeps nothing that is over', () => {
  expect(overAt(NOW)).toBe(500_024 * HOUR)
  expect(made(1, { spent: spentBy(3), now: overAt(NOW) })).toEqual({ 500_024: 1 })
})
