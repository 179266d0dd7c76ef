import { describe, expect, it, vi } from 'vitest'
import { isStruck, leap, type Machine } from './fate.ts'

/** The rooms of a machine, with so many rows in their journals. */
const roomWith = (rows: number | null, id: string): Machine => ({
  id: { toString: () => id },
  storage: {
    sql: {
      exec: (query) => ({
        toArray: () => (query.includes('sqlite_master') ? (rows === null ? [] : [{}]) : [{ place: rows }]),
      }),
    },
  },
})
const PLACES = Array.from({ length: 200 }, (_, place) => place)
const struckIn = (seed: string, id: string) =>
  PLACES.filter((place) => isStruck(roomWith(place, id), { seed, oneIn: 8 }))

describe('what is struck', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)

  it('is some of it, and elsewhere by another seed or in another room', () => {
    const first = struckIn('a', 'one')
    expect(first.length).toBeGreaterThan(5)
    expect(first.length).toBeLessThan(60)
    expect(struckIn('b', 'one')).not.toEqual(first)
    expect(struckIn('a', 'two')).not.toEqual(first)
  })

  it('is struck at most twice, so that a retry gets through', () => {
    const tried = PLACES.map(() => struckIn('again', 'one')).slice(2)
    expect(tried.flat()).toEqual([])
  })

  it('is nothing where nothing has been dealt', () => {
    expect(isStruck(roomWith(null, 'one'), { seed: 'a', oneIn: 1 })).toBe(false)
    expect(leap(roomWith(null, 'one'), 'a')).toBe(0)
  })

  it('and how wrong a clock is, is the same each time', () => {
    const leaps = PLACES.map((place) => leap(roomWith(place, 'one'), 'a'))
    expect(PLACES.map((place) => leap(roomWith(place, 'one'), 'a'))).toEqual(leaps)
    expect(new Set(leaps).size).toBe(4)
  })
})
