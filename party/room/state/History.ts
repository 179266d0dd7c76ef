import { textOf } from './rowText.ts'
import type { Entry } from './entry.ts'

/**
 * So many of the newest rows are kept as they are, and all of the present beat with the one before: clocks ask for
 * these with each move.
 */
const AT_HAND = 4
/** Older ones become texts, so many with each new row: a room that has just woken has a long tail of them. */
const AT_ONCE = 2

/**
 * The journal of a match as a room holds it, never changed. A row is a tree of objects of which each collection of
 * rubbish visits every one, in every room that is awake; so the older ones are kept as text, which it passes by.
 */
export class History {
  /** When the match began, ms since 1970; null: there is no row yet. */
  readonly begunAt: number | null
  /** Also of those that grew out of this one: only the first `#packed` are of this. */
  readonly #texts: string[]
  readonly #packed: number
  readonly #newest: readonly Entry[]

  private constructor(begunAt: number | null, { texts, packed, newest }: Parts) {
    this.begunAt = begunAt
    this.#texts = texts
    this.#packed = packed
    this.#newest = newest
  }

  static of(rows: readonly Entry[]): History {
    return new History(rows[0]?.at ?? null, { texts: [], packed: 0, newest: rows })
  }

  get length(): number {
    return this.#packed + this.#newest.length
  }

  /** As in arrays: from the end where it is negative. */
  at(index: number): Entry | undefined {
    const place = index < 0 ? this.length + index : index
    const text = place < this.#packed ? this.#texts[place] : undefined
    return text === undefined ? this.#newest[place - this.#packed] : parsed(text)
  }

  slice(from: number): Entry[] {
    if (from >= this.#packed) return this.#newest.slice(from - this.#packed)
    const older = this.#texts.slice(from, this.#packed).map(parsed)
    return [...older, ...this.#newest]
  }

  findLastIndex(isMeant: (row: Entry) => boolean): number {
    for (let place = this.length - 1; place >= 0; place--) {
      const row = this.at(place)
      if (row && isMeant(row)) return place
    }
    return -1
  }

  plus(row: Entry): History {
    const newest = [...this.#newest, row]
    const present = newest.findIndex(({ beat }) => beat === row.beat)
    const going = newest.splice(0, Math.max(0, Math.min(AT_ONCE, newest.length - AT_HAND, present - 1)))
    // Another one may have grown out of this one already, and come to nothing.
    const texts = this.#texts.length === this.#packed ? this.#texts : this.#texts.slice(0, this.#packed)
    for (const each of going) texts.push(textOf(each))
    return new History(this.begunAt ?? row.at, { texts, packed: texts.length, newest })
  }

  /** The last row in another form. */
  withLast(row: Entry): History {
    return new History(this.begunAt, { texts: this.#texts, packed: this.#packed, newest: this.#newest.with(-1, row) })
  }
}

interface Parts {
  texts: string[]
  packed: number
  newest: readonly Entry[]
}

const parsed = (text: string): Entry => JSON.parse(text)
