import { TITLES } from '@robot-night/engine'
import { PROTOCOL, type MoveTimes, type SiteStatus } from '@robot-night/protocol'
import { LATELY, type Page } from '../metrics/book.ts'
import { BOUNDS, WRITTEN, type Counts } from '../metrics/catalogue.ts'

/** What the parts have answered. */
export interface Answers {
  works: SiteStatus['works']
  /** Null: nobody counts, or no ledger answers. */
  page: Page | null
  build: string | null
}

/** So many times have to be known before anything is said of them. */
const ENOUGH = 20

/** What everybody may know of it. */
export function statusOf({ works, page, build }: Answers): SiteStatus {
  const tables = page && { open: stepBelow(page.gauges.rooms), playing: stepBelow(page.gauges.playing) }
  return {
    works,
    tables,
    // Else it would be a few people's evening that is timed, for all to see.
    moves: page && tables && tables.playing > 0 ? timesIn(page.lately) : null,
    build,
    protocol: PROTOCOL,
    rules: TITLES.map(({ id, version }) => ({ title: id, version })),
  }
}

/** 5, 10, 20, 50, 100 and so on, never more than there are; of fewer than five nothing is told, not even whether there is one. */
export function stepBelow(count: number): number {
  if (!(count >= 5)) return 0
  const ten = 10 ** Math.floor(Math.log10(count))
  return ([5, 2, 1].find((step) => step * ten <= count) ?? 1) * ten
}

/** Half of them were as fast as the median, and all as the worst. */
export function timesIn(counts: Counts): MoveTimes | null {
  const rows = [...BOUNDS, null].map((bound) => ({ bound, count: counts[`${WRITTEN} ${bound ?? 'inf'}`] ?? 0 }))
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  if (all < ENOUGH) return null
  let sum = 0
  const middle = rows.find(({ count }) => (sum += count) * 2 >= all)
  const slowest = rows.findLast(({ count }) => count > 0)
  return { median: middle?.bound ?? null, worst: slowest?.bound ?? null, minutes: LATELY }
}
