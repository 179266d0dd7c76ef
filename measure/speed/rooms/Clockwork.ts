import type { Playing } from '../room/table.ts'

export interface Tally {
  ok: number[]
  undone: number
}

export interface Clock {
  now(): number
  /** A late room also waits until the others have been served. */
  until(when: number): Promise<void>
}

/** Of this machine. */
export const clock: Clock = {
  now: () => performance.now(),
  async until(when) {
    await new Promise(setImmediate)
    const ms = when - performance.now()
    if (ms > 0) await new Promise((go) => setTimeout(go, ms))
  },
}

/** A move a second in each room, in turn, no matter how long the answers take: a slow server gets no rest. */
export class Clockwork {
  readonly tally: Tally = { ok: [], undone: 0 }
  readonly #rooms: readonly Playing[]
  readonly #busy = new Set<Playing>()

  readonly #clock: Clock

  constructor(rooms: readonly Playing[], by: Clock) {
    this.#rooms = rooms
    this.#clock = by
  }

  async playFor(seconds: number): Promise<void> {
    const begun = this.#clock.now()
    const made: Promise<void>[] = []
    for (let at = 0; at < seconds * this.#rooms.length; at++) {
      await this.#clock.until(begun + (at * 1000) / this.#rooms.length)
      const room = this.#rooms[at % this.#rooms.length]
      if (!room) throw new Error('there is no room')
      if (this.#busy.has(room)) this.tally.undone += 1
      else made.push(this.#moveIn(room))
    }
    await Promise.all(made)
  }

  async #moveIn(room: Playing): Promise<void> {
    this.#busy.add(room)
    await room.ready()
    const { ok } = await room.move()
    this.tally.ok.push(ok)
    this.#busy.delete(room)
  }
}
