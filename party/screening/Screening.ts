import {
  isUnderstood,
  PROTOCOL,
  ScreeningUp,
  type NewScreening,
  type ScreeningDown,
  type ScreeningRefusal,
} from '@robot-night/protocol'
import { readAs } from '../shell/malformed.ts'
import { RateLimits } from '../shell/RateLimits.ts'
import { isTooLarge } from '../shell/tooLarge.ts'
import { AlarmClock } from '../shell/AlarmClock.ts'
import { addressHash, deviceHash } from '../shell/hashes.ts'
import { RowServer } from '../shell/RowServer.ts'
import { Throttle } from '../shell/Throttle.ts'
import { arrivalAfter, close } from '../shell/sockets.ts'
import {
  dueOf,
  idOf,
  isIn,
  isOver,
  nameAmong,
  opened,
  othersThan,
  peopleOf,
  step,
  type Guest,
  type Input,
  type Screening as Kept,
} from './step.ts'
import { OUTSIDE } from './outside.ts'
import { arrivalsOf, attached, guestsOn, isFull, send, type Attached, type Attending } from './sockets.ts'
import { ADDRESS_HEADER } from '../shell/innerHeaders.ts'

/** Ms between two times that all are told who is here. */
const EVERY = 250

/** The shell of watching a replay together: sockets, storage, alarm. It decides nothing. */
export class Screening extends RowServer<Kept, Attached> {
  /** What all were told of who is here; null: not known any more. */
  #told: string | null = null
  readonly #alarm: AlarmClock
  readonly #limits = new RateLimits()
  readonly #crowd: Throttle

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env, { table: 'screening', called: 'a screening' })
    this.#alarm = new AlarmClock(ctx.storage)
    this.#crowd = new Throttle(
      () => this.#tellPeople(),
      () => EVERY,
    )
  }

  /** Begins it. False: there is no such moment or seat. */
  open({ key, shown }: NewScreening, film: { last: number; seats: number }): boolean {
    if (this.stored() || !isIn(film, shown)) return false
    this.keep(opened({ ...film, shown, leader: this.#hashOf(key) }, this.now()))
    this.#arm()
    return true
  }

  /** Everybody here pings. */
  protected override isMissed(): boolean {
    return true
  }

  // What the platform calls.

  protected override comes(socket: Attending, request: Request): void {
    const screening = this.must()
    const others = this.others(socket)
    const from = addressHash(this.name, request.headers.get(ADDRESS_HEADER) ?? '')
    socket.setState({ guest: null, from, at: arrivalAfter(arrivalsOf(others), this.now()) })
    const { searchParams } = new URL(request.url)
    if (!isUnderstood(Number(searchParams.get('v') ?? PROTOCOL))) return close(socket, 'outdated')
    if (isFull(from, others)) return close(socket, 'tooManyWatchers')
    send(socket, { shown: screening.shown, people: peopleOf(screening, guestsOn(others), this.now()) })
    this.#arm()
  }

  protected override goes(): void {
    this.#become({ kind: 'moved', here: this.#here() })
  }

  override async onAlarm(): Promise<void> {
    this.#alarm.hasRung()
    if (isOver(this.must(), this.now())) return this.clearAway()
    this.closeSilent()
    this.#become({ kind: 'moved', here: this.#here() })
  }

  // What comes in.

  protected override says(socket: Attending, message: string | ArrayBuffer): void {
    if (typeof message === 'string' && isTooLarge(message)) return close(socket, 'tooLarge')
    if (!this.#limits.mayCommand(socket, this.now())) return this.#rebuff(socket, { no: 'too_fast' })
    const read = readAs(ScreeningUp, typeof message === 'string' ? message : '')
    if ('malformed' in read) return this.#rebuff(socket, { no: 'malformed', why: read.malformed })
    const up = read.taken
    if (up.what === 'come') return this.#welcome(socket, up)
    const by = attached(socket).guest?.who ?? null
    const no = this.#become({ kind: 'said', up, by, here: this.#here() }, socket)
    if (no) send(socket, no === 'malformed' ? { no, why: OUTSIDE } : { no })
    else if (up.what === 'leave') close(socket, 'sentHome')
  }

  /** A page that comes again may not know that the line it had is dead: this one takes its place. */
  #welcome(socket: Attending, { key, name: typed }: { key: string; name: string | null }): void {
    const who = this.#hashOf(key)
    const others = this.others(socket)
    const name = typed === null ? null : nameAmong(typed, othersThan(who, this.must(), guestsOn(others)))
    if (typed !== null && name === null) return send(socket, { no: 'bad_name' })
    socket.setState({ ...attached(socket), guest: { who, name } })
    for (const old of others) if (attached(old).guest?.who === who) close(old, 'tooManyDevices')
    send(socket, { me: { id: idOf(who) } })
    this.#become({ kind: 'moved', here: this.#here() })
  }

  /** What cannot be taken; after too much of it the line is cut. */
  #rebuff(socket: Attending, refusal: Pick<ScreeningDown, 'no' | 'why'>): void {
    if (this.#limits.hasAbused(socket, this.now())) close(socket, 'abuse')
    else send(socket, refusal)
  }

  // What goes out: first into storage, then to all but who did it.

  #become(input: Input, by?: Attending): ScreeningRefusal | null {
    const before = this.must()
    const done = step(before, input, this.now())
    if ('refusal' in done) return done.refusal
    const { screening } = done
    if (JSON.stringify(screening) !== JSON.stringify(before)) this.keep(screening)
    const { shown } = screening
    if (JSON.stringify(shown) !== JSON.stringify(before.shown)) {
      for (const socket of this.connections()) if (socket !== by) send(socket, { shown })
    }
    if (screening !== before) this.#crowd.stir()
    this.#arm()
    return null
  }

  #tellPeople(): void {
    const screening = this.stored()
    if (!screening) return
    const people = peopleOf(screening, this.#here(), this.now())
    const text = JSON.stringify(people)
    if (text === this.#told) return
    this.#told = text
    for (const socket of this.connections()) send(socket, { people })
  }

  // Time.

  #arm(): void {
    const screening = this.must()
    const due = Math.min(dueOf(screening, this.now()), this.silentAt())
    if (due < Infinity) this.#alarm.ringAt(due, this.now())
  }

  #here(): Guest[] {
    return guestsOn(this.connections())
  }
  /** Worthless in any other screening. */
  #hashOf(key: string): string {
    return deviceHash(this.name, key)
  }
}
