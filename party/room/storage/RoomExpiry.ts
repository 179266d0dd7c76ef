import type { Archivist } from './Archivist.ts'
import { CODE_RESTS, RETRY_AFTER } from '../state/timings.ts'
import type { Room } from '../state/room.ts'
import { layToRest } from './afterExpiry.ts'

/**
 * The end of a room. What is left is that its code is not given to strangers soon, and what the archive has still to
 * forget; nothing of a room that nobody but its maker ever came to: nobody else has a link to it.
 */
export class RoomExpiry {
  readonly #storage: DurableObjectStorage
  readonly #archivist: Archivist

  constructor(storage: DurableObjectStorage, archivist: Archivist) {
    this.#storage = storage
    this.#archivist = archivist
  }

  /** Everybody has long gone, or the host has cleared the table. `now`: ms since 1970. */
  async expire(state: Room, now: number): Promise<void> {
    await this.#storage.deleteAll()
    if (state.facts.isUnused) return
    layToRest(this.#storage.sql, now + CODE_RESTS)
    if (state.facts.cleared) await this.#unless(this.#archivist.forgets(state), now)
  }

  /** An archive that did not answer when the room went is asked again. */
  goOn(now: number): Promise<void> {
    return this.#unless(this.#archivist.triesToForget(), now)
  }

  async #unless(isForgotten: Promise<boolean>, now: number): Promise<void> {
    if (!(await isForgotten)) await this.#storage.setAlarm(now + RETRY_AFTER)
  }
}
