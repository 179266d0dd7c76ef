/** One thing to look at, and for how long. */
export interface Step<S> {
  stage: S
  /** Milliseconds at leisure. */
  ms: number
  /** To be read: it keeps its time however little the others are given. */
  stays?: true
}

/** Puts something off; calling the result cancels it. It comes from the one with a clock. */
export type Later = (ms: number, deed: () => void) => () => void

/** `tempo`: how much of its time at leisure the stage is given, 1 at the most; what moves in it is shortened alike. */
export type Show<S> = (stage: S | null, tempo: number) => void

/** So many turns may wait before all is hurried. */
const PATIENCE = 3
const LEAST_MS = 90
/** What belongs together takes no longer than this: a round that was missed is told in short. */
const MOST_MS = 15_000

interface Turn<S> {
  steps: Step<S>[]
  tempo: number
}

/**
 * Shows steps one after another, each for its time, then says that nothing is left to show.
 * What comes meanwhile waits its turn; a skip goes to the end at once.
 */
export class Playback<S> {
  readonly #show: Show<S>
  readonly #later: Later
  #now: Turn<S> = { steps: [], tempo: 1 }
  #waiting: Turn<S>[] = []
  #cancel: (() => void) | null = null

  constructor(show: Show<S>, later: Later) {
    this.#show = show
    this.#later = later
  }

  get isPlaying(): boolean {
    return this.#cancel !== null
  }

  /** What is still to come after the present stage. */
  get ahead(): S[] {
    return [this.#now, ...this.#waiting].flatMap(({ steps }) => steps.map(({ stage }) => stage))
  }

  /** Steps that belong together, such as those of one frame; `most`: milliseconds that all of them may take. */
  add(steps: readonly Step<S>[], most = MOST_MS): void {
    if (steps.length === 0) return
    this.#waiting.push({ steps: [...steps], tempo: tempoFor(steps, most) })
    if (!this.isPlaying) this.#next()
  }

  skip(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#now = { steps: [], tempo: 1 }
    this.#waiting = []
    this.#show(null, 1)
  }

  #next(): void {
    if (this.#now.steps.length === 0) this.#now = this.#waiting.shift() ?? this.#now
    const step = this.#now.steps.shift()
    if (!step) return this.skip()
    const ms = hurried(step.stays ? step.ms : step.ms * this.#now.tempo, this.#waiting.length)
    this.#show(step.stage, ms / step.ms)
    this.#cancel = this.#later(ms, () => this.#next())
  }
}

/** Steps that would take longer than they may, each shortened alike. */
export function tempoFor(steps: readonly Step<unknown>[], most: number): number {
  const all = lengthOf(steps.filter(({ stays }) => !stays))
  return all <= most ? 1 : most / all
}

export const lengthOf = (steps: readonly Step<unknown>[]): number => steps.reduce((sum, { ms }) => sum + ms, 0)

/** The longer the queue, the shorter each step: a player who was away catches up. */
export function hurried(ms: number, waiting: number): number {
  if (waiting <= PATIENCE) return Math.round(ms)
  return Math.max(Math.min(Math.round(ms), LEAST_MS), Math.round((ms * PATIENCE) / waiting))
}
