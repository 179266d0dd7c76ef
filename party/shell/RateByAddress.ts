import { LruMap } from './LruMap.ts'
import { freeIn, full, spent, type Bucket, type BucketSize } from './bucket.ts'

const MOST_REMEMBERED = 1000

/** What came from each address lately: exactly, but only while the room is awake. */
export class RateByAddress {
  readonly #size: BucketSize
  readonly #left = new LruMap<Bucket>(MOST_REMEMBERED)

  constructor(size: BucketSize) {
    this.#size = size
  }

  isTooMuch(from: string, now: number): boolean {
    return spent(this.#bucket(from, now), this.#size, now) === null
  }

  /** Ms until it is too much no longer. */
  freeIn(from: string, now: number): number {
    return freeIn(this.#bucket(from, now), this.#size, now)
  }

  count(from: string, now: number): void {
    this.#left.set(from, spent(this.#bucket(from, now), this.#size, now) ?? { level: 0, at: now })
  }

  #bucket(from: string, now: number): Bucket {
    return this.#left.get(from) ?? full(this.#size, now)
  }
}
