import { full, spent, type Bucket, type BucketSize } from './bucket.ts'

const WRONG_TICKETS: BucketSize = { most: 10, perSecond: 1 / 6 }
const MOST_REMEMBERED = 200

/** Wrong tickets, by the address that they came from: exactly, but only while the room is awake. */
export class Guesses {
  readonly #left = new Map<string, Bucket>()

  /** Too many lately: nothing is looked at. */
  isWary(from: string, now: number): boolean {
    return spent(this.#bucket(from, now), WRONG_TICKETS, now) === null
  }

  count(from: string, now: number): void {
    if (this.#left.size >= MOST_REMEMBERED) this.#left.clear()
    this.#left.set(from, spent(this.#bucket(from, now), WRONG_TICKETS, now) ?? { level: 0, at: now })
  }

  #bucket(from: string, now: number): Bucket {
    return this.#left.get(from) ?? full(WRONG_TICKETS, now)
  }
}
