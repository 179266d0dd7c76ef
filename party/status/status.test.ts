import { describe, expect, it } from 'vitest'
import type { Page } from '../metrics/book.ts'
import { seriesOfTime, SUM, type Counts } from '../metrics/catalogue.ts'
import { statusOf, stepBelow, timesIn } from './status.ts'

const works = { rooms: true, list: true, archive: true }
const page = (rooms: number, playing: number, lately: Counts = {}): Page => ({
  since: 0,
  counts: {},
  gauges: { rooms, playing, people: 3 * rooms, watchers: 0, galleries: 0 },
  lately,
})
const told = (of: Page | null) => statusOf({ works, page: of, build: null })
const MANY: Counts = { [seriesOfTime(3)]: 15, [seriesOfTime(8)]: 15, [seriesOfTime(150)]: 2, [SUM]: 500 }

describe('what everybody is told', () => {
  it('is in steps, never more than there are', () => {
    const steps = [0, 1, 4, 5, 9, 10, 19, 20, 49, 50, 99, 100, 1234, 5000].map(stepBelow)
    expect(steps).toEqual([0, 0, 0, 5, 5, 10, 10, 20, 20, 50, 50, 100, 1000, 5000])
    for (let count = 0; count < 3000; count++) expect(stepBelow(count)).toBeLessThanOrEqual(count)
  })

  it('is the same whether there is no table, or one and a match at it', () => {
    const quiet = JSON.stringify(told(page(0, 0)))
    for (const one of [page(1, 0), page(1, 1), page(1, 1, MANY), page(4, 4, MANY)]) {
      expect(JSON.stringify(told(one))).toBe(quiet)
    }
  })

  it('says how long moves take where enough are played, and no more than that', () => {
    expect(told(page(30, 12, MANY))).toMatchObject({
      tables: { open: 20, playing: 10 },
      moves: { median: 10, worst: 200, minutes: 15 },
    })
    expect(told(page(30, 12, { [seriesOfTime(3)]: 19 })).moves).toBeNull()
    expect(Object.keys(told(page(30, 12, MANY))).sort()).toEqual([
      ...['build', 'moves', 'protocol', 'rules', 'tables', 'works'],
    ])
  })

  it('says that there are no numbers where the ledger does not answer, and the rest all the same', () => {
    const without = told(null)
    expect(without).toMatchObject({ works, tables: null, moves: null })
    expect(without.rules.length).toBeGreaterThan(4)
  })
})

describe('times', () => {
  it('are the bounds below which half of them lay, and all', () => {
    expect(timesIn({ [seriesOfTime(1)]: 20 })).toMatchObject({ median: 1, worst: 1 })
    expect(timesIn({ [seriesOfTime(1)]: 10, [seriesOfTime(4000)]: 10 })).toMatchObject({ median: 1, worst: 5000 })
    expect(timesIn({ [seriesOfTime(1)]: 10, [seriesOfTime(4000)]: 11 })).toMatchObject({ median: 5000 })
    expect(timesIn({ [seriesOfTime(9000)]: 20 })).toMatchObject({ median: null, worst: null })
    expect(timesIn({})).toBeNull()
  })
})
