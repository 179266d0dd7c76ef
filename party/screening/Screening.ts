import { readJson } from '@robot-night/engine/json'
import {
  isUnderstood,
  PING,
  PONG,
  PROTOCOL,
  ScreeningUp,
  type NewScreening,
  type ScreeningRefusal,
} from '@robot-night/protocol'
import { DurableObject } from 'cloudflare:workers'
import { safeParse } from 'valibot'
import { logStumble } from '../shell/log.ts'
import { Patience } from '../shell/Patience.ts'
import { isTooLarge } from '../shell/tooLarge.ts'
import { addressHash, deviceHash } from '../shell/hashes.ts'
import { Watchers } from '../shell/Watchers.ts'
import { Row } from '../shell/row.ts'
import { arrivalAfter, close, closeBack, isOpen, newLine, openOn, pingedAt, type Ending } from '../shell/sockets.ts'
import {
  dueOf,
  idOf,
  isIn,
  isOver,
  nameAmong,
  opened,
  peopleOf,
  step,
  type Guest,
  type Input,
  type Screening as Kept,
} from './step.ts'
import { arrivalsOf, attach, attached, deadAt, guestsOn, isFull, send } from './sockets.ts'

/** In which the Worker hands on an address. It builds the request itself. */
export const ADDRESS_HEADER = 'x-address'
/** Ms between two times that all are told who is here. */
const EVERY = 250

/** The shell of watching a replay together: sockets, storage, alarm. It decides nothing. */
export class Screening extends DurableObject<Cloudflare.Env> {
  /** Undefined: to be read from storage. */
  #kept: Kept | null | undefined
  /** What all were told of who is here; null: not known any more. */
  #told: string | null = null
  /** When the alarm rings, ms; null: not known any more. One that rings too early does no harm. */
  #ringsAt: number | null = null
  readonly #patience = new Patience()
  readonly #crowd: Watchers
  readonly #row: Row<Kept>

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    this.#row = new Row(ctx.storage, 'screening')
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
    this.#crowd = new Watchers(
      () => this.#tellPeople(),
      () => EVERY,
    )
  }

  /** Begins it. False: there is no such moment or seat. */
  open({ key, shown }: NewScreening, film: { last: number; seats: number }): boolean {
    if (this.#awake() || !isIn(film, shown)) return false
    this.#keep(opened({ ...film, shown, leader: this.#hashOf(key) }, this.now()))
    this.#arm()
    return true
  }

  protected now(): number {
    return Date.now()
  }

  // What the platform calls.

  override fetch(request: Request): Response {
    const screening = this.#awake()
    if (!screening) return new Response(null, { status: 404 })
    const { client, server } = newLine()
    const others = this.#sockets()
    const from = addressHash(this.#name, request.headers.get(ADDRESS_HEADER) ?? '')
    this.ctx.acceptWebSocket(server)
    attach(server, { guest: null, from, at: arrivalAfter(arrivalsOf(others), this.now()) })
    if (!isUnderstood(Number(new URL(request.url).searchParams.get('v') ?? PROTOCOL))) close(server, 'outdated')
    else if (isFull(from, others)) close(server, 'tooManyWatchers')
    else {
      send(server, { shown: screening.shown, people: peopleOf(screening, guestsOn(others), this.now()) })
      this.#arm()
    }
    return new Response(null, { status: 101, webSocket: client })
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    try {
      this.#hear(socket, message)
    } catch (error) {
      logStumble('a screening', error)
      this.#kept = undefined
      close(socket, 'broken')
    }
  }

  override webSocketClose(socket: WebSocket, ...[code]: Ending): void {
    closeBack(socket, code)
    if (this.#awake()) this.#become({ kind: 'moved', here: this.#here() })
  }

  override webSocketError(socket: WebSocket): void {
    if (isOpen(socket)) close(socket, 'broken')
    this.webSocketClose(socket)
  }

  override async alarm(): Promise<void> {
    this.#ringsAt = null
    const screening = this.#awake()
    if (!screening) return
    if (isOver(screening, this.now())) return this.#clearAway()
    for (const socket of this.#sockets()) if (this.#deadAt(socket) <= this.now()) close(socket, 'silent')
    this.#become({ kind: 'moved', here: this.#here() })
  }

  // What comes in.

  #hear(socket: WebSocket, message: string | ArrayBuffer): void {
    if (typeof message === 'string' && isTooLarge(message)) return close(socket, 'tooLarge')
    if (!this.#awake()) return close(socket, 'gone')
    if (!this.#patience.mayCommand(socket, this.now())) return this.#rebuff(socket, 'too_fast')
    const parsed = safeParse(ScreeningUp, typeof message === 'string' ? readJson(message) : undefined)
    if (!parsed.success) return this.#rebuff(socket, 'malformed')
    const up = parsed.output
    if (up.what === 'come') return this.#welcome(socket, up)
    const by = attached(socket).guest?.who ?? null
    const no = this.#become({ kind: 'said', up, by, here: this.#here() }, socket)
    if (no) send(socket, { no })
    else if (up.what === 'leave') close(socket, 'sentHome')
  }

  /** A page that comes again may not know that the line it had is dead: this one takes its place. */
  #welcome(socket: WebSocket, { key, name: typed }: { key: string; name: string | null }): void {
    const who = this.#hashOf(key)
    const others = this.#sockets().filter((each) => each !== socket)
    const strangers = guestsOn(others).filter((guest) => guest.who !== who)
    const name = typed === null ? null : nameAmong(typed, strangers)
    if (typed !== null && name === null) return send(socket, { no: 'bad_name' })
    attach(socket, { ...attached(socket), guest: { who, name } })
    for (const old of others) if (attached(old).guest?.who === who) close(old, 'tooManyDevices')
    send(socket, { me: { id: idOf(who) } })
    this.#become({ kind: 'moved', here: this.#here() })
  }

  /** What cannot be taken; after too much of it the line is cut. */
  #rebuff(socket: WebSocket, no: ScreeningRefusal): void {
    if (this.#patience.hasAbused(socket, this.now())) close(socket, 'abuse')
    else send(socket, { no })
  }

  // What goes out: first into storage, then to all but who did it.

  #become(input: Input, by?: WebSocket): ScreeningRefusal | null {
    const before = this.#must()
    const done = step(before, input, this.now())
    if ('refusal' in done) return done.refusal
    const { screening } = done
    if (JSON.stringify(screening) !== JSON.stringify(before)) this.#keep(screening)
    const { shown } = screening
    if (JSON.stringify(shown) !== JSON.stringify(before.shown)) {
      for (const socket of this.#sockets()) if (socket !== by) send(socket, { shown })
    }
    if (screening !== before) this.#crowd.stir()
    this.#arm()
    return null
  }

  #tellPeople(): void {
    const screening = this.#awake()
    if (!screening) return
    const people = peopleOf(screening, this.#here(), this.now())
    const text = JSON.stringify(people)
    if (text === this.#told) return
    this.#told = text
    for (const socket of this.#sockets()) send(socket, { people })
  }

  // Time.

  #arm(): void {
    const screening = this.#must()
    const silent = this.#sockets().map((socket) => this.#deadAt(socket))
    const due = Math.min(dueOf(screening, this.now()), ...silent)
    if (due === Infinity || (this.#ringsAt !== null && this.#ringsAt <= due)) return
    this.#ringsAt = due
    void this.ctx.storage.setAlarm(due)
  }

  #deadAt(socket: WebSocket): number {
    return deadAt(socket, pingedAt(this.ctx, socket))
  }

  async #clearAway(): Promise<void> {
    this.#kept = null
    for (const socket of this.#sockets()) close(socket, 'gone')
    await this.ctx.storage.deleteAll()
  }

  // Storage and sockets.

  #awake(): Kept | null {
    this.#kept ??= this.#row.read()
    return this.#kept
  }
  #must(): Kept {
    const now = this.#awake()
    if (!now) throw new Error('there is no such screening')
    return now
  }
  #keep(next: Kept): void {
    this.#row.write(next)
    this.#kept = next
  }
  #here(): Guest[] {
    return guestsOn(this.#sockets())
  }
  #sockets(): WebSocket[] {
    return openOn(this.ctx)
  }
  /** Worthless in any other screening. */
  #hashOf(key: string): string {
    return deviceHash(this.#name, key)
  }
  get #name(): string {
    return this.ctx.id.name ?? ''
  }
}
