import { TITLES } from '@robot-night/engine'
import {
  isUnderstood,
  LIMITS,
  PROTOCOL,
  queryOf,
  wishIn,
  type CloseReason,
  type PublicTablesStub,
  type PublicTables,
  ANY_TABLE,
  type TableWish,
} from '@robot-night/protocol'
import type { PublicTableNotice } from '../room/frames/listing.ts'
import { logStumble } from '../shell/log.ts'
import { AlarmClock } from '../shell/AlarmClock.ts'
import { addressHash } from '../shell/hashes.ts'
import { HibernatingServer } from '../shell/HibernatingServer.ts'
import { Throttle } from '../shell/Throttle.ts'
import type { Wire } from '../shell/Wire.ts'
import { close } from '../shell/sockets.ts'
import { heard, openTables, rowNow, shown, shownToEach, swept, type Board } from './tableList.ts'
import { ADDRESS_HEADER } from '../shell/innerHeaders.ts'

/** Ms between two messages to those who look on. */
const EVERY = 1000
/** A room speaks up every five minutes. */
const PATIENCE = 12 * 60 * 1000
/** To whom somebody is led who wants any seat at all. */
const TABLES_TRIED = 8

/** The public tables, live. One object for all rooms; it holds nothing but what it shows to everybody. */
export class PublicTableList extends HibernatingServer implements PublicTablesStub {
  /** Undefined: to be read from storage. */
  #board: Board | undefined
  /** What the lookers were told last, by what they look for; not there: not known any more. */
  #told: ReadonlyMap<string, string> = new Map()
  readonly #lookers: Throttle
  readonly #alarm: AlarmClock

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    this.#alarm = new AlarmClock(ctx.storage)
    this.#lookers = new Throttle(
      () => this.#tell(),
      () => EVERY / this.#divisor,
    )
  }

  // Calls from the Worker and from rooms.

  /** A room says how it stands. Said again, it does no harm. */
  hear(news: PublicTableNotice): void {
    const before = this.#awake()
    const after = heard(before, news, this.now())
    if (after === before) return
    const { sql } = this.ctx.storage
    sql.exec(TABLE)
    const row = after.find(({ table }) => table.code === news.code)
    if (row) sql.exec('insert or replace into board values (?, ?)', news.code, JSON.stringify(row))
    else sql.exec('delete from board where code = ?', news.code)
    this.#become(after)
  }

  list(wish: TableWish): Promise<PublicTables> {
    return Promise.resolve(shown(this.#present(), wish))
  }

  /** Codes of tables that fit, with a free seat, the best first. An earlier build asks with a title, or with null. */
  open(wish: TableWish | string | null): string[] {
    const wanted = typeof wish === 'object' && wish ? wish : { ...ANY_TABLE, title: wish }
    return openTables(this.#present(), wanted).slice(0, TABLES_TRIED)
  }

  // What the platform calls.

  /** It is made by being looked at. */
  protected override isThere(): boolean {
    return true
  }

  protected override tagsOf(request: Request): string[] {
    return [fromOf(request)]
  }

  protected override comes(connection: Wire, request: Request): void {
    const reason = this.#turnedAway(connection, request)
    if (reason) return close(connection, reason)
    connection.send(JSON.stringify(shown(this.#present(), wishOn(connection))))
    this.#arm()
  }

  /** There is nothing to say here. */
  protected override says(connection: Wire): void {
    close(connection, 'abuse')
  }

  override onAlarm(): void {
    this.#alarm.hasRung()
    this.closeSilent()
    this.#become(this.#present())
  }

  #turnedAway(connection: Wire, request: Request): CloseReason | null {
    const { searchParams } = new URL(request.url)
    if (!isUnderstood(Number(searchParams.get('v') ?? PROTOCOL))) return 'outdated'
    const near = this.others(connection, fromOf(request))
    const isFull = this.others(connection).length >= LIMITS.lookers || near.length >= LIMITS.lookersPerAddress
    return isFull ? 'tooManyWatchers' : null
  }

  // What goes out: one text for all who look for the same.

  #tell(): void {
    try {
      const lookers = this.connections().map((socket) => ({ socket, wish: wishOn(socket) }))
      const keyed = lookers.map(({ socket, wish }) => ({ socket, wish, key: queryOf(wish) }))
      const texts = shownToEach(this.#present(), new Map(keyed.map(({ key, wish }) => [key, wish])))
      for (const { socket, key } of keyed) {
        const text = texts.get(key)
        if (text !== undefined && text !== this.#told.get(key)) socket.send(text)
      }
      this.#told = texts
    } catch (error) {
      logStumble('those who look at the public tables', error)
    }
  }

  // Storage, time and sockets.

  #become(board: Board): void {
    this.#board = board
    if (this.connections().length > 0) this.#lookers.stir()
    this.#arm()
  }

  /** For the first room, or the first looker, that falls silent. */
  #arm(): void {
    const rooms = this.#awake().map(({ heardAt }) => heardAt + this.#limits)
    const due = Math.min(...rooms, this.silentAt())
    if (due < Infinity) this.#alarm.ringAt(due, this.now())
  }

  #awake(): Board {
    this.#board ??= this.#stored()
    return this.#board
  }

  /** Without those that have fallen silent. */
  #present(): Board {
    const before = this.#awake()
    const after = swept(before, { now: this.now(), patience: this.#limits })
    if (after === before) return before
    const { sql } = this.ctx.storage
    for (const { table } of before.filter((row) => !after.includes(row))) {
      sql.exec('delete from board where code = ?', table.code)
    }
    this.#board = after
    return after
  }

  #stored(): Board {
    const { sql } = this.ctx.storage
    const tables = sql.exec("select 1 from sqlite_master where type = 'table' and name = 'board'").toArray()
    const rows = tables.length > 0 ? sql.exec<{ json: string }>('select json from board').toArray() : []
    return rows.map(({ json }) => rowNow(JSON.parse(json)))
  }

  get #divisor(): number {
    return Number(this.env.PACE_DIVISOR ?? 1)
  }
  get #limits(): number {
    return PATIENCE / this.#divisor
  }
}

/** What somebody looks for is in the address that they came by, and outlasts a sleep there. */
const wishOn = ({ uri }: Wire): TableWish => wishIn(new URL(uri ?? '', 'https://object').searchParams, TITLE_IDS)
const TITLE_IDS = TITLES.map(({ id }) => id)

const fromOf = ({ headers }: Request): string => addressHash('lobby', headers.get(ADDRESS_HEADER) ?? '')

const TABLE = 'create table if not exists board (code text primary key, json text not null) without rowid'
