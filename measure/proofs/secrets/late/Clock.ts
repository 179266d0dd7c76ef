import { ask, insight } from '../../../wire/rooms.ts'

/** A match with clocks may go on by them for a while, and no longer than that. */
const MOST_RINGS = 400

/** Time at one table, which goes on by what is sent there and by this. */
export class Clock {
  readonly #at: { url: string; code: string }

  constructor(at: { url: string; code: string }) {
    this.#at = at
  }

  async now(): Promise<number> {
    const { now } = await insight(this.#at.url, this.#at.code)
    return now
  }

  async pass(ms: number): Promise<void> {
    await this.passUntil((await this.now()) + ms)
  }

  /** With all that the room wanted to be woken for on the way. */
  async passUntil(end: number): Promise<void> {
    for (let rung = 0; ; rung++) {
      const { alarm, now } = await insight(this.#at.url, this.#at.code)
      if (alarm === null || alarm > end) break
      if (rung === MOST_RINGS) throw new Error(`the alarm rings again and again, at ${alarm}`)
      await this.#ring(Math.max(alarm, now))
    }
    await this.#ring(end)
  }

  async #ring(at: number): Promise<void> {
    const { url, code } = this.#at
    await ask(url, { path: `/testing/rooms/${code}/ring`, body: { at } })
    await ask(url, { path: `/testing/rooms/${code}/settle`, body: {} })
  }
}
