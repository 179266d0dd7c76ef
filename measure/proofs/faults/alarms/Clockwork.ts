import { copy, rngOf, type Game } from '@robot-night/engine'
import type { FirstSight } from '@robot-night/protocol'
import { Line } from '../../../wire/Line.ts'
import { anyCommandId, anyDevice, ask, codeOf, insight, open } from '../../../wire/rooms.ts'
import { sortedJson } from '../sorted.ts'
import type { Heard } from './run.ts'

/** How alarms come: in time; too early, in time and again; or much too late. */
export const WAYS = ['in time', 'nervous', 'late'] as const
export type Way = (typeof WAYS)[number]

export interface Match {
  game: Game
  seed: string
  /** Of the server. */
  url: string
  number: number
}
export interface Played {
  code: string
  /** The journal, and what everybody saw. */
  end: string
  /** How long anyone who was asked had from the beginning of each beat. */
  times: ReadonlyMap<number, readonly number[]>
}

const NIGHT = Date.UTC(2100, 0, 1)
const MINUTE = 60_000
const LATE = 5 * MINUTE
const DAY = 24 * 60 * MINUTE
/** An alarm that is further away than this is not for the match. */
const SOON = DAY
const KEPT_DAYS = 29

/** A match in which nobody is there but time, and its alarms come in one way. */
export class Clockwork {
  readonly #match: Match
  readonly #way: Way
  readonly #heard: Heard
  readonly #code: string
  readonly #devices: readonly string[]
  readonly #times = new Map<number, readonly number[]>()

  constructor(match: Match, { way, at }: { way: Way; at: number }, heard: Heard) {
    this.#match = match
    this.#way = way
    this.#heard = heard
    this.#code = codeOf(match.number * WAYS.length + at)
    const rng = rngOf(`${match.seed} ${match.number}`)
    this.#devices = Array.from({ length: 1 + rng.int(3) }, () => anyDevice(rng))
  }

  async play(): Promise<Played> {
    await this.#deal()
    await this.#noteTimes()
    let isGoingOn = true
    while (isGoingOn) isGoingOn = await this.#ringOnce()
    await this.#restAfterwards()
    this.#heard.matches += 1
    this.#heard.questions += this.#times.size
    return { code: this.#code, end: await this.#end(), times: this.#times }
  }

  async #deal(): Promise<void> {
    const { game, number, url } = this.#match
    const rng = rngOf(this.#code)
    const key = String(10 + (number % 90)).repeat(32)
    const conditions = { key, clock: NIGHT, random: 'alarms' }
    const about = { title: game.id, options: copy(game.options.usual), pace: 'fast', devices: this.#devices }
    await open(url, { ...about, code: this.#code, conditions })
    const line = new Line({ url, code: this.#code, as: 'player', device: this.#devices[0] ?? null, has: null })
    await line.until(0, ({ hello }) => hello !== undefined, 'a greeting')
    // Those who never come count as away: what becomes of their turns is a matter of clocks alone here.
    const bots = Math.max(1, game.seats.min - this.#devices.length)
    const acts = [
      { do: 'setAbsence', absence: 'clock' },
      ...Array.from({ length: bots }, (_, bot) => ({ do: 'seatBot', chair: this.#devices.length + bot })),
      { do: 'deal' },
    ]
    for (const act of acts) {
      const id = anyCommandId(rng)
      const before = line.downs.length
      line.send({ id, what: 'manage', act })
      await line.until(before, ({ ok }) => ok === id, 'an answer')
    }
  }

  /** The room's alarm, in this match's way. False: nothing more is to come. */
  async #ringOnce(): Promise<boolean> {
    const { alarm, now, isOver } = await this.#inside()
    if (isOver) return false
    if (alarm === null || alarm > now + SOON) return this.#isStuck('no alarm soon')
    if (this.#way === 'nervous') await this.#ringFor(alarm - 1, 'early')
    await this.#ring(this.#way === 'late' ? alarm + LATE : alarm)
    const after = await this.#inside()
    if (after.alarm === alarm) return this.#isStuck('nobody heeded the alarm')
    if (this.#way === 'nervous') await this.#ringFor(after.now, 'twice')
    await this.#noteTimes()
    return true
  }

  #isStuck(why: string): false {
    this.#heard.stuck.push(`${this.#code}: ${why}`)
    return false
  }

  /** Where nothing may come of it. */
  async #ringFor(at: number, wrong: 'early' | 'twice' | 'restless'): Promise<void> {
    const before = await this.#inside()
    await this.#ring(at)
    const after = await this.#inside()
    if (after.moves === before.moves) return
    this.#heard[wrong].push(`${this.#code}: ${after.moves.slice(before.moves.length)}`)
  }

  /** Time of the room never goes back: what would be too early for it is as early as can be. */
  async #ring(at: number): Promise<void> {
    const { now } = await this.#inside()
    this.#heard.rung += 1
    await ask(this.#match.url, { path: `/testing/rooms/${this.#code}/ring`, body: { at: Math.max(at, now) } })
  }

  async #noteTimes(): Promise<void> {
    const { table, hello } = await this.#look(0)
    if (!table || !('scene' in table) || this.#times.has(table.scene.beat)) return
    const { beat, clocks } = table.scene
    const times = clocks.map(({ until }) => until - hello.now)
    this.#times.set(beat, times)
  }

  /** Later nothing happens any more, however often it rings; and the table stays as it is for weeks. */
  async #restAfterwards(): Promise<void> {
    const { now } = await this.#inside()
    await this.#ringFor(now, 'restless')
    await this.#ringFor(now + LATE, 'restless')
    const { alarm } = await this.#inside()
    if ((alarm ?? 0) < now + KEPT_DAYS * DAY) this.#heard.restless.push(`${this.#code}: it wakes in ${alarm} again`)
  }

  async #inside(): Promise<{ now: number; alarm: number | null; moves: string; isOver: boolean }> {
    const { alarm, moves } = await insight(this.#match.url, this.#code)
    const { hello, room } = await this.#look(0)
    return { now: hello.now, alarm, moves: JSON.stringify(moves), isOver: room.stage !== 'playing' }
  }

  async #look(seat: number): Promise<FirstSight> {
    const device = this.#devices[seat] ?? null
    const text = await ask(this.#match.url, { path: `/testing/rooms/${this.#code}/look`, device })
    const sight: FirstSight = JSON.parse(text)
    return sight
  }

  async #end(): Promise<string> {
    const { moves } = await this.#inside()
    const sights = await Promise.all([...this.#devices.keys(), this.#devices.length].map((seat) => this.#look(seat)))
    const tables = sights.map(({ table }) => table && 'scene' in table && { ...table, match: null })
    return `${moves} ${sortedJson(tables)}`
  }
}
