import type { Event, View } from '@robot-night/engine/games/robot-revolution'
import { Playback } from '$lib/motion/playback.ts'
import { storyboard, type Stage } from './storyboard.ts'

/** What happened lately, shown one thing after another. While something is shown, the table stands as it stood then. */
export class Playing {
  #stage = $state.raw<Stage | null>(null)
  #seen: { n: number; view: View }
  readonly #playback: Playback<Stage>

  constructor(n: number, view: View) {
    this.#seen = { n, view }
    this.#playback = new Playback<Stage>(
      (stage) => (this.#stage = stage),
      (ms, deed) => {
        const timer = setTimeout(deed, ms)
        return () => clearTimeout(timer)
      },
    )
  }

  get stage(): Stage | null {
    return this.#stage
  }

  /** A moment that has the bar to itself; questions wait until it is over. */
  get isTheatre(): boolean {
    return this.#stage?.isTheatre ?? false
  }

  take(news: { n: number; events: readonly Event[] }, view: View): void {
    const before = this.#seen
    this.#seen = { n: news.n, view }
    if (news.n !== before.n) this.#playback.add(storyboard(before.view, news.events))
  }

  skip(): void {
    this.#playback.skip()
  }
}
