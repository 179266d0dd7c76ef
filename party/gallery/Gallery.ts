import { LIMITS, PROTOCOL, type CloseReason, type Down, type Refused } from '@robot-night/protocol'
import { thinned } from '../room/state/crowd.ts'
import { handshakeOf } from '../room/people/handshake.ts'
import { fillIn } from '../room/galleries/galleries.ts'
import { logStumble } from '../shell/log.ts'
import { AlarmClock } from '../shell/AlarmClock.ts'
import { RateLimits } from '../shell/RateLimits.ts'
import { read } from '../room/commands/reading.ts'
import { addressHash } from '../shell/hashes.ts'
import { HibernatingServer } from '../shell/HibernatingServer.ts'
import { Throttle } from '../shell/Throttle.ts'
import type { Wire } from '../shell/Wire.ts'
import { close, sendText as send } from '../shell/sockets.ts'
import { placeOf, type Place, type Feed, type Sight } from '../room/galleries/galleryLink.ts'
import { WholeTable } from './WholeTable.ts'
import { begunWith, followed, NOTHING, shortened, sighted, type Backlog } from './backlog.ts'
import { ADDRESS_HEADER } from '../shell/innerHeaders.ts'

/** Ms between two times that the room is told how many watch from here. */
const COUNTED_EVERY = 3000
/** A tag of those who want every scene whole. */
const WHOLE = 'whole'
/** Ms until the room is asked again, after it could not be. */
const AGAIN = 1000
/** A sight that does not fit what has come is asked for again so often. */
const TRIES = 3

/**
 * A part of the crowd that watches one room, for which the room itself has no place. It is fed one frame for all, and
 * gives everybody the same: it knows of no seat, reads no cookie and keeps nothing. What it has forgotten it asks for.
 */
export class Gallery extends HibernatingServer {
  #backlog: Backlog = NOTHING
  /** Undefined: to be looked up. */
  #here: Set<Wire> | undefined
  /** Those who start over as soon as there is a sight; with the command by which they asked for it, if they did. */
  readonly #waiting = new Map<Wire, string | null>()
  /** Null: nobody here wants every scene whole, or it's not known how things stand. */
  #whole: WholeTable | null = null
  readonly #limits = new RateLimits()
  readonly #counting: Throttle
  #isAsking = false
  /** By how much the room's clock is ahead of this one. */
  #ahead = 0
  /** How many the room was last told of. */
  #reported = 0
  readonly #alarm: AlarmClock

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    this.#alarm = new AlarmClock(ctx.storage)
    this.#counting = new Throttle(
      () => void this.#report(),
      () => COUNTED_EVERY / Number(env.PACE_DIVISOR ?? 1),
    )
  }

  // Calls from the room.

  hear(feed: Feed): void {
    const here = this.#present()
    const next = followed(this.#backlog, feed)
    this.#backlog = here.size === 0 ? NOTHING : this.#isAsking ? next.backlog : shortened(next.backlog)
    if (here.size === 0) return this.#counting.stir()
    if (next.isLost) return this.#beginAnew(here)
    if (next.text === null) return
    const following = [...here].filter((socket) => !this.#waiting.has(socket))
    for (const socket of following) if (!wantsWhole(socket)) send(socket, next.text)
    this.#hearWhole(following.filter(wantsWhole), next.text)
  }

  #hearWhole(wholes: readonly Wire[], text: string): void {
    if (wholes.length === 0) this.#whole = null
    // After a sleep it isn't known any more what a patch is of.
    else if (!this.#whole) return this.#beginAnew(wholes)
    const whole = this.#whole?.told(text)
    for (const socket of wholes) if (whole !== undefined) send(socket, whole)
  }

  /** Nobody watches from here any more. */
  end(reason: CloseReason): void {
    for (const socket of this.#present()) close(socket, reason)
    this.#here = undefined
    this.#waiting.clear()
    this.#backlog = NOTHING
    this.#whole = null
    this.#reported = 0
  }

  // What the platform calls.

  /** The room sends nobody to one that it does not know. */
  protected override isThere(): boolean {
    return true
  }

  protected override whereabouts(): string {
    const { number, room } = this.#place
    return `.${number}.${room}`
  }

  protected override tagsOf(request: Request): string[] {
    const from = this.#fromOf(request)
    const { page, isWhole } = handshakeOf(new URL(request.url))
    return [...(from === null ? [] : [from]), ...(page === null ? [] : [pageTag(page)]), ...(isWhole ? [WHOLE] : [])]
  }

  protected override comes(connection: Wire, request: Request): void {
    const from = this.#fromOf(request)
    const { page } = handshakeOf(new URL(request.url))
    const near = from === null ? [] : this.others(connection, from)
    const here = this.#present()
    here.delete(connection)
    const isFull = here.size >= fillIn(this.env).gallery * 2 || near.length >= LIMITS.watchersPerAddress
    if (page !== null) this.#replace(this.others(connection, pageTag(page)))
    if (isFull) return close(connection, 'tooManyWatchers')
    here.add(connection)
    this.#beginAnew([connection])
    this.#counting.stir()
    this.#arm()
  }

  protected override says(socket: Wire, message: string | ArrayBuffer): void {
    const now = this.now()
    const reading = read(message)
    if ('unread' in reading && reading.unread === 'too_large') return close(socket, 'tooLarge')
    const id = 'up' in reading ? reading.up.id : reading.id
    const isOrderly = this.#limits.mayCommand(socket, now)
    if (isOrderly && 'up' in reading) {
      if (reading.up.what === 'again') return this.#beginAnew([socket], id)
      return send(socket, refusal({ id, code: 'only_watching' }))
    }
    if (this.#limits.hasAbused(socket, now)) return close(socket, 'abuse')
    const why = isOrderly && 'unread' in reading && reading.unread === 'malformed' ? reading.why : null
    send(socket, refusal(why ? { id, code: 'malformed', ...why } : { id, code: 'too_fast' }))
  }

  protected override async goes(connection: Wire): Promise<void> {
    this.#forget(connection)
    this.#counting.stir()
    // Of an empty one nothing stays, not even the name that partyserver has noted.
    if (this.#present().size > 0) return
    this.#alarm.hasRung()
    await this.ctx.storage.deleteAll()
  }

  override onAlarm(): void {
    this.#alarm.hasRung()
    this.closeSilent()
    this.#arm()
  }

  /** A newcomer doesn't make it ring any earlier: it's only moved once it has rung. */
  #arm(): void {
    const due = this.silentAt()
    if (due < Infinity) this.#alarm.ringAt(due, this.now())
  }

  // Who comes, and what they begin with.

  /** A page that comes again may not know that the line it had is dead; nor does the line. */
  #replace(former: readonly Wire[]): void {
    for (const old of former) {
      close(old, 'tooManyDevices')
      this.#forget(old)
    }
  }

  #forget(connection: Wire): void {
    this.#present().delete(connection)
    this.#waiting.delete(connection)
  }

  /** `asked`: the command that wanted it. */
  #beginAnew(sockets: Iterable<Wire>, asked: string | null = null): void {
    for (const socket of sockets) this.#waiting.set(socket, asked)
    if (this.#backlog.sight) this.#greet(this.#backlog.sight)
    else if (!this.#isAsking) void this.#ask()
  }

  #greet(sight: Sight): void {
    const me = { chair: null, seat: null, gallery: true as const }
    const hello: Down['hello'] = { protocol: PROTOCOL, me, now: Date.now() + this.#ahead }
    const since = this.#backlog.tail.flatMap(({ text }) => text ?? [])
    const hasWholes = [...this.#present()].some(wantsWhole)
    this.#whole = hasWholes ? new WholeTable(sight.text) : null
    const wholes = since.flatMap((text) => this.#whole?.told(text) ?? [])
    for (const [socket, asked] of this.#waiting) {
      const ok = asked === null ? '' : `"ok":${JSON.stringify(asked)},`
      send(socket, `{${ok}"hello":${JSON.stringify(hello)},${sight.text.slice(1)}`)
      for (const text of wantsWhole(socket) ? wholes : since) send(socket, text)
    }
    this.#waiting.clear()
  }

  async #ask(): Promise<void> {
    this.#isAsking = true
    try {
      for (let tried = 1; this.#waiting.size > 0; tried++) {
        const { number, room } = this.#place
        this.#reported = this.#present().size
        const answer = await this.#room.hearGallery({ room, number, count: this.#reported, asks: true })
        if (answer === null) return
        if ('turnedAway' in answer) return this.end(answer.turnedAway)
        this.#ahead = answer.now - Date.now()
        const begun = sighted(this.#backlog, answer)
        if (!begun && tried < TRIES) continue
        // Where nothing fits, it is all that counts.
        if (!begun) this.#present().forEach((socket) => this.#waiting.set(socket, this.#waiting.get(socket) ?? null))
        this.#backlog = begun ?? begunWith(answer)
        this.#greet(answer)
      }
    } catch (error) {
      logStumble('a gallery asks its room', error)
      setTimeout(() => this.#waiting.size > 0 && this.#beginAnew([]), AGAIN)
    } finally {
      this.#isAsking = false
    }
  }

  /** Now and then, and only if the room would tell it otherwise. */
  async #report(): Promise<void> {
    const count = this.#present().size
    if (count > 0 && thinned(this.#reported, count) === this.#reported) return
    if (count === 0) this.#backlog = NOTHING
    const { number, room } = this.#place
    try {
      const answer = await this.#room.hearGallery({ room, number, count, asks: false })
      if (answer && 'turnedAway' in answer) return this.end(answer.turnedAway)
      this.#reported = count
    } catch {
      this.#counting.stir()
    }
  }

  // Sockets, and who we are.

  #present(): Set<Wire> {
    this.#here ??= new Set(this.connections())
    return this.#here
  }

  #fromOf({ headers }: Request): string | null {
    const address = headers.get(ADDRESS_HEADER)
    return address === null ? null : addressHash(this.#place.code, address)
  }

  get #place(): Place {
    return placeOf(this.name)
  }
  get #room() {
    return this.env.Room.getByName(this.#place.code)
  }
}

const wantsWhole = ({ tags }: Wire): boolean => tags.includes(WHOLE)
const pageTag = (page: string): string => `page ${page}`

const refusal = (no: Refused): string => JSON.stringify({ no } satisfies Down)
