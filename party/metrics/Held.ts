import type { Moment } from '../room/state/moment.ts'
import { summed, type Counts, type Series } from './catalogue.ts'

interface Counted {
  from: number
  /** When the last of it was counted. */
  at: number
  counts: Counts
}

/** What has been counted and is not to be told yet, oldest first. What came within a second is kept together. */
export class Held {
  #held: Counted[] = []

  add(fresh: ReadonlyMap<Series, number>, { now, second }: Pick<Moment, 'now' | 'second'>): void {
    if (fresh.size === 0) return
    const counts = Object.fromEntries(fresh)
    const last = this.#held.at(-1)
    if (!last || now - last.from >= second) this.#held.push({ from: now, at: now, counts })
    else this.#held.splice(-1, 1, { from: last.from, at: now, counts: summed([last.counts, counts]) })
  }

  /** All that was counted up to then, which is held no longer; null: there is none. */
  takenUntil(then: number): Counts | null {
    const taken = this.#held.filter(({ at }) => at <= then)
    if (taken.length === 0) return null
    this.#held = this.#held.filter(({ at }) => at > then)
    return summed(taken.map(({ counts }) => counts))
  }
}
