import { readFileSync } from 'node:fs'
import type { Playing } from './table.ts'

/** One side's results in one window of time. In ms, unless it says otherwise. */
export interface Seen {
  moves: number
  okP50: number
  okP99: number
  /** Null without watchers. */
  watcherP50: number | null
  /** Of the server's process; null if the system doesn't say. */
  cpuAMove: number | null
  /** What one player receives for one move. */
  frames: number
}
/** The rooms of one side, and its server's process. */
export interface Rooms {
  tables: readonly Playing[]
  pid: number
}
export interface Window {
  /** For each side. */
  forMs: number
  /** The least time between two moves, in any room. */
  gapMs: number
}

/** The sides take turns this long, so that other load on the machine affects all of them. */
const SLICE_MS = 500

/** Plays on all sides in turn. */
export async function watch(sides: readonly Rooms[], { forMs, gapMs }: Window): Promise<Seen[]> {
  const watched = sides.map((rooms) => ({ load: new Load(rooms.tables, gapMs), rooms, before: cpuMs(rooms.pid) }))
  for (let played = 0; played < forMs; played += SLICE_MS) {
    for (const { load } of watched) await load.playFor(Math.min(SLICE_MS, forMs - played))
  }
  return watched.map(({ load, rooms, before }) => seenIn(load.tally, { before, after: cpuMs(rooms.pid) }))
}

/** Warms up, so that none of them sleeps and all code has run before. */
export async function warmUp(sides: readonly Rooms[], { forMs, gapMs }: Window): Promise<void> {
  for (const { tables } of sides) {
    const load = new Load(tables, gapMs)
    for (let at = 0; at < tables.length; at++) await load.playOne()
    await load.playFor(forMs)
  }
}

interface Tally {
  ok: number[]
  watched: number[]
  frames: number[]
}

/** Move after move, one at a time, from table to table. */
class Load {
  readonly tally: Tally = { ok: [], watched: [], frames: [] }
  readonly #tables: readonly Playing[]
  readonly #gapMs: number
  readonly #seen = new Set<Playing>()
  #at = 0
  #last = -Infinity

  constructor(tables: readonly Playing[], gapMs: number) {
    this.#tables = tables
    this.#gapMs = gapMs
  }

  async playFor(ms: number): Promise<void> {
    for (const end = performance.now() + ms; performance.now() < end;) await this.playOne()
  }

  async playOne(): Promise<void> {
    const table = this.#tables[this.#at++ % this.#tables.length]
    if (!table) throw new Error('there is no table')
    // By now, everything from its last move has arrived.
    this.#count(table)
    await table.ready()
    await until(Math.max(this.#last + this.#gapMs, table.freeAt()))
    this.#last = performance.now()
    const { ok, watched } = await table.move()
    this.tally.ok.push(ok)
    this.tally.watched.push(...watched)
    await new Promise(setImmediate)
  }

  #count(table: Playing): void {
    const { seats } = table.received()
    if (this.#seen.has(table)) this.tally.frames.push(...seats.map(({ frames }) => frames))
    this.#seen.add(table)
  }
}

function seenIn(tally: Tally, cpu: { before: number | null; after: number | null }): Seen {
  const moves = tally.ok.length
  return {
    moves,
    okP50: quantile(tally.ok, 0.5),
    okP99: quantile(tally.ok, 0.99),
    watcherP50: tally.watched.length === 0 ? null : quantile(tally.watched, 0.5),
    cpuAMove: cpu.before === null || cpu.after === null ? null : (cpu.after - cpu.before) / moves,
    frames: tally.frames.reduce((sum, each) => sum + each, 0) / tally.frames.length,
  }
}

async function until(when: number): Promise<void> {
  const ms = when - performance.now()
  if (ms > 0) await new Promise((go) => setTimeout(go, ms))
}

const TICKS_A_SECOND = 100

/** All CPU time of a process so far, its threads together. */
export function cpuMs(pid: number): number | null {
  try {
    // pid (name, which may hold anything) state ... utime and stime are the 14th and the 15th.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')
    const fields = stat.split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND
  } catch {
    return null
  }
}

export function quantile(list: readonly number[], share: number): number {
  const sorted = Float64Array.from(list).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}
