import { keyStream, owing, TITLES, type Move, type Seat } from '@robot-night/engine'
import { patched, probe, type Patch } from '@robot-night/engine/testing'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { nextDue } from '../room/commands/schedule.ts'
import { socketsOf, type Attaching } from '../room/people/attached.ts'
import { Room as RealRoom } from '../room/Room.ts'
import type { Conditions } from '../room/state/moment.ts'
import type { Room as State } from '../room/state/room.ts'
import type { PushMessage, PushKeys } from '../room/people/push.ts'
import { readRoom } from '../room/storage/readRows.ts'
import { EventStream } from '../shell/EventStream.ts'
import { base64url } from '../shell/hashes.ts'
import { countOf } from '../room/state/match.ts'
import { awake } from '../room/storage/wake.ts'

/** What a test may lay down for one room. */
export interface Wanted {
  /** Hex: the key of every match, used as it is. */
  key?: string
  /** Words put over the key stream. */
  patch?: Patch
  /** The room's clock stands at this, and goes on only by its messages. */
  clock?: number
  /** Nothing is heard of any connection any more. */
  deaf?: boolean
  /** No connection ever counts as silent, however long the clock stands still. */
  lasting?: boolean
  /** Seed of everything else that is random. */
  random?: string
  /** How many watch in the room, and in each gallery. */
  fill?: Conditions['fill']
  /** With what pushes are sent, and what the service that takes them answers. None goes out. */
  push?: { keys: PushKeys; status: number }
}

/** A push that would have gone out. */
export interface Carried {
  url: string
  headers: Record<string, string>
  /** Base64url. */
  body: string
}

interface Kept {
  wanted: Wanted
  messages: number
  draws: number
  /** How often memory has been lost on purpose; absent: never. */
  evictions?: number
  carried?: Carried[]
}

/** What `inside` tells. */
export interface Inside {
  alarm: number | null
  due: number
  match: string | null
  moves: Move[]
  /** Who owes the match an answer, and how many frames they have been told. */
  owes: { seat: Seat; n: number }[]
  evictions: number
  /** How many it has been sent. */
  messages: number
  now: number
}

const MS_A_MESSAGE = 100
const MOST_RINGS = 5
const ALARM_ENDS_MS = 5
/** Longer than any clock: no line falls silent before. */
const FAR_AHEAD = 365 * 24 * 60 * 60 * 1000

/** The room under laid-down conditions, and with the test-only title next to the real ones. */
export class Room extends RealRoom {
  #read: Kept | null | undefined
  readonly #going: Promise<void>[] = []
  #ringing: Promise<undefined> | null = null

  /** Before the room is claimed. Kept with it, for it may be evicted. */
  prepare(wanted: Wanted): void {
    this.#keep({ wanted, messages: 0, draws: 0 })
  }

  /** What a test may want to know of the inside. `due`: what the room waits for; its alarm may ring before. */
  async inside(): Promise<Inside> {
    const { sql } = this.ctx.storage
    const { evictions = 0, messages = 0 } = this.#kept() ?? {}
    const facts = sql.exec<{ json: string }>('select json from facts').one()
    const { match } = JSON.parse(facts.json) as { match: string | null }
    const kept = readRoom(this.ctx.storage)
    if (!kept) throw new Error('there is no room')
    const moves = kept.log.flatMap(({ move }) => move ?? [])
    const at = { ...this.conditions(), now: this.now() }
    const sockets = socketsOf(this.connections(), { heardAt: (each) => this.heardAt(each), leaving: null })
    const room = awake(kept, sockets, at)
    const alarm = await this.ctx.storage.getAlarm()
    return { alarm, due: nextDue(room, at), match, moves, owes: owingIn(room), evictions, messages, now: at.now }
  }

  /** Writes to every stream: one whose reader has gone is not noticed before. Returns how many lines are open. */
  beat(): number {
    const open = this.connections()
    for (const each of open) if (each instanceof EventStream) each.beat()
    return open.length
  }

  /** The logical clock jumps to what the room waits for, and its alarm rings; again, if that was too early. */
  async wake(): Promise<{ now: number }> {
    const rows = () => this.ctx.storage.sql.exec<{ n: number }>('select count(*) as n from entry').one().n
    const before = rows()
    for (let rung = 0; rung < MOST_RINGS && rows() === before; rung++) {
      const alarm = await this.ctx.storage.getAlarm()
      if (alarm === null) throw new Error('no alarm')
      await this.ring(Math.max(alarm, this.now()))
    }
    return { now: this.now() }
  }

  /** The logical clock stands at this now, and the alarm rings: in time, too early, too late or once more. */
  async ring(at: number): Promise<{ now: number }> {
    const kept = this.#kept()
    if (kept?.wanted.clock === undefined) throw new Error('no logical clock')
    this.#keep({ ...kept, wanted: { ...kept.wanted, clock: kept.wanted.clock + at - this.now() } })
    await this.alarm()
    return { now: this.now() }
  }

  /** From now on memory is lost after each message, and with it all connections. */
  forget(): { evictions: number } {
    const kept = this.#kept()
    if (!kept) throw new Error('nothing was prepared')
    this.#keep({ ...kept, evictions: 0 })
    return { evictions: 0 }
  }

  /** Once this is answered, the watchers have been told what there was to tell them. */
  async settle(): Promise<{ settled: true }> {
    await new Promise((done) => setTimeout(done, 1))
    return { settled: true }
  }

  protected override conditions(): Conditions {
    const usual = super.conditions()
    const titles = [...TITLES, probe]
    const fill = this.#kept()?.wanted.fill ?? usual.fill
    const { key, patch, random } = this.#kept()?.wanted ?? {}
    const drawn = random === undefined ? usual.random : (size: number) => this.#draw(random, size)
    if (key === undefined) return { ...usual, titles, fill, random: drawn }
    const stream = () => patched(keyStream(hexToBytes(key)), patch ?? {})
    return { ...usual, titles, fill, stream, random: (size) => (size === 32 ? hexToBytes(key) : drawn(size)) }
  }

  /** The pushes that would have gone out. */
  carried(): Carried[] {
    return this.#kept()?.carried ?? []
  }

  /** So much time goes by, the alarm rings, and what is sent then has been answered. */
  async later(ms: number): Promise<void> {
    await this.ring(this.now() + ms)
    await Promise.all(this.#going)
  }

  protected override deliver(letter: PushMessage, code: string): Promise<void> {
    const keys = this.#kept()?.wanted.push?.keys ?? null
    const going = super.deliver(letter, code, { keys, carry: (request) => this.#carry(request) })
    this.#going.push(going)
    return going
  }

  /** What the push service answers from now on. */
  answerPushes(status: number): void {
    const kept = this.#kept()
    const push = kept?.wanted.push
    if (kept && push) this.#keep({ ...kept, wanted: { ...kept.wanted, push: { ...push, status } } })
  }

  async #carry(request: Request): Promise<Response> {
    const body = base64url(new Uint8Array(await request.arrayBuffer()))
    const letter = { url: request.url, headers: Object.fromEntries(request.headers), body }
    const kept = this.#kept()
    if (kept) this.#keep({ ...kept, carried: [...(kept.carried ?? []), letter] })
    return new Response(null, { status: kept?.wanted.push?.status ?? 201 })
  }

  protected override now(): number {
    const kept = this.#kept()
    const clock = kept?.wanted.clock
    return kept && clock !== undefined ? clock + kept.messages * MS_A_MESSAGE : super.now()
  }

  /** The platform's own clock does not stand still: where the room's does, all are well. */
  protected override pingedAt(connection: Attaching): number {
    const { clock, deaf, lasting } = this.#kept()?.wanted ?? {}
    if (clock === undefined) return super.pingedAt(connection)
    if (deaf) return 0
    return lasting ? this.now() + FAR_AHEAD : this.now()
  }

  protected override watchersEvery(): number {
    return this.#kept()?.wanted.clock === undefined ? super.watchersEvery() : 0
  }

  protected override says(connection: Attaching, message: string | ArrayBuffer): void {
    const kept = this.#kept()
    if (kept) this.#keep({ ...kept, messages: kept.messages + 1 })
    const isForgetful = kept?.evictions !== undefined
    // Every other time nobody hears what came of it: told is what was on its way when the disk had it.
    if (isForgetful && kept.messages % 2 === 1) for (const each of this.ctx.getWebSockets()) silence(each)
    super.says(connection, message)
    if (isForgetful) void this.#evict()
  }

  /**
   * Once what was written is on the disk. Not while an alarm rings: cut off, it would ring again only seconds later, and
   * each time after twice as long.
   */
  async #evict(): Promise<void> {
    await this.ctx.storage.sync()
    await this.#ringing
    await new Promise((done) => setTimeout(done, 1))
    this.ctx.abort('evicted by a test')
  }

  override async alarm(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    this.#ringing = promise
    try {
      await super.alarm()
    } finally {
      // The platform takes a moment to hear that it is over.
      setTimeout(() => resolve(undefined), ALARM_ENDS_MS)
    }
  }

  #draw(seed: string, size: number): Uint8Array {
    const kept = this.#kept()
    if (!kept) throw new Error('nothing was prepared')
    this.#keep({ ...kept, draws: kept.draws + 1 })
    return sha256(utf8ToBytes(`${seed} ${kept.draws}`)).slice(0, size)
  }

  #kept(): Kept | null {
    if (this.#read === undefined) this.#wake(this.#stored())
    return this.#read ?? null
  }

  /** Counted by those that have come after, so that none is counted that did not take place. */
  #wake(kept: Kept | null): void {
    this.#read = kept
    if (kept?.evictions !== undefined) this.#keep({ ...kept, evictions: kept.evictions + 1 })
  }

  #stored(): Kept | null {
    const { sql } = this.ctx.storage
    const tables = sql.exec("select 1 from sqlite_master where name = 'testing'").toArray()
    if (tables.length === 0) return null
    return JSON.parse(sql.exec<{ json: string }>('select json from testing').one().json) as Kept
  }

  #keep(kept: Kept): void {
    this.#read = kept
    const { sql } = this.ctx.storage
    sql.exec('create table if not exists testing (one integer primary key, json text)')
    sql.exec('insert or replace into testing values (1, ?)', JSON.stringify(kept))
  }
}

/** For as long as the object is awake. */
function silence(socket: WebSocket): void {
  Object.defineProperty(socket, 'send', { value: () => undefined })
}

function owingIn({ match }: State): Inside['owes'] {
  if (!match) return []
  return owing(match.game, match.position.state).map(({ seat }) => ({ seat, n: countOf(match, seat) }))
}
