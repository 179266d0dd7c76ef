import type { Event, View } from '@robot-night/engine/games/evil-robots-classic'
import { Playback } from '#lib/motion/playback.ts'
import type { News } from '#lib/table/title.ts'
import { storyboard, type Stage } from './storyboard.ts'

/** So long may a frame be shown before a window that is open already: every second of it counts. */
const BEFORE_WINDOW_MS = 700
const MOST_MS = 4000

/** What happened lately, shown one thing after another. While something is shown, the table stands as it stood then. */
export class Playing {
  #stage = $state.raw<Stage | null>(null)
  #seen: { n: number; view: View }
  readonly #isWatched: () => boolean
  readonly #playback: Playback<Stage>

  /** `isWatched`: somebody looks at it; else nothing is kept for later. */
  constructor(n: number, view: View, isWatched = () => true) {
    this.#isWatched = isWatched
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

  /** `isWindow`: a window is open, and its clock runs. */
  take(news: News<Event>, view: View, isWindow = false): void {
    const before = this.#seen
    this.#seen = { n: news.n, view }
    if (news.n === before.n) return
    if (news.isLeap || !this.#isWatched()) return this.skip()
    this.#playback.add(storyboard(before.view, news.events), isWindow ? BEFORE_WINDOW_MS : MOST_MS)
  }

  skip(): void {
    this.#playback.skip()
  }
}
