import type { Event, View } from '@robot-night/engine/games/robot-revolution'
import { Playback } from '$lib/motion/playback.ts'
import { storyboard, type Stage } from './storyboard.ts'

/** What happened lately, shown one thing after another. While something is shown, the table stands as it stood then. */
export class Playing {
  #stage = $state.raw<Stage | null>(null)
  #isTheatreAhead = $state(false)
  #seen: { n: number; view: View }
  readonly #playback: Playback<Stage>

  constructor(n: number, view: View) {
    this.#seen = { n, view }
    this.#playback = new Playback<Stage>(
      (stage) => this.#show(stage),
      (ms, deed) => {
        const timer = setTimeout(deed, ms)
        return () => clearTimeout(timer)
      },
    )
  }

  get stage(): Stage | null {
    return this.#stage
  }

  /** A moment that has the bar to itself, or comes before one; questions wait until it is over. */
  get isTheatre(): boolean {
    return this.#stage !== null && (this.#stage.isTheatre || this.#isTheatreAhead)
  }

  take(news: { n: number; events: readonly Event[] }, view: View): void {
    const before = this.#seen
    this.#seen = { n: news.n, view }
    if (news.n === before.n) return
    this.#playback.add(storyboard(before.view, news.events))
    this.#lookAhead()
  }

  skip(): void {
    this.#playback.skip()
  }

  #show(stage: Stage | null): void {
    this.#stage = stage
    this.#lookAhead()
  }

  /** A question that stood before a theatre still to come would be taken away again while it is answered. */
  #lookAhead(): void {
    this.#isTheatreAhead = this.#playback.ahead.some(({ isTheatre }) => isTheatre)
  }
}
