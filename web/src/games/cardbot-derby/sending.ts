import type { Later } from '#lib/motion/playback.ts'

/** How a thing is sent; false if it was not taken. */
type Send<T> = (value: T) => Promise<boolean>

const PAUSE_MS = 250
const AGAIN_MS = 2000

/**
 * Sends what has changed, a little later, so that a row of quick changes is sent once. One thing is on its way at a time;
 * the last one always arrives: what was not taken goes again as long as nothing newer is there.
 */
export class Sending<T> {
  readonly #send: Send<T>
  readonly #later: Later
  #next: { value: T } | null = null
  #isOut = false
  #cancel: (() => void) | null = null

  constructor(send: Send<T>, later: Later) {
    this.#send = send
    this.#later = later
  }

  /** Something has not arrived yet. */
  get isOpen(): boolean {
    return this.#next !== null || this.#isOut
  }

  change(value: T): void {
    this.#next = { value }
    this.#wait(PAUSE_MS)
  }

  /** What waits is no longer wanted. */
  drop(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#next = null
  }

  #wait(ms: number): void {
    this.#cancel?.()
    this.#cancel = this.#later(ms, () => void this.#go())
  }

  async #go(): Promise<void> {
    this.#cancel = null
    const sent = this.#next
    if (this.#isOut || !sent) return
    this.#next = null
    this.#isOut = true
    const isTaken = await this.#send(sent.value)
    this.#isOut = false
    if (!isTaken) this.#next ??= sent
    if (this.#next && !this.#cancel) this.#wait(isTaken ? PAUSE_MS : AGAIN_MS)
  }
}
