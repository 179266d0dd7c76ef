/**
 * When the watchers are told: once the seats have been, and so seldom that a crowd costs little. What comes in
 * between is told together.
 */
export class Throttle {
  readonly #tell: () => void
  readonly #every: () => number
  #lastAt = 0
  #isComing = false

  /** `every`: ms between two notices. */
  constructor(tell: () => void, every: () => number) {
    this.#tell = tell
    this.#every = every
  }

  /** There may be something new for them. */
  stir(): void {
    if (this.#isComing) return
    this.#isComing = true
    // A macrotask at least: nothing leaves an object before its event is over, and the seats come first.
    setTimeout(() => this.#flush(), Math.max(0, this.#lastAt + this.#every() - Date.now()))
  }

  #flush(): void {
    this.#isComing = false
    this.#lastAt = Date.now()
    this.#tell()
  }
}
