import type { LivePace } from '@robot-night/engine'
import type { Event } from '@robot-night/engine/games/not-a-robot'
import { Playback } from '#lib/motion/playback.ts'
import type { News } from '#lib/table/title.ts'
import { storyboard, type Stage } from './storyboard.ts'

/** So long may the end of a round take to be shown, in ms: the time to look at it afterwards is what a pace leaves. */
const MOST_MS: Readonly<Record<LivePace, number>> = { off: 4000, relaxed: 4500, normal: 3500, fast: 2500 }

/** What is turned up when votes or a guess are in. */
export class Theatre {
  #stage = $state.raw<Stage | null>(null)
  #tempo = $state.raw(1)
  #n: number
  readonly #isWatched: () => boolean
  readonly #playback: Playback<Stage>

  /** `isWatched`: somebody looks at it; else nothing is kept for later. */
  constructor(n: number, isWatched: () => boolean) {
    this.#n = n
    this.#isWatched = isWatched
    this.#playback = new Playback<Stage>(
      (stage, tempo) => {
        this.#stage = stage
        this.#tempo = tempo
      },
      (ms, deed) => {
        const timer = setTimeout(deed, ms)
        return () => clearTimeout(timer)
      },
    )
  }

  get isOn(): boolean {
    return this.#stage !== null
  }
  /** Null: all is to be seen. */
  get stage(): Stage | null {
    return this.#stage
  }
  /** How much of its time at leisure the stage is given. */
  get tempo(): number {
    return this.#tempo
  }

  take(news: News<Event>, pace: LivePace): void {
    if (news.n === this.#n) return
    this.#n = news.n
    const isNewRound = news.events.some(({ kind }) => kind === 'roundStarted')
    if (news.isLeap || isNewRound || !this.#isWatched()) return this.skip()
    this.#playback.add(storyboard(news.events), MOST_MS[pace])
  }

  skip(): void {
    this.#playback.skip()
  }
}
