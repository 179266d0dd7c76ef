import type { Event, View } from '@robot-night/engine/games/robot-revolution'
import { Playback } from '#lib/motion/playback.ts'
import type { News } from '#lib/table/title.ts'
import { storyboard, type Stage } from './storyboard.ts'
import type { Theatre } from './theatre.ts'

/** What happened lately, shown one thing after another. While something is shown, the table stands as it stood then. */
export class Playing implements Theatre {
  #stage = $state.raw<Stage | null>(null)
  #tempo = $state.raw(1)
  #isTheatreAhead = $state(false)
  #seen: { n: number; view: View }
  readonly #playback: Playback<Stage>

  readonly #isWatched: () => boolean

  /** `isWatched`: somebody looks at it; else nothing is kept for later. */
  constructor(n: number, view: View, isWatched = () => true) {
    this.#isWatched = isWatched
    this.#seen = { n, view }
    this.#playback = new Playback<Stage>(
      (stage, tempo) => this.#show(stage, tempo),
      (ms, deed) => {
        const timer = setTimeout(deed, ms)
        return () => clearTimeout(timer)
      },
    )
  }

  get stage(): Stage | null {
    return this.#stage
  }

  get tempo(): number {
    return this.#tempo
  }

  /** A moment that has the bar to itself, or comes before one; questions wait until it is over. */
  get isTheatre(): boolean {
    return this.#stage !== null && (this.#stage.isTheatre || this.#isTheatreAhead)
  }

  /** `most`: how long a theatre may take, in ms. */
  take(news: News<Event>, view: View, most?: number): void {
    const before = this.#seen
    this.#seen = { n: news.n, view }
    if (news.n === before.n) return
    if (news.isLeap) return this.skip()
    if (!this.#isWatched()) return this.skip()
    const isBattle = news.events.some(({ kind }) => kind === 'battle')
    const limit = isBattle ? most : undefined
    this.#playback.add(storyboard(before.view, news.events, limit), limit)
    this.#lookAhead()
  }

  skip(): void {
    this.#playback.skip()
  }

  #show(stage: Stage | null, tempo: number): void {
    this.#stage = stage
    this.#tempo = tempo
    this.#lookAhead()
  }

  /** A question that stood before a theatre still to come would be taken away again while it is answered. */
  #lookAhead(): void {
    this.#isTheatreAhead = this.#playback.ahead.some(({ isTheatre }) => isTheatre)
  }
}
