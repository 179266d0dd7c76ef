import type { LivePace, Update } from '@robot-night/engine'
import { REPLAY_SPEEDS, type ReplaySpeed, type Shown } from '@robot-night/protocol'
import { viewerOf, type Eye, type Film } from './film.ts'
import type { News } from '../table/title.ts'
import type { Sight } from './replayedMatch.ts'

export const SPEEDS = REPLAY_SPEEDS
export type Speed = ReplaySpeed

/** How long a moment is looked at before the next comes, ms at speed 1; a showing of the title's own is waited for. */
const LOOKED_AT = 1500
/** From this speed on nothing is shown in motion. */
const TOO_FAST = 4
const PACES: Readonly<Record<Speed, LivePace>> = { 0.5: 'relaxed', 1: 'normal', 2: 'fast', 4: 'fast' }

/** What the screen is given. */
export interface Frame {
  moment: number
  eye: Eye
  scene: Update
  sight: Sight
  news: News<{ kind: string }>
}

/** How time goes by; tests pass it themselves. */
export interface Ticking {
  after(ms: number, then: () => void): () => void
}
const REAL: Ticking = {
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

/** Shows a film: moment by moment, as fast as wanted, through any eye. */
export class Projector {
  readonly film: Film
  readonly #ticking: Ticking
  #moment = $state(0)
  #eye: Eye = $state('watcher')
  #speed: Speed = $state(1)
  #isPlaying = $state(false)
  #isLed = $state(false)
  #frame: Frame | null = $state.raw(null)
  #isShowing = false
  #stop: () => void = () => undefined

  constructor(film: Film, { moment, eye }: { moment: number; eye: Eye }, ticking: Ticking = REAL) {
    this.film = film
    this.#ticking = ticking
    this.#moment = this.#within(moment)
    this.#eye = eye
    void this.#show()
  }

  /** What is wanted; what is shown may be a blink behind. */
  get moment(): number {
    return this.#moment
  }
  get eye(): Eye {
    return this.#eye
  }
  get speed(): Speed {
    return this.#speed
  }
  get isPlaying(): boolean {
    return this.#isPlaying
  }
  /** Somebody else steps; whatever is pressed here ends that. */
  get isLed(): boolean {
    return this.#isLed
  }
  get frame(): Frame | null {
    return this.#frame
  }
  get pace(): LivePace {
    return PACES[this.#speed]
  }
  get isAtEnd(): boolean {
    return this.film.next(this.#moment, this.#eye, 1) === null
  }

  /** From the beginning, if this is the end. */
  play(): void {
    if (this.isAtEnd) this.go(0)
    this.#isPlaying = true
    this.lead()
  }

  pause(): void {
    this.#isLed = false
    this.#isPlaying = false
    this.#stop()
  }

  /** To the next moment in which this eye sees or hears something, or the one before. */
  step(way: 1 | -1): void {
    this.pause()
    this.#step(way)
  }

  go(moment: number): void {
    this.#isLed = false
    if (this.#within(moment) === this.#moment) return
    this.#moment = this.#within(moment)
    void this.#show()
  }

  see(eye: Eye): void {
    this.#isLed = false
    if (eye === this.#eye) return
    this.#eye = eye
    void this.#show()
  }

  run(speed: Speed): void {
    this.#speed = speed
    this.lead()
  }

  /** Shows what somebody else shows, and takes no step by itself. */
  follow({ moment, eye, speed, isPlaying }: Shown): void {
    const isElsewhere = this.#within(moment) !== this.#moment || eye !== this.#eye
    this.#stop()
    this.#isLed = true
    this.#moment = this.#within(moment)
    this.#eye = eye
    this.#speed = speed
    this.#isPlaying = isPlaying
    if (isElsewhere) void this.#show()
  }

  /** From here on it goes on by itself. */
  lead(): void {
    this.#isLed = false
    this.#goOn()
  }

  /** The screen begins or ends to show what has happened. */
  readonly showing = (isShowing: boolean): void => {
    if (this.#isShowing === isShowing) return
    this.#isShowing = isShowing
    this.#goOn()
  }

  end(): void {
    this.pause()
    this.film.close()
  }

  #step(way: 1 | -1): void {
    const next = this.film.next(this.#moment, this.#eye, way)
    if (next === null) return this.pause()
    this.#moment = next
    void this.#show()
  }

  /** The latest wish alone is shown. */
  async #show(): Promise<void> {
    const [moment, eye] = [this.#moment, this.#eye]
    const sight = await this.film.look(moment)
    if (moment !== this.#moment || eye !== this.#eye) return
    const before = this.#frame
    const isNext = before?.eye === eye && this.film.next(before.moment, eye, 1) === moment
    if (!isNext) this.#isShowing = false
    const n = before ? before.news.n + 1 : 0
    const isMoving = isNext && !(this.#isPlaying && this.#speed >= TOO_FAST)
    const scene = typeof eye === 'number' ? (sight.seats[eye] ?? sight.watcher) : sight.watcher
    const events = isMoving ? this.#heardSince(before.moment, moment) : []
    this.#frame = { moment, eye, scene, sight, news: { n, events, isLeap: !isNext } }
    this.#goOn()
  }

  #heardSince(before: number, moment: number): { kind: string }[] {
    return Array.from({ length: moment - before }, (_, at) => this.film.heard(before + 1 + at, this.#eye)).flat()
  }

  #goOn(): void {
    this.#stop()
    if (!this.#isPlaying || this.#isShowing || this.#isLed) return
    if (this.isAtEnd) return this.pause()
    this.#stop = this.#ticking.after(LOOKED_AT / this.#speed, () => this.#step(1))
  }

  #within(moment: number): number {
    return Math.max(0, Math.min(Math.round(moment) || 0, this.film.last))
  }
}

export const viewerIn = ({ eye }: Frame): number | null => {
  const viewer = viewerOf(eye)
  return viewer === 'spectator' ? null : viewer
}
