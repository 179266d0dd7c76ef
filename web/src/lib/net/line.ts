import { CLOSE, PING, PONG, type CloseReason } from '@robot-night/protocol'
import ReconnectingWebSocket from 'partysocket/ws'
import { backoff } from './backoff.ts'
import { dialling, inBrowser, type Dialled, type Environment, type Stir } from './environment.ts'
import { TransportChoice } from './TransportChoice.ts'

export { deviceKind } from './deviceKind.ts'

/** Why the room does not want this client back as it is. */
export type Ended = Exclude<CloseReason, 'seatChanged' | 'broken' | 'silent' | 'wrongToken'>
export type Status =
  | { kind: 'calling' }
  /** `away`: for how long nothing had been heard before, ms by this device's clock. `isStreamed`: no socket came through. */
  | { kind: 'live'; away: number; isStreamed?: true }
  /** `nextAt`: when it is tried again, ms since 1970 by this device's clock; null: just now. */
  | { kind: 'reconnecting'; tries: number; nextAt: number | null }
  | { kind: 'closed'; why: Ended }

export interface Ends<Down> {
  /** Asked again for every try, so that it says what is known by then. */
  url(): string
  onDown(down: Down): void
  /** `live` after the first message has been heard. */
  onStatus(status: Status): void
  /** Before the next try: what was known as the old viewer is of no use to the new one. */
  onSeatChanged(): void
}

const BEAT = 15_000
/** A ping that is not answered for so long: the line is dead, though nobody said so. */
const SILENCE = 5000
/** The same where somebody waits, or where there is a reason to think so. */
const SILENCE_WHEN_AWAITED = 2500
/** What was said has not been answered. */
const DOUBT = 2000
/** From dialling to an open line, and from there to the first message. */
const PATIENCE = 8000
/** Pages in the background have their timers run once a minute. */
const ASLEEP = 75_000
/** Clocks that are this far apart: the device has slept, or its clock was set. */
const JUMP = 2000

/** What is waited for. */
type Timed = 'beat' | 'next' | 'patience' | 'silence' | 'doubt'

/**
 * The socket to the room, kept open: dead lines are noticed, lost ones come back soon, refused ones stay closed. It is
 * partysocket that dials, and dials again; when, and whether at all, is said here.
 */
export class Line<Down> {
  readonly #ends: Ends<Down>
  readonly #environment: Environment
  readonly #deafen: () => void
  readonly #socket: ReconnectingWebSocket
  readonly #ways: TransportChoice
  /** What it is called with; null: a socket. */
  #streams: Dialled | null = null
  #isGreeted = false
  /** It made room for a newer line, and takes its place again when somebody looks at its page. */
  #hasMadeRoom = false
  /** Tries in a row. */
  #tries = 0
  /** The next try is made without a pause. */
  #isUrgent = false
  /** Ends the pause before a try. */
  #go: () => void = () => undefined
  /** When something was last heard, by this device's clock. */
  #heardAt: number | null = null
  #beatAt: { clock: number; steady: number }
  /** Each is called off by its function. */
  readonly #timers = new Map<Timed, () => void>()

  constructor(ends: Ends<Down>, environment: Environment = inBrowser) {
    this.#ends = ends
    this.#environment = environment
    this.#ways = new TransportChoice(environment.way)
    this.#beatAt = this.#bothClocks()
    this.#deafen = environment.onStir((why) => this.#stirred(why))
    this.#beat()
    this.#socket = new ReconnectingWebSocket(() => this.#address(), null, {
      WebSocket: dialling(environment, () => this.#streams),
      connectionTimeout: PATIENCE,
      // Its own pauses cannot be cut short: ours are part of the address.
      maxReconnectionDelay: 0,
      // The speaker repeats what was lost: kept here too, it would go out twice.
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: ({ code }) => !isEnd(reasonOf(code)),
    })
    this.#socket.onopen = () => this.#later('patience', PATIENCE, () => this.#socket.reconnect())
    this.#socket.onmessage = ({ data }) => typeof data === 'string' && this.#heard(data)
    this.#socket.onclose = ({ code }) => this.#closed(code)
  }

  /** False: the line is down; what was said is lost, and has to be said again. */
  say(text: string): boolean {
    if (!this.#socket.send(text)) return false
    if (!this.#timers.has('doubt')) this.#later('doubt', DOUBT, () => this.#check(SILENCE_WHEN_AWAITED))
    return true
  }

  /** Tries at once, if it is waiting to try. */
  retry(): void {
    if (this.#isWaiting) this.#dial()
  }

  /** Hangs up and calls again, also after the room closed the line for good. */
  renew(): void {
    this.#dial()
    this.#tries = 0
  }

  end(): void {
    this.#deafen()
    this.#lost()
    this.#off('beat')
    this.#socket.onclose = null
    this.#socket.close()
  }

  get #isWaiting(): boolean {
    return this.#socket.shouldReconnect && this.#socket.readyState === this.#socket.CLOSED
  }

  /** At once, whatever stands there or is waited for. */
  #dial(): void {
    this.#isUrgent = true
    this.#ways.ended('us')
    this.#socket.reconnect()
    // It did nothing if it was waiting, and tells of no close if the other side had begun one.
    this.#go()
    this.#lost()
  }

  /** Asked for with every try, which is made when it is there. */
  async #address(): Promise<string> {
    // It is asked for even if the line was ended a moment ago.
    if (!this.#socket.shouldReconnect) return ''
    if (this.#tries > 0 && !this.#isUrgent) await this.#pause()
    if (this.#tries > 0) this.#ends.onStatus({ kind: 'reconnecting', tries: this.#tries, nextAt: null })
    this.#tries += 1
    this.#isUrgent = false
    this.#hasMadeRoom = false
    this.#beatAt = this.#bothClocks()
    this.#streams = this.#ways.next() === 'stream' ? await this.#environment.streams() : null
    return this.#ends.url()
  }

  #pause(): Promise<void> {
    const pause = backoff(this.#tries, this.#environment.chance())
    this.#ends.onStatus({ kind: 'reconnecting', tries: this.#tries, nextAt: this.#environment.clock() + pause })
    return new Promise((go) => {
      this.#go = go
      this.#later('next', pause, go)
    })
  }

  #heard(text: string): void {
    const now = this.#environment.clock()
    const away = this.#heardAt === null ? 0 : Math.max(0, now - this.#heardAt)
    this.#heardAt = now
    for (const what of ['silence', 'doubt'] as const) this.#off(what)
    if (text === PONG) return
    const isGreeting = !this.#isGreeted
    if (isGreeting) {
      this.#isGreeted = true
      this.#tries = 0
      this.#off('patience')
    }
    const isStreamed = isGreeting && this.#ways.greeted(now) === 'stream'
    // The one who hears this may have the line called again.
    this.#ends.onDown(JSON.parse(text))
    if (isGreeting) this.#ends.onStatus({ kind: 'live', away, ...(isStreamed && { isStreamed }) })
  }

  #closed(code: number): void {
    this.#lost()
    const reason = reasonOf(code)
    this.#ways.ended(reason === null ? 'them' : 'us')
    if (reason === 'seatChanged' || reason === 'sentHome' || reason === 'signedOut') this.#ends.onSeatChanged()
    if (reason === 'seatChanged') return this.renew()
    this.#hasMadeRoom = reason === 'tooManyDevices'
    if (isEnd(reason)) this.#ends.onStatus({ kind: 'closed', why: reason })
  }

  #lost(): void {
    for (const what of ['next', 'patience', 'silence', 'doubt'] as const) this.#off(what)
    this.#isGreeted = false
    this.#tries = Math.max(1, this.#tries)
  }

  #stirred(why: Stir): void {
    if (why === 'network') this.#ways.moved()
    const { shouldReconnect, readyState, OPEN } = this.#socket
    if (!shouldReconnect) return this.#hasMadeRoom && why !== 'network' ? this.renew() : undefined
    // A call that began on the network before may never be heard of again.
    const isDoubtful = readyState !== OPEN && why === 'network'
    if (this.#isWaiting || isDoubtful || why === 'thawed' || this.#hasSlept()) this.#dial()
    else this.#check(SILENCE_WHEN_AWAITED)
  }

  #beat(): void {
    this.#later('beat', BEAT, () => {
      if (this.#socket.readyState === this.#socket.OPEN && this.#hasSlept()) this.#dial()
      else this.#check(SILENCE)
      if (this.#ways.mayTry(this.#environment.clock())) this.#trySocket()
      this.#beatAt = this.#bothClocks()
      this.#beat()
    })
  }

  /** More has happened since the last beat than was noticed. Then the room also says again how late it is. */
  #hasSlept(): boolean {
    const { clock, steady } = this.#bothClocks()
    const [passed, counted] = [clock - this.#beatAt.clock, steady - this.#beatAt.steady]
    return passed > ASLEEP || Math.abs(passed - counted) > JUMP
  }

  #check(patience: number): void {
    if (!this.#socket.send(PING)) return
    // What stands there is not to be trusted.
    if (!this.#timers.has('silence')) this.#later('silence', patience, () => this.#dial())
  }

  /** The stream goes on meanwhile: a socket that opens takes its place. */
  #trySocket(): void {
    const [site] = /^wss?:\/\/[^/]+/.exec(this.#ends.url()) ?? []
    if (!site) return
    const tried = new this.#environment.WebSocket(`${site}/api/arrival/socket`)
    tried.addEventListener('open', () => {
      if (!this.#socket.shouldReconnect) return
      this.#ways.opened()
      this.#dial()
    })
  }

  #bothClocks(): { clock: number; steady: number } {
    return { clock: this.#environment.clock(), steady: this.#environment.steady() }
  }

  #later(what: Timed, ms: number, deed: () => void): void {
    this.#off(what)
    const off = this.#environment.later(ms, () => {
      this.#timers.delete(what)
      deed()
    })
    this.#timers.set(what, off)
  }

  #off(what: Timed): void {
    this.#timers.get(what)?.()
    this.#timers.delete(what)
  }
}

function reasonOf(code: number): CloseReason | null {
  return (
    Object.keys(CLOSE)
      .filter(isReason)
      .find((reason) => CLOSE[reason] === code) ?? null
  )
}

const isEnd = (reason: CloseReason | null): reason is Ended =>
  reason !== null && !['seatChanged', 'broken', 'silent', 'wrongToken'].includes(reason)

function isReason(key: string): key is CloseReason {
  return key in CLOSE
}
