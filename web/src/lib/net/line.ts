import { CLOSE, PING, PONG, type CloseReason } from '@robot-night/protocol'
import { backoff } from './backoff.ts'
import { inBrowser, type Outside, type Stir, type Wire } from './outside.ts'

export { deviceKind } from './deviceKind.ts'

/** Why the room does not want this client back as it is. */
export type Ended = Exclude<CloseReason, 'seatChanged' | 'broken' | 'silent'>
export type Status =
  | { kind: 'calling' }
  /** `away`: for how long nothing had been heard before, ms by this device's clock. */
  | { kind: 'live'; away: number }
  /** `nextAt`: when it is tried again, ms since 1970 by this device's clock; null: just now. */
  | { kind: 'reconnecting'; tries: number; nextAt: number | null }
  | { kind: 'closed'; why: Ended }

export interface Ends<Down> {
  /** Asked anew for every try, so that it says what is known by then. */
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
/** From dialling to the first message. */
const PATIENCE = 8000
/** Pages in the background have their timers run once a minute. */
const ASLEEP = 75_000
/** Clocks that are this far apart: the device has slept, or its clock was set. */
const JUMP = 2000

/** What is waited for. */
type Timed = 'beat' | 'next' | 'patience' | 'silence' | 'doubt'

/** The socket to the room, kept open: dead lines are noticed, lost ones come back soon, refused ones stay closed. */
export class Line<Down> {
  readonly #ends: Ends<Down>
  readonly #outside: Outside
  readonly #deafen: () => void
  #wire: Wire | null = null
  #isOpen = false
  #isGreeted = false
  /** It made room for a newer line, and takes its place again when somebody looks at its page. */
  #hasMadeRoom = false
  /** Tries in a row. */
  #tries = 0
  /** When something was last heard, by this device's clock. */
  #heardAt: number | null = null
  #beatAt: { clock: number; steady: number }
  /** Each is called off by its function. */
  readonly #timers = new Map<Timed, () => void>()

  constructor(ends: Ends<Down>, outside: Outside = inBrowser) {
    this.#ends = ends
    this.#outside = outside
    this.#beatAt = this.#bothClocks()
    this.#deafen = outside.onStir((why) => this.#stirred(why))
    this.#beat()
    this.#dial()
  }

  /** False: the line is down; what was said is lost, and has to be said again. */
  say(text: string): boolean {
    if (!this.#isOpen) return false
    this.#wire?.say(text)
    if (!this.#timers.has('doubt')) this.#later('doubt', DOUBT, () => this.#check(SILENCE_WHEN_AWAITED))
    return true
  }

  /** Tries at once, if it is waiting to try. */
  retry(): void {
    if (this.#timers.has('next')) this.#dial()
  }

  /** Hangs up and calls again, also after the room closed the line for good. */
  renew(): void {
    this.#tries = 0
    this.#dial()
  }

  end(): void {
    this.#deafen()
    this.#hangUp()
    this.#off('beat')
  }

  #dial(): void {
    this.#hangUp()
    this.#hasMadeRoom = false
    this.#beatAt = this.#bothClocks()
    if (this.#tries > 0) this.#ends.onStatus({ kind: 'reconnecting', tries: this.#tries, nextAt: null })
    this.#tries += 1
    this.#later('patience', PATIENCE, () => this.#lost())
    const wire = this.#outside.dial(this.#ends.url(), {
      onOpen: () => (this.#isOpen = true),
      onText: (text) => this.#heard(text),
      onClosed: (code) => this.#closed(code),
    })
    this.#wire = wire
  }

  #hangUp(): void {
    for (const what of ['next', 'patience', 'silence', 'doubt'] as const) this.#off(what)
    this.#wire?.hangUp()
    this.#wire = null
    this.#isOpen = false
    this.#isGreeted = false
  }

  #heard(text: string): void {
    const now = this.#outside.clock()
    const away = this.#heardAt === null ? 0 : Math.max(0, now - this.#heardAt)
    this.#heardAt = now
    for (const what of ['silence', 'doubt'] as const) this.#off(what)
    if (text === PONG) return
    const down: Down = JSON.parse(text)
    this.#ends.onDown(down)
    if (this.#isGreeted) return
    this.#isGreeted = true
    this.#tries = 0
    this.#off('patience')
    this.#ends.onStatus({ kind: 'live', away })
  }

  #closed(code: number): void {
    const reason = reasonOf(code)
    this.#hangUp()
    if (reason === 'seatChanged' || reason === 'sentHome' || reason === 'signedOut') this.#ends.onSeatChanged()
    if (reason === 'seatChanged') return this.renew()
    this.#hasMadeRoom = reason === 'tooManyDevices'
    if (reason !== null && isEnd(reason)) return this.#ends.onStatus({ kind: 'closed', why: reason })
    this.#lost()
  }

  /** Tries again in a while. */
  #lost(): void {
    this.#hangUp()
    const tries = Math.max(1, this.#tries)
    this.#tries = tries
    const pause = backoff(tries, this.#outside.chance())
    this.#later('next', pause, () => this.#dial())
    this.#ends.onStatus({ kind: 'reconnecting', tries, nextAt: this.#outside.clock() + pause })
  }

  /** What stands there is not to be trusted: called at once, without a pause. */
  #dead(): void {
    this.#tries = Math.max(1, this.#tries)
    this.#dial()
  }

  #stirred(why: Stir): void {
    if (this.#timers.has('next')) return this.#dial()
    if (this.#hasMadeRoom && why !== 'network') return this.renew()
    if (!this.#wire) return
    if (why === 'thawed' || this.#hasSlept()) return this.#dead()
    // A call that began on the network before may never be heard of again.
    if (!this.#isOpen && why === 'network') return this.#dead()
    this.#check(SILENCE_WHEN_AWAITED)
  }

  #beat(): void {
    this.#later('beat', BEAT, () => {
      if (this.#isOpen && this.#hasSlept()) this.#dead()
      else this.#check(SILENCE)
      this.#beatAt = this.#bothClocks()
      this.#beat()
    })
  }

  /** Since the last beat more has happened than was noticed. The room says anew then how late it is, too. */
  #hasSlept(): boolean {
    const { clock, steady } = this.#bothClocks()
    const [passed, counted] = [clock - this.#beatAt.clock, steady - this.#beatAt.steady]
    return passed > ASLEEP || Math.abs(passed - counted) > JUMP
  }

  #check(patience: number): void {
    if (!this.#isOpen) return
    this.#wire?.say(PING)
    if (!this.#timers.has('silence')) this.#later('silence', patience, () => this.#dead())
  }

  #bothClocks(): { clock: number; steady: number } {
    return { clock: this.#outside.clock(), steady: this.#outside.steady() }
  }

  #later(what: Timed, ms: number, deed: () => void): void {
    this.#off(what)
    const off = this.#outside.later(ms, () => {
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

const isEnd = (reason: CloseReason): reason is Ended => !['seatChanged', 'broken', 'silent'].includes(reason)

function isReason(key: string): key is CloseReason {
  return key in CLOSE
}
