import type { LivePace } from '@robot-night/engine'
import type { View } from '@robot-night/engine/games/cardbot-derby'
import type { Later } from '#lib/motion/playback.ts'
import type { Playable } from '#lib/stage/EventPlayback.svelte.ts'
import type { News } from '#lib/table/title.ts'
import { stageOf, standingNow, type Stage, type Standing } from './stage.ts'
import type { Shown } from './motion.ts'
import { allowanceMs } from './pace.ts'
import { lengthOf, shotAt, timelineOf, type Timeline } from './timeline.ts'
import { waitingMotion } from './waiting.ts'

export const SPEEDS = [0.5, 1, 2] as const
export type Speed = (typeof SPEEDS)[number]

interface Clockwork {
  later: Later
  /** ms, from anywhere. */
  now(): number
  /** Somebody looks at it; else nothing is kept for later. */
  isWatched(): boolean
}
const CLOCKWORK: Clockwork = {
  later: (ms, deed) => {
    const timer = setTimeout(deed, ms)
    return () => clearTimeout(timer)
  },
  now: () => performance.now(),
  isWatched: () => true,
}

/**
 * The round that was run last, as a playback of what everybody knows. What is new plays by itself, and all of it again on
 * request. Who comes in the middle begins at its end: what is shown is never later than what is known.
 */
export class RacePlayback implements Playable {
  #view: View
  #round: Timeline
  /** Which shot is shown; null: all stand as they stand. */
  #at = $state<number | null>(null)
  #isPaused = $state(false)
  #speed = $state<Speed>(1)
  /** What came live has been seen to its end. */
  #isSeen = $state(true)
  /** Another one for each shot that is begun. */
  #key = $state(0)
  #n: number
  /** How much of its time at leisure each shot is given. */
  #tempi: number[] = []
  #run: { cancel: () => void; since: number } | null = null
  /** ms at leisure of the present shot that are still to come. */
  #left = 0
  readonly #clockwork: Clockwork

  constructor({ n, view }: { n: number; view: View }, clockwork: Partial<Clockwork> = {}) {
    this.#clockwork = { ...CLOCKWORK, ...clockwork }
    this.#n = n
    this.#view = $state.raw(view)
    this.#round = $state.raw(timelineOf(view))
  }

  /** Something is shown that has just happened; neither questions nor the log run ahead of it. */
  get isOn(): boolean {
    return this.#at !== null && !this.#isSeen
  }
  get isBlocking(): boolean {
    return this.isOn
  }
  /** New, or again on request. */
  get isSkippable(): boolean {
    return this.#at !== null
  }
  /** It has been shown before. */
  get isReplay(): boolean {
    return this.#at !== null && this.#isSeen
  }
  get isPaused(): boolean {
    return this.#isPaused
  }
  get isAtPing(): boolean {
    return this.#at === null && this.#view.phase.kind === 'ping'
  }
  /** There is a round to look at again. */
  get hasRound(): boolean {
    return this.#round.shots.length > 0
  }
  /** So far has been told. */
  knows(step: number): boolean {
    return this.#round.shots.some(({ shot }) => shot.step === step)
  }
  get round(): number {
    return this.#round.round
  }

  get stage(): Stage | null {
    const shown = this.#at === null ? this.#waitingAt : this.#round.shots[this.#at]
    return shown ? stageOf(shown.shot, this.#view) : null
  }
  get robots(): readonly Standing[] {
    return (this.#at === null ? null : this.stage?.robots) ?? standingNow(this.#view)
  }

  /** For the board. */
  get shown(): Shown | null {
    const { phase } = this.#view
    const [key, isPaused, frozen] = [this.#key, this.#isPaused, null]
    if (this.#at !== null) {
      const motion = this.#round.shots[this.#at]?.motion
      return motion ? { motion, key, rate: this.#rate, isPaused, frozen } : null
    }
    if (phase.kind !== 'ping') return null
    return { motion: waitingMotion(phase, this.#view.robots), key, rate: 1, isPaused: false, frozen }
  }

  get speed(): Speed {
    return this.#speed
  }
  set speed(speed: Speed) {
    this.#halt()
    this.#speed = speed
    this.#go()
  }

  take(news: Pick<News<unknown>, 'n' | 'isLeap'>, view: View, pace: LivePace): void {
    const isNew = news.n !== this.#n
    const [before, known] = [this.#round.round, this.#round.shots.length]
    this.#n = news.n
    this.#view = view
    this.#round = timelineOf(view)
    if (isNew && news.isLeap) return this.skip()
    const from = this.#round.round === before ? known : 0
    if (!isNew || from >= this.#round.shots.length) return this.#stayInside()
    if (!this.#clockwork.isWatched()) return this.skip()
    this.#pace(from, allowanceMs(view.phase, pace))
    this.#isSeen = false
    if (this.#at === null || from === 0) {
      this.#isPaused = false
      this.#jump(from)
    }
  }

  /** To the present. */
  skip(): void {
    this.#jump(null)
  }
  /** The round again, at leisure. */
  replay(): void {
    this.#again(0)
  }
  pause(): void {
    if (this.#at === null) return
    this.#halt()
    this.#isPaused = true
  }
  resume(): void {
    this.#isPaused = false
    this.#go()
  }

  /** To where this step begins, or the one before it. */
  back(): void {
    const at = this.#at ?? this.#round.shots.length
    const step = this.#round.shots[Math.min(at, this.#round.shots.length - 1)]?.shot.step ?? 0
    const begun = shotAt(this.#round, step)
    this.#again(at - begun > 1 ? begun : shotAt(this.#round, Math.max(0, step - 1)))
  }
  /** To where the next step begins, or the present. */
  on(): void {
    if (this.#at === null) return
    const step = this.#round.shots[this.#at]?.shot.step ?? 0
    const next = this.#round.shots.findIndex(({ shot }) => shot.step > step)
    this.#jump(next === -1 ? null : next)
  }
  /** To where a step begins, from 0. */
  goTo(step: number): void {
    this.#again(shotAt(this.#round, step))
  }

  /** Nothing runs on when nobody shows it any more. */
  end(): void {
    this.#halt()
  }

  get #rate(): number {
    return this.#speed / (this.#at === null ? 1 : (this.#tempi[this.#at] ?? 1))
  }

  /** The last thing before the choice: its step and its cards. */
  get #waitingAt() {
    return this.isAtPing ? this.#round.shots.at(-1) : undefined
  }

  #pace(from: number, most: number): void {
    const tempo = Math.min(1, most / lengthOf(this.#round.shots.slice(from)))
    this.#tempi = this.#round.shots.map((_, at) => (at < from ? (this.#tempi[at] ?? 1) : tempo))
  }

  #again(at: number): void {
    if (!this.hasRound) return
    if (this.#isSeen) this.#tempi = []
    this.#jump(at)
  }

  /** The view may have come again without any news, or there is another match. */
  #stayInside(): void {
    if (this.#at !== null && this.#at >= this.#round.shots.length) this.skip()
  }

  #jump(at: number | null): void {
    this.#halt()
    const shown = at === null ? undefined : this.#round.shots[at]
    this.#key += 1
    this.#at = shown && at !== null ? at : null
    this.#left = shown?.motion.ms ?? 0
    if (!shown) {
      this.#isSeen = true
      this.#isPaused = false
    }
    this.#go()
  }

  #go(): void {
    if (this.#at === null || this.#isPaused || this.#run) return
    const next = this.#at + 1
    const cancel = this.#clockwork.later(this.#left / this.#rate, () => {
      this.#run = null
      this.#jump(next)
    })
    this.#run = { cancel, since: this.#clockwork.now() }
  }

  #halt(): void {
    if (!this.#run) return
    this.#run.cancel()
    this.#left = Math.max(0, this.#left - (this.#clockwork.now() - this.#run.since) * this.#rate)
    this.#run = null
  }
}
