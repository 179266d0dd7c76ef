import { tick, untrack } from 'svelte'

/** How a lesson stands for its reader: while its table shows what happens, they aren't told yet what comes of it. */
export class AfterShown<T> {
  readonly #now: () => T
  #it: T
  #isShowing = $state(false)

  constructor(now: () => T) {
    this.#now = now
    this.#it = $state.raw(untrack(now))
  }

  get it(): T {
    return this.#it
  }
  get isShowing(): boolean {
    return this.#isShowing
  }

  /** The table begins or ends to show something. */
  readonly onshowing = (isShowing: boolean): void => {
    this.#isShowing = isShowing
    if (!isShowing) this.#it = this.#now()
  }
  /** Does it, and tells what has come of it once the table has nothing more to show. */
  async go<R>(deed: () => R): Promise<R> {
    const result = deed()
    // By then the table knows whether it has something to show.
    await tick()
    if (!this.#isShowing) this.#it = this.#now()
    return result
  }
}
