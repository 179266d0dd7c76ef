import { grant, join, lay, memberOf, passedOn, viewOf, WISH, type Table, type Wish } from '@robot-night/companion'
import { rngFrom } from '@robot-night/engine'
import { LIMITS, type Malformed } from '@robot-night/protocol'
import { readAs } from '../shell/malformed.ts'
import { maskedName } from '../wordFilter/maskedName.ts'
import { nameUnlike } from '../wordFilter/nameUnlike.ts'
import { AlarmClock } from '../shell/AlarmClock.ts'
import { RateByAddress } from '../shell/RateByAddress.ts'
import { addressHash, deviceHash } from '../shell/hashes.ts'
import { RowServer } from '../shell/RowServer.ts'
import { RateLimits } from '../shell/RateLimits.ts'
import { arrivalAfter, close, sendText } from '../shell/sockets.ts'
import type { Kept } from './kept.ts'
import { arrivalsOf, attached, givingWay, turnedAway, type Attached, type Attending } from './sockets.ts'
import { ADDRESS_HEADER, DEVICE_HEADER } from '../shell/innerHeaders.ts'

const HOST_AWAY = 60_000
const EXPIRES = 30 * 24 * 60 * 60 * 1000

/** Who is here at a moment, and what lies on the table. */
interface Scene {
  table: Table
  here: ReadonlySet<string>
}

/** The shell of a companion table: sockets, storage, alarm. The rules are in packages/companion. */
export class Companion extends RowServer<Kept, Attached> {
  readonly #limits = new RateLimits()
  /** Each phone that joins draws from the deck. */
  readonly #joining = new RateByAddress({ most: LIMITS.joinsPerAddress, perSecond: 1 / 60 })
  readonly #alarm: AlarmClock

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env, { table: 'companion', called: 'a companion table' })
    this.#alarm = new AlarmClock(ctx.storage)
  }

  // Calls from the Worker.

  /** Makes the table. False: the code is in use. The family filter is always on. */
  claim(token: string, { code, name }: { code: string; name: string }): boolean {
    if (this.stored()) return false
    const table = lay(code, { device: deviceHash(code, token), name: maskedName(name) })
    this.keep({ table, hostAwaySince: null, touched: this.now() })
    return true
  }

  /** Joins with this cookie’s phone, from an address ('': not known). Null: no such table. */
  join(token: string, name: string, from: string): { problem: string | null } | null {
    const before = this.stored()
    if (!before) return null
    const device = deviceHash(before.table.code, token)
    if (!memberOf(before.table, device) && !this.#mayJoin(from)) return { problem: 'too_many_comers' }
    const others = before.table.members.map((member) => member.name)
    const done = join(before.table, { device, name: nameUnlike(maskedName(name), others) }, rng)
    if ('refusal' in done) return { problem: done.refusal.code }
    this.#land(done.table)
    return { problem: null }
  }

  #mayJoin(from: string): boolean {
    if (from === '') return true
    const isTooMuch = this.#joining.isTooMuch(from, this.now())
    if (!isTooMuch) this.#joining.count(from, this.now())
    return !isTooMuch
  }

  /** A phone that has joined always gets in. */
  protected override hasPlace({ headers }: Request): boolean {
    return this.knows(headers.get(DEVICE_HEADER)) === 'joined'
  }

  /** What this cookie is here; null: there is no table. */
  knows(token: string | null): 'joined' | 'stranger' | null {
    const table = this.stored()?.table
    if (!table) return null
    return token !== null && memberOf(table, deviceHash(table.code, token)) ? 'joined' : 'stranger'
  }

  /** What anybody with the code may know: no names. */
  facts(): { phones: number } | null {
    const table = this.stored()?.table
    return table ? { phones: table.members.length } : null
  }

  // What the platform calls.

  protected override comes(socket: Attending, request: Request): void {
    const { table } = this.must()
    const others = this.others(socket)
    const who = { ...whoAsks(table, request.headers), at: arrivalAfter(arrivalsOf(others), this.now()) }
    const reason = turnedAway(who, others)
    socket.setState(who)
    for (const old of givingWay(who, others, (each) => this.heardAt(each))) close(old, 'tooManyDevices')
    if (reason) close(socket, reason)
    else this.#welcome(socket, hereAmong(others))
    this.#arm()
  }

  protected override goes(socket: Attending): void {
    const { table } = this.must()
    const left = this.others(socket)
    const [was, is] = [hereAmong([...left, socket]), hereAmong(left)]
    this.#watchHost(is)
    this.#tell({ table, here: was }, { table, here: is }, left)
  }

  override async onAlarm(): Promise<void> {
    this.#alarm.hasRung()
    if (this.must().touched + EXPIRES <= this.now()) return this.clearAway()
    this.closeSilent()
    const now = this.must()
    if (now.hostAwaySince !== null && now.hostAwaySince + this.#patienceWithHost() <= this.now()) {
      this.#land(passedOn(now.table, hereAmong(this.connections())), null)
    } else this.#arm()
  }

  // What comes in.

  #welcome(socket: Attending, was: ReadonlySet<string>): void {
    const { table } = this.must()
    const here = hereAmong(this.connections())
    this.#watchHost(here)
    this.#tell({ table, here: was }, { table, here }, this.others(socket))
    send(socket, { view: viewOf(table, attached(socket).device, here) })
  }

  protected override says(socket: Attending, message: string | ArrayBuffer): void {
    const now = this.now()
    if (typeof message !== 'string' || message.length > LIMITS.frameBytes) return close(socket, 'tooLarge')
    if (!this.#limits.mayCommand(socket, now)) return this.#rebuff(socket, { no: 'too_fast' })
    const read = readAs(WISH, message)
    if ('malformed' in read) return this.#rebuff(socket, { no: 'malformed', why: read.malformed })
    this.#obey(socket, read.taken)
  }

  #obey(socket: Attending, wish: Wish): void {
    const { device } = attached(socket)
    const { table } = this.must()
    const done = device
      ? grant(table, { device, wish, here: hereAmong(this.connections()) }, rng)
      : { refusal: { code: 'not_joined' } }
    if ('refusal' in done) return send(socket, { no: done.refusal.code })
    this.#land(done.table)
    if (wish.what !== 'leave') return
    for (const each of this.connections()) if (attached(each).device === device) close(each, 'seatChanged')
  }

  /** What cannot be taken; after too much of it the line is cut. */
  #rebuff(socket: Attending, refusal: { no: string; why?: Malformed }): void {
    if (this.#limits.hasAbused(socket, this.now())) close(socket, 'abuse')
    else send(socket, refusal)
  }

  // What goes out: first into storage, then to those whose view has changed, and to nobody else.

  #land(table: Table, hostAwaySince = this.must().hostAwaySince): void {
    const before = this.must().table
    if (table !== before) this.keep({ table, hostAwaySince, touched: this.now() })
    const sockets = this.connections()
    const here = hereAmong(sockets)
    this.#tell({ table: before, here }, { table, here }, sockets)
    this.#watchHost(here)
  }

  #tell(before: Scene, after: Scene, sockets: readonly Attending[]): void {
    for (const socket of sockets) {
      const { device } = attached(socket)
      const view = viewOf(after.table, device, after.here)
      const was = viewOf(before.table, device, before.here)
      if (JSON.stringify(view) !== JSON.stringify(was)) send(socket, { view })
    }
  }

  // Time.

  /** Notes since when the host has been away, while somebody waits. */
  #watchHost(here: ReadonlySet<string>): void {
    const now = this.must()
    const isAway = now.table.host !== null && !here.has(now.table.host) && here.size > 0
    if (isAway === (now.hostAwaySince !== null)) return
    this.keep({ ...now, hostAwaySince: isAway ? this.now() : null })
  }

  #patienceWithHost(): number {
    return HOST_AWAY / Number(this.env.PACE_DIVISOR ?? 1)
  }

  #arm(): void {
    const { hostAwaySince, touched } = this.must()
    const expiry = touched + EXPIRES
    const due = hostAwaySince === null ? expiry : Math.min(expiry, hostAwaySince + this.#patienceWithHost())
    this.#alarm.ringAt(Math.min(due, this.silentAt()), this.now())
  }

  protected override keep(next: Kept): void {
    super.keep(next)
    this.#arm()
  }
}

/** From the platform’s own source; nothing of it is kept. */
const rng = rngFrom({
  word() {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn === undefined) throw new Error('nothing was drawn')
    return drawn
  },
})

/** A phone that has joined is told its cards; one that hasn't watches, with or without a cookie. */
function whoAsks({ code, members }: Table, headers: Headers): Omit<Attached, 'at'> {
  const [token, address] = [DEVICE_HEADER, ADDRESS_HEADER].map((name) => headers.get(name))
  const device = token ? deviceHash(code, token) : null
  const hasJoined = members.some((member) => member.device === device)
  return { device: hasJoined ? device : null, from: address ? addressHash(code, address) : null }
}

function hereAmong(sockets: readonly Attending[]): ReadonlySet<string> {
  return new Set(sockets.flatMap((socket) => attached(socket).device ?? []))
}

const send = (socket: Attending, down: object): void => sendText(socket, JSON.stringify(down))
