/** What carries a line: a socket, or events and requests where none comes through. */
export type Way = 'socket' | 'stream'

/** What is known of this network, for as long as the tab is open. */
export interface WayStore {
  read(): Way
  write(way: Way): void
}

/** Calls over a socket in a row that came to nothing. */
const FAILURES = 2
/** The same on a network that has let a socket through: it's the site that is away, as a rule. */
const FAILURES_OF_GOOD_ONE = 10
/** How long a stream goes on before a socket is tried, ms: short, as the site may have just restarted; then longer. */
const FIRST_TRY = 30_000
const LATER_TRIES = 5 * 60_000
const LAST_TRIES = 60 * 60_000

/** By which way to call. Where sockets fail a stream is tried, and kept to once it has carried something. */
export class TransportChoice {
  readonly #store: WayStore
  /** Failed attempts in a row. If a stream fails too, it's the sockets' turn again. */
  #failures: number
  /** By which it's connecting now; null: it isn't, or whatever goes wrong isn't the network's fault. */
  #calling: Way | null = null
  #tryAt: number | null = null
  #enough = FAILURES
  #pause = FIRST_TRY

  constructor(store: WayStore) {
    this.#store = store
    this.#failures = store.read() === 'stream' ? FAILURES : 0
  }

  next(): Way {
    this.#calling = this.#failures >= this.#enough ? 'stream' : 'socket'
    return this.#calling
  }

  /** Something has come over it. `clock`: this device's, ms. */
  greeted(clock: number): Way {
    const way = this.#calling ?? 'socket'
    this.#store.write(way)
    this.#enough = way === 'stream' ? FAILURES : FAILURES_OF_GOOD_ONE
    this.#failures = way === 'stream' ? FAILURES : 0
    this.#tryAt = way === 'stream' ? clock + this.#pause : null
    this.#calling = null
    return way
  }

  /** The call has ended. If we hung up before it was answered, nothing is wrong with the way. */
  ended(by: 'us' | 'them'): void {
    if (this.#calling !== null && by === 'them')
      this.#failures = this.#calling === 'stream' ? this.#enough - 1 : this.#failures + 1
    this.#calling = null
  }

  /** Perhaps to a network of the other kind; and what failed while there was none says nothing of this one. */
  moved(): void {
    this.#enough = FAILURES
    this.#failures = 0
  }

  /** Whether to find out now if sockets come through by now. */
  mayTry(clock: number): boolean {
    if (this.#tryAt === null || clock < this.#tryAt) return false
    this.#pause = Math.min(LAST_TRIES, Math.max(LATER_TRIES, this.#pause * 2))
    this.#tryAt = clock + this.#pause
    return true
  }

  /** One has: the next call is over a socket, and if that fails, the one after it over a stream again. */
  opened(): void {
    this.#failures = this.#enough - 1
  }
}

const KEY = 'way'

export const wayInTab: WayStore = {
  read() {
    try {
      return sessionStorage.getItem(KEY) === 'stream' ? 'stream' : 'socket'
    } catch {
      return 'socket'
    }
  },
  write(way) {
    try {
      if (way === 'stream') sessionStorage.setItem(KEY, way)
      else sessionStorage.removeItem(KEY)
    } catch {
      // Then each page finds out for itself.
    }
  },
}
