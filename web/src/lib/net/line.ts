import { CLOSE, PING, PONG, type CloseReason, type Down } from '@robot-night/protocol'
import ReconnectingSocket from 'partysocket/ws'
import { backoff } from './backoff.ts'

/** Why the room does not want this client back as it is. */
export type Ended = Exclude<CloseReason, 'seatChanged' | 'broken'>
export type Status =
  | { kind: 'calling' }
  | { kind: 'live' }
  /** `nextAt`: when it is tried again, ms since 1970 by this device's clock; null: just now. */
  | { kind: 'reconnecting'; tries: number; nextAt: number | null }
  | { kind: 'closed'; why: Ended }

interface Ends {
  /** Asked anew for every try, so that it says what is known by then. */
  url(): string
  onDown(down: Down): void
  onStatus(status: Status): void
  /** Before the next try: what was known as the old viewer is of no use to the new one. */
  onSeatChanged(): void
}

const PING_EVERY = 15_000
const SILENCE = 5_000

/** The socket to the room, kept open: dead lines are noticed, lost ones come back soon, refused ones stay closed. */
export class Line {
  readonly #ends: Ends
  readonly #socket: ReconnectingSocket
  readonly #stop = new AbortController()
  #tries = 0
  #heardAt = 0
  #hurry = () => {}
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(ends: Ends) {
    this.#ends = ends
    // The library asks for the url before each try; waiting there lets a try be hurried.
    this.#socket = new ReconnectingSocket(() => this.#turn(), [], {
      minReconnectionDelay: 0,
      connectionTimeout: 8000,
      shouldReconnectOnClose: ({ code }) => endedBy(code) === null,
    })
    this.#socket.addEventListener('message', ({ data }) => this.#heard(data))
    this.#socket.addEventListener('close', ({ code }) => this.#closed(code))
    this.#watch()
  }

  /** False: the line is down; what was said is lost, and has to be said again. */
  say(text: string): boolean {
    return this.#isOpen && this.#socket.send(text)
  }

  /** Tries at once, if it is waiting to try. */
  retry(): void {
    this.#hurry()
  }

  /** Hangs up and calls again, also after the room closed the line for good. */
  renew(): void {
    this.#socket.reconnect()
    this.#tries = 0
    this.#hurry()
  }

  end(): void {
    this.#stop.abort()
    clearTimeout(this.#silence)
    this.#socket.close()
    this.#hurry()
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  async #turn(): Promise<string> {
    if (this.#tries > 0) await this.#pause(this.#tries)
    this.#tries++
    return this.#ends.url()
  }

  async #pause(tries: number): Promise<void> {
    const pause = backoff(tries, Math.random())
    this.#ends.onStatus({ kind: 'reconnecting', tries, nextAt: Date.now() + pause })
    await new Promise<void>((go) => {
      const timer = setTimeout(go, pause)
      this.#hurry = () => {
        clearTimeout(timer)
        go()
      }
    })
    if (!this.#stop.signal.aborted) this.#ends.onStatus({ kind: 'reconnecting', tries, nextAt: null })
  }

  #heard(data: unknown): void {
    this.#heardAt = Date.now()
    if (typeof data !== 'string' || data === PONG) return
    const down: Down = JSON.parse(data)
    this.#ends.onDown(down)
    if (!down.hello) return
    this.#tries = 0
    this.#ends.onStatus({ kind: 'live' })
  }

  #closed(code: number): void {
    const reason = reasonOf(code)
    const ended = endedBy(code)
    if (reason === 'seatChanged' || reason === 'sentHome') this.#ends.onSeatChanged()
    if (reason !== 'seatChanged') this.#tries = Math.max(this.#tries, 1)
    if (ended) this.#ends.onStatus({ kind: 'closed', why: ended })
  }

  #watch(): void {
    const { signal } = this.#stop
    const beat = setInterval(() => this.#check(), PING_EVERY)
    signal.addEventListener('abort', () => clearInterval(beat))
    addEventListener('online', () => this.retry(), { signal })
    addEventListener('offline', () => this.#check(), { signal })
    document.addEventListener('visibilitychange', () => this.#seen(), { signal })
  }

  /** A page that comes back to the front may have lost its line in its sleep. */
  #seen(): void {
    if (document.visibilityState !== 'visible') return
    this.retry()
    this.#check()
  }

  /** Nothing heard after a ping: the line is dead, though nobody said so. */
  #check(): void {
    if (!this.say(PING)) return
    const asked = Date.now()
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      if (this.#isOpen && this.#heardAt < asked) this.#socket.reconnect()
    }, SILENCE)
  }
}

function endedBy(code: number): Ended | null {
  const reason = reasonOf(code)
  return reason === 'seatChanged' || reason === 'broken' ? null : reason
}

function reasonOf(code: number): CloseReason | null {
  return (
    Object.keys(CLOSE)
      .filter(isReason)
      .find((reason) => CLOSE[reason] === code) ?? null
  )
}

function isReason(key: string): key is CloseReason {
  return key in CLOSE
}
