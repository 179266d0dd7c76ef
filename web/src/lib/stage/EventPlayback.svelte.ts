import { tick } from 'svelte'
import { Playback, type Step } from '../motion/playback.ts'
import { isWatched } from '../motion/watched.ts'
import type { News } from '../table/title.ts'

/** What a table shows of what has just happened. */
export interface Playable {
  /** It has the bar to itself: questions and the log wait until it is over. */
  readonly isBlocking: boolean
  /** Any key or tap ends it. */
  readonly isSkippable: boolean
  skip(): void
}

/**
 * What a title makes of the events of one frame: things to look at, one after another. `before`: the table as it stood
 * until then. Null: whatever was being shown is over.
 */
export type Plan<V, E, S> = (before: V, events: readonly E[], most?: number) => readonly Step<S>[] | null

interface From<V> {
  /** The number of the frame that the table begins with: nothing of it is shown. */
  n: number
  view: V
  /** Somebody looks at it; else nothing is kept for later. */
  isWatched?: () => boolean
}

/** Is told what changes on the screen: just before, and what to do just after. */
export type Watch<S> = (stage: S, tempo: number) => () => void

/** What happened lately, shown one thing after another. While something is shown, the table stands as it stood then. */
export class EventPlayback<V, E, S> implements Playable {
  #stage = $state.raw<S | null>(null)
  #tempo = $state.raw(1)
  #isAhead = $state(false)
  #seen: { n: number; view: V }
  readonly #plan: Plan<V, E, S>
  readonly #blocks: (stage: S) => boolean
  readonly #isWatched: () => boolean
  readonly #playback: Playback<S>
  /** Who lets things fly. */
  watch: Watch<S> | null = null

  /** `blocks`: whether questions wait for a stage, and for what comes before it; without it, for all of them. */
  constructor(plan: Plan<V, E, S>, { n, view, isWatched: watched = isWatched }: From<V>, blocks = (_: S) => true) {
    this.#plan = plan
    this.#blocks = blocks
    this.#isWatched = watched
    this.#seen = { n, view }
    this.#playback = new Playback<S>(
      (stage, tempo) => this.#show(stage, tempo),
      (ms, deed) => {
        const timer = setTimeout(deed, ms)
        return () => clearTimeout(timer)
      },
    )
  }

  /** Null: the table stands as it stands. */
  get stage(): S | null {
    return this.#stage
  }
  /** How much of its time at leisure the stage is given. */
  get tempo(): number {
    return this.#tempo
  }
  /** A question that stood before something still to come would be taken away again while it is answered. */
  get isBlocking(): boolean {
    return this.#stage !== null && (this.#isAhead || this.#blocks(this.#stage))
  }
  get isSkippable(): boolean {
    return this.isBlocking
  }

  /** `most`: how long all of it may take, in ms. */
  take(news: News<E>, view: V, most?: number): void {
    const before = this.#seen
    this.#seen = { n: news.n, view }
    if (news.n === before.n) return
    const steps = news.isLeap || !this.#isWatched() ? null : this.#plan(before.view, news.events, most)
    if (!steps) return this.skip()
    this.#playback.add(steps, most)
    this.#lookAhead()
  }

  skip(): void {
    this.#playback.skip()
  }

  #show(stage: S | null, tempo: number): void {
    const land = stage === null ? undefined : this.watch?.(stage, tempo)
    this.#tempo = tempo
    this.#stage = stage
    this.#lookAhead()
    if (land) void tick().then(land)
  }

  #lookAhead(): void {
    this.#isAhead = this.#playback.ahead.some(this.#blocks)
  }
}
