import type { Ears, Outside, Stir, Wire } from './outside.ts'

/** A wire to nobody but a test. */
export class TestWire implements Wire {
  readonly url: string
  readonly ears: Ears
  readonly said: string[] = []
  isUp = true

  constructor(url: string, ears: Ears) {
    this.url = url
    this.ears = ears
  }
  say(text: string): void {
    this.said.push(text)
  }
  hangUp(): void {
    this.isUp = false
  }
  /** The other side picks up, and greets. */
  greet(down: object = { hello: {} }): void {
    this.ears.onOpen()
    this.hear(down)
  }
  hear(down: object | string): void {
    if (this.isUp) this.ears.onText(typeof down === 'string' ? down : JSON.stringify(down))
  }
  close(code: number): void {
    if (this.isUp) this.ears.onClosed(code)
  }
}

/** A world outside in which time passes when the test says so. */
export class TestOutside implements Outside {
  readonly wires: TestWire[] = []
  readonly #timers = new Set<{ at: number; deed: () => void }>()
  #stirred: (why: Stir) => void = () => undefined
  #steady = 0
  #clock = 1_000_000

  get wire(): TestWire {
    const wire = this.wires.at(-1)
    if (!wire) throw new Error('nobody has dialled')
    return wire
  }
  dial(url: string, ears: Ears): Wire {
    this.wires.push(new TestWire(url, ears))
    return this.wire
  }
  later(ms: number, deed: () => void): () => void {
    const timer = { at: this.#steady + ms, deed }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }
  clock(): number {
    return this.#clock
  }
  steady(): number {
    return this.#steady
  }
  chance(): number {
    return 0
  }
  onStir(stirred: (why: Stir) => void): () => void {
    this.#stirred = stirred
    return () => (this.#stirred = () => undefined)
  }

  stir(why: Stir): void {
    this.#stirred(why)
  }
  /** Time goes by, and what is due is done in its order. */
  pass(ms: number): void {
    const end = this.#steady + ms
    for (let next = this.#dueBy(end); next; next = this.#dueBy(end)) {
      this.#timers.delete(next)
      this.#advance(Math.max(0, next.at - this.#steady))
      next.deed()
    }
    this.#advance(end - this.#steady)
  }
  /** Time goes by, and nothing is done: the page is frozen. */
  freeze(ms: number): void {
    this.#advance(ms)
  }
  /** Time goes by that only the clock on the wall knows of: the device sleeps, or somebody sets it. */
  turn(ms: number): void {
    this.#clock += ms
  }

  #dueBy(end: number): { at: number; deed: () => void } | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
  }
  #advance(ms: number): void {
    this.#steady += ms
    this.#clock += ms
  }
}
