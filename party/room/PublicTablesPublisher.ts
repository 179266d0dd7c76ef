import { PUBLIC_TABLES } from '@robot-night/protocol'
import { isClosed, listing, tellingDue, type PublicTableNotice, type Told } from './frames/listing.ts'
import type { Moment } from './state/moment.ts'
import type { Room } from './state/room.ts'

/** Nobody knows what the list has heard. */
const UNKNOWN = ''

/** Seconds after which what was not heard is told again. */
const PATIENCE = 30

/**
 * Tells the list how a public room stands. The room waits for nothing here: what was heard is kept, what was not is
 * told again by an alarm.
 */
export class PublicTablesPublisher {
  readonly #list: Cloudflare.Env['PublicTables']
  readonly #store: (told: Told) => void
  readonly #onHeard: () => void
  #told: Told | null = null
  /** What it was told without an answer so far; null: it has heard all. */
  #unheard: PublicTableNotice | null = null
  /** Until then an answer is waited for. */
  #waitsUntil = 0

  /** `store`: what the list has heard last is kept. `onHeard`: the next thing to do is another. */
  constructor(list: Cloudflare.Env['PublicTables'], store: (told: Told) => void, onHeard: () => void) {
    this.#list = list
    this.#store = store
    this.#onHeard = onHeard
  }

  /** After waking: what it was told last. */
  wakes(told: Told | null): void {
    this.#told = told
  }

  /** Tells what is due, and says when the next will be; `Infinity`: there is nothing to tell. */
  serve(room: Room, at: Moment): number {
    const due = tellingDue(room, this.#unheard ? { text: UNKNOWN, at: this.#unheard.at } : this.#told, at)
    if (due === null) return Infinity
    // That it is to be off the list waits for no answer to what was said before.
    const isUrgent = isClosed(room) && (this.#unheard?.table ?? null) !== null
    const soonest = isUrgent ? due : Math.max(due, this.#waitsUntil)
    if (soonest > at.now) return soonest
    this.#waitsUntil = at.now + PATIENCE * at.second
    this.#unheard = { code: room.facts.code, at: at.now, table: listing(room, at) }
    void this.#tell(this.#unheard)
    return this.#waitsUntil
  }

  /** What is not heard is told again when the patience is over. */
  async #tell(news: PublicTableNotice): Promise<void> {
    const isHeard = await this.#list
      .getByName(PUBLIC_TABLES)
      .hear(news)
      .then(
        () => true,
        () => false,
      )
    if (isHeard && this.#unheard === news) this.#keep(news)
  }

  #keep({ at, table }: PublicTableNotice): void {
    this.#waitsUntil = 0
    this.#unheard = null
    this.#told = { text: table && JSON.stringify(table), at }
    this.#store(this.#told)
    this.#onHeard()
  }
}
