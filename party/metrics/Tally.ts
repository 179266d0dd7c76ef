import type { Refused, Up } from '@robot-night/protocol'
import { logStumble } from '../shell/log.ts'
import { inGalleries } from '../room/state/crowd.ts'
import { behind, shownToAll } from '../room/state/shown.ts'
import { chairOf, watchersOf } from '../room/state/seats.ts'
import type { Input } from '../room/state/input.ts'
import type { Moment } from '../room/state/moment.ts'
import type { Room } from '../room/state/room.ts'
import type { Step } from '../room/state/outcome.ts'
import { seriesOf, seriesOfTime, SUM, type Counter, type Counts, type Series } from './catalogue.ts'
import { countsOf } from './counts.ts'
import type { Report } from './book.ts'
import { shardOf } from './shards.ts'
import { Held } from './Held.ts'

/** Seconds between two reports of a room in which much happens. */
const EVERY = 60
/** Of so many commands one is timed. */
const ONE_IN = 8

/**
 * What a room counts, in memory only: it is told to the ledger by the way, once a minute at most, with the first thing
 * that happens after waking, and with the last. What is not told yet when the room is ended is lost. Where those who
 * watch see the room later, all of it is told as late: from sums that move at once somebody could tell that it is over.
 */
export class Tally {
  readonly #ledgers: Cloudflare.Env['Ledger']
  readonly #room: string
  #counts = new Map<Series, number>()
  readonly #held = new Held()
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
  serve(room: Room, at: Pick<Moment, 'now' | 'second'>): void {
    const { now, second } = at
    if (!this.#ledgers) return
    this.#held.add(this.#counts, at)
    this.#counts = new Map()
    const isTime = now - this.#toldAt >= EVERY * second || room.sockets.length === 0
    const counts = isTime ? this.#held.takenUntil(now - behind(room, at)) : null
    if (counts === null) return
    this.#toldAt = now
    const report = this.#report(shownToAll(room, at), counts)
    void this.#ledgers
      .getByName(shardOf(this.#room))
      .hear(report)
      .catch(() => this.#takeBack(report))
  }

  #report(room: Room, counts: Counts): Report {
    const watchers = watchersOf(room) + inGalleries(room)
    const people = new Set(room.sockets.map(({ device }) => chairOf(room, device)).filter((chair) => chair !== null))
      .size
    return {
      room: this.#room,
      counts,
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
