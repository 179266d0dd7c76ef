import type { Refused, Up } from '@robot-night/protocol'
import { logStumble } from '../room/log.ts'
import { inGalleries } from '../room/galleries.ts'
import { chairOf, watchersOf } from '../room/seats.ts'
import type { Input, Moment, Room, Step } from '../room/shapes.ts'
import { seriesOf, seriesOfTime, SUM, type Counter, type Series } from './catalogue.ts'
import { countsOf } from './counts.ts'
import type { Report } from './book.ts'
import { shardOf } from './shards.ts'

/** Seconds between two reports of a room in which much happens. */
const EVERY = 60
/** Of so many commands one is timed. */
const ONE_IN = 8

/**
 * What a room counts, in memory only: it is told to the ledger by the way, once a minute at most, with the first thing
 * that happens after waking, and with the last. What is not told yet when the room is ended is lost.
 */
export class Tally {
  readonly #ledgers: Cloudflare.Env['Ledger']
  readonly #room: string
  #counts = new Map<Series, number>()
  #toldAt = 0
  #commands = 0

  constructor(ledgers: Cloudflare.Env['Ledger'], room: string) {
    this.#ledgers = ledgers
    this.#room = room
  }

  count(counter: Counter, ...labels: readonly string[]): void {
    this.#add(seriesOf(counter, ...labels), 1)
  }

  refused({ code }: Refused): void {
    this.count('refusals', code)
  }

  stumbled(what: string, error: unknown): void {
    this.count('stumbles')
    logStumble(what, error)
  }

  read(up: Up): void {
    if (up.what === 'again') this.count('resyncs', 'again')
  }

  took(before: Room, taken: Step, input: Input): void {
    for (const series of countsOf(before, taken, input)) this.#add(series, 1)
  }

  /** The platform's clock stands still while nothing is waited for: what can be known is when all has been written. */
  times(storage: DurableObjectStorage): void {
    if (this.#commands++ % ONE_IN !== 0) return
    const began = Date.now()
    const isWritten = () => this.#timed(Date.now() - began)
    void storage.sync().then(isWritten, () => undefined)
  }

  /** Tells what there is to tell, if it is time to. Nothing waits for it. */
  serve(room: Room, { now, second }: Pick<Moment, 'now' | 'second'>): void {
    const isTime = now - this.#toldAt >= EVERY * second || room.sockets.length === 0
    if (!this.#ledgers || !isTime || this.#counts.size === 0) return
    this.#toldAt = now
    const report = this.#report(room)
    this.#counts = new Map()
    void this.#ledgers
      .getByName(shardOf(this.#room))
      .hear(report)
      .catch(() => this.#takeBack(report))
  }

  #report(room: Room): Report {
    const watchers = watchersOf(room) + inGalleries(room)
    const people = new Set(room.sockets.map(({ device }) => chairOf(room, device)).filter((chair) => chair !== null))
      .size
    return {
      room: this.#room,
      counts: Object.fromEntries(this.#counts),
      people,
      watchers,
      galleries: room.galleries.length,
      isPlaying: room.facts.stage === 'playing',
    }
  }

  /** It is told with the next. */
  #takeBack({ counts }: Report): void {
    for (const [series, by] of Object.entries(counts)) this.#add(series, by)
  }

  #timed(ms: number): void {
    this.#add(seriesOfTime(ms), 1)
    this.#add(SUM, ms)
  }

  #add(series: Series, by: number): void {
    this.#counts.set(series, (this.#counts.get(series) ?? 0) + by)
  }
}
