/** One thing to look at, and for how long. */
export interface Step<S> {
  stage: S
  /** Milliseconds at leisure. */
  ms: number
}

/** Puts something off; the answer takes it back. Given by whoever has a clock. */
export type Later = (ms: number, deed: () => void) => () => void

/** So many turns may wait before all is hurried. */
const PATIENCE = 3
const LEAST_MS = 90
/** What belongs together takes no longer than this: a round that was missed is told in short. */
const MOST_MS = 15_000

/**
 * Shows steps one after another, each for its time, then says that nothing is left to show.
 * What comes meanwhile waits its turn; a skip goes to the end at once.
 */
export class Playback<S> {
  readonly #show: (stage: S | null) => void
  readonly #later: Later
  #now: Step<S>[] = []
  #waiting: (readonly Step<S>[])[] = []
  #cancel: (() => void) | null = null

  constructor(show: (stage: S | null) => void, later: Later) {
    this.#show = show
    this.#later = later
  }

  get isPlaying(): boolean {
    return this.#cancel !== null
  }

  /** What is still to come after the present stage. */
  get ahead(): S[] {
    return [this.#now, ...this.#waiting].flatMap((steps) => steps.map(({ stage }) => stage))
  }

  /** Steps that belong together, such as those of one frame. */
  add(steps: readonly Step<S>[]): void {
    if (steps.length === 0) return
    this.#waiting.push(fitted(steps))
    if (!this.isPlaying) this.#next()
  }

  skip(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#now = []
    this.#waiting = []
    this.#show(null)
  }

  #next(): void {
    if (this.#now.length === 0) this.#now = [...(this.#waiting.shift() ?? [])]
    const step = this.#now.shift()
    if (!step) return this.skip()
    this.#show(step.stage)
    this.#cancel = this.#later(hurried(step.ms, this.#waiting.length), () => this.#next())
  }
}

/** Steps that would take too long, each shortened alike. */
export function fitted<S>(steps: readonly Step<S>[]): readonly Step<S>[] {
  const all = steps.reduce((sum, { ms }) => sum + ms, 0)
  return all <= MOST_MS ? steps : steps.map((step) => ({ ...step, ms: Math.round((step.ms * MOST_MS) / all) }))
}

/** The longer the queue, the shorter each step: a player who was away catches up. */
export function hurried(ms: number, waiting: number): number {
  if (waiting <= PATIENCE) return ms
  return Math.max(Math.min(ms, LEAST_MS), Math.round((ms * PATIENCE) / waiting))
}
