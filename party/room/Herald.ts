import { LOBBY } from '@robot-night/protocol'
import { listing, tellingDue, type Told } from './listing.ts'
import type { Moment, Room } from './shapes.ts'
import { storeHeralded } from './storage.ts'

/** What a room tells the lobby; `at` by the room's clock, so that what comes late is known as old. */
export interface Heralded {
  code: string
  at: number
  table: ReturnType<typeof listing>
}

/** Seconds after which what was not heard is told again. */
const PATIENCE = 30

/**
 * Tells the lobby how a public room stands. The room waits for nothing here: what was heard is kept, what was not is
 * told again by an alarm.
 */
export class Herald {
  readonly #lobby: Cloudflare.Env['Lobby']
  readonly #sql: DurableObjectStorage['sql']
  readonly #onHeard: () => void
  #told: Told | null = null
  /** Until then an answer is waited for. */
  #waitsUntil = 0

  /** `onHeard`: the next thing to do is another. */
  constructor(lobby: Cloudflare.Env['Lobby'], sql: DurableObjectStorage['sql'], onHeard: () => void) {
    this.#lobby = lobby
    this.#sql = sql
    this.#onHeard = onHeard
  }

  /** After waking: what it was told last. */
  wakes(told: Told | null): void {
    this.#told = told
  }

  /** Tells what is due, and says when the next will be; `Infinity`: there is nothing to tell. */
  serve(room: Room, at: Moment): number {
    const due = tellingDue(room, this.#told, at)
    if (due === null) return Infinity
    if (Math.max(due, this.#waitsUntil) > at.now) return Math.max(due, this.#waitsUntil)
    this.#waitsUntil = at.now + PATIENCE * at.second
    void this.#tell({ code: room.facts.code, at: at.now, table: listing(room, at) })
    return this.#waitsUntil
  }

  /** What is not heard is told again when the patience is over. */
  async #tell(news: Heralded): Promise<void> {
    const isHeard = await this.#lobby
      .getByName(LOBBY)
      .hear(news)
      .then(
        () => true,
        () => false,
      )
    if (isHeard) this.#keep(news)
  }

  #keep({ at, table }: Heralded): void {
    this.#waitsUntil = 0
    this.#told = { text: table && JSON.stringify(table), at }
    storeHeralded(this.#sql, this.#told)
    this.#onHeard()
  }
}
