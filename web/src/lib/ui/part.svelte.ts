import { whenIdle } from './idle.ts'

/** A piece of the page that is fetched apart: before a page is shown that begins with it, or once there is time. */
export class Part<T> {
  #it: T | null = $state.raw(null)
  readonly #load: () => Promise<T>
  #isComing = false

  constructor(load: () => Promise<T>) {
    this.#load = load
  }

  /** Null until it was fetched. */
  get it(): T | null {
    return this.#it
  }

  /** Rejects where the line is down; may be asked again. */
  async fetch(): Promise<void> {
    this.#it ??= await this.#load()
  }

  /** Fetched once the page can be used and has nothing else to do; where the line is down, not now. */
  fetchSoon(): void {
    if (this.#it !== null || this.#isComing) return
    this.#isComing = true
    whenIdle(() => {
      this.#isComing = false
      this.fetch().catch(() => undefined)
    })
  }
}
