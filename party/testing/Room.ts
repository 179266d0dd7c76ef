import { keyStream, TITLES, type Move } from '@robot-night/engine'
import { patched, probe, type Patch } from '@robot-night/engine/testing'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Connection, WSMessage } from 'partyserver'
import { Room as RealRoom } from '../room/Room.ts'
import type { Conditions } from '../room/shapes.ts'

/** What a test may lay down for one room. */
export interface Wanted {
  /** Hex: the key of every match, used as it is. */
  key?: string
  /** Words put over the key stream. */
  patch?: Patch
  /** The room's clock stands at this, and goes on only by its messages. */
  clock?: number
  /** Seed of everything else that is random. */
  random?: string
}

interface Kept {
  wanted: Wanted
  messages: number
  draws: number
}

const MS_A_MESSAGE = 100

/** The room under laid-down conditions, and with the test-only title beside the real ones. */
export class Room extends RealRoom {
  #read: Kept | null | undefined

  /** Before the room is claimed. Kept with it, for it may be evicted. */
  prepare(wanted: Wanted): void {
    this.#keep({ wanted, messages: 0, draws: 0 })
  }

  /** What a test may want to know of the inside. */
  async inside(): Promise<{ alarm: number | null; match: string | null; moves: Move[] }> {
    const { sql } = this.ctx.storage
    const facts = sql.exec<{ json: string }>('select json from facts').one()
    const { match } = JSON.parse(facts.json) as { match: string | null }
    const rows = sql.exec<{ json: string }>('select json from journal where match = ? order by seq', match).toArray()
    const entries = rows.map(({ json }) => JSON.parse(json) as { move: Move | null })
    return { alarm: await this.ctx.storage.getAlarm(), match, moves: entries.flatMap(({ move }) => move ?? []) }
  }

  /** The logical clock jumps to what the room waits for, and its alarm rings. */
  async wake(): Promise<{ now: number }> {
    const kept = this.#kept()
    const alarm = await this.ctx.storage.getAlarm()
    if (kept?.wanted.clock === undefined || alarm === null) throw new Error('no logical clock, or no alarm')
    const clock = kept.wanted.clock + Math.max(0, alarm - this.now())
    this.#keep({ ...kept, wanted: { ...kept.wanted, clock } })
    await this.alarm()
    return { now: this.now() }
  }

  protected override conditions(): Conditions {
    const usual = super.conditions()
    const titles = [...TITLES, probe]
    const { key, patch, random } = this.#kept()?.wanted ?? {}
    const drawn = random === undefined ? usual.random : (size: number) => this.#draw(random, size)
    if (key === undefined) return { ...usual, titles, random: drawn }
    const stream = () => patched(keyStream(hexToBytes(key)), patch ?? {})
    return { ...usual, titles, stream, random: (size) => (size === 32 ? hexToBytes(key) : drawn(size)) }
  }

  protected override now(): number {
    const kept = this.#kept()
    const clock = kept?.wanted.clock
    return kept && clock !== undefined ? clock + kept.messages * MS_A_MESSAGE : super.now()
  }

  protected override watchersEvery(): number {
    return this.#kept()?.wanted.clock === undefined ? super.watchersEvery() : 0
  }

  override onMessage(connection: Connection<{ device: string | null }>, message: WSMessage): void {
    const kept = this.#kept()
    if (kept) this.#keep({ ...kept, messages: kept.messages + 1 })
    super.onMessage(connection, message)
  }

  #draw(seed: string, size: number): Uint8Array {
    const kept = this.#kept()
    if (!kept) throw new Error('nothing was prepared')
    this.#keep({ ...kept, draws: kept.draws + 1 })
    return sha256(utf8ToBytes(`${seed} ${kept.draws}`)).slice(0, size)
  }

  #kept(): Kept | null {
    if (this.#read === undefined) this.#read = this.#stored()
    return this.#read
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
