import type { Event, View } from '@robot-night/engine/games/evil-robots-influence'
import { tick } from 'svelte'
import { Playback } from '#lib/motion/playback.ts'
import type { News } from '#lib/table/title.ts'
import { storyboard, type Stage } from './storyboard.ts'

/** So long may a frame be shown before a window that is open already: every second of it counts. */
const BEFORE_WINDOW_MS = 1200
const MOST_MS = 1500
/** What a round, or the match, comes to. */
const THEATRE_MS = 5500
const THEATRES: readonly Event['kind'][] = ['counted', 'endgameRevealed', 'pathChosen']

/** Is told what changes on the screen: just before, and what to do just after. */
export type Watch = (stage: Stage, tempo: number) => () => void

/** What happened lately, shown one thing after another. While something is shown, the table stands as it stood then. */
export class Playing {
  #stage = $state.raw<Stage | null>(null)
  #tempo = $state.raw(1)
  #seen: { n: number; view: View }
  readonly #isWatched: () => boolean
  readonly #playback: Playback<Stage>
  /** Who lets things fly. */
  watch: Watch | null = null

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
  /** How much of its time at leisure the stage is given. */
  get tempo(): number {
    return this.#tempo
  }

  /** `isWindow`: a window is open, and its clock runs. */
  take(news: News<Event>, view: View, isWindow = false): void {
    const before = this.#seen
    this.#seen = { n: news.n, view }
    if (news.n === before.n) return
    if (news.isLeap) return this.skip()
    if (!this.#isWatched()) return this.skip()
    const isTheatre = news.events.some(({ kind }) => THEATRES.includes(kind))
    const most = isTheatre ? THEATRE_MS : isWindow ? BEFORE_WINDOW_MS : MOST_MS
    this.#playback.add(storyboard(before.view, news.events), most)
  }

  skip(): void {
    this.#playback.skip()
  }

  #show(stage: Stage | null, tempo: number): void {
    const land = stage && this.watch?.(stage, tempo)
    this.#tempo = tempo
    this.#stage = stage
    if (land) void tick().then(land)
  }
}
