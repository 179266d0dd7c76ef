import { hear, timedOutTo, type Told, type Viewer } from '@robot-night/engine'
import { byClock } from '../stage/withClock.ts'
import type { Sight, Stir } from './replayedMatch.ts'
import type { Answer, Winder } from './winding.ts'

/** Through whose eyes: a seat's, a watcher's, or everybody's at once. */
export type Eye = number | 'watcher' | 'open'

/** What this eye is to the rules. With everything open, what is hidden lies next to what a watcher sees. */
export const viewerOf = (eye: Eye): Viewer => (typeof eye === 'number' ? eye : 'spectator')

/** A match that has been played again to its end: what happened, and any moment of it. */
export class Film {
  readonly #winder: Winder
  readonly #stirs: readonly Stir[]
  readonly #sights = new Map<number, Promise<Sight>>()
  readonly #waiting = new Map<number, (sight: Sight) => void>()
  /** Every move of the record is in it. */
  readonly isWhole: boolean

  private constructor(winder: Winder, stirs: readonly Stir[], isWhole: boolean) {
    this.#winder = winder
    this.#stirs = stirs
    this.isWhole = isWhole
  }

  /** `onwound`: how many moments there are so far. */
  static of(winder: Winder, onwound: (moments: number) => void = () => undefined): Promise<Film> {
    return new Promise((done) => {
      const stirs: Stir[] = []
      let film: Film | null = null
      winder.listen((answer) => {
        if (answer.kind === 'stirs') onwound(stirs.push(...answer.stirs))
        else if (answer.kind === 'wound') done((film = new Film(winder, stirs, answer.isWhole)))
        else if (film) film.#take(answer)
      })
      winder.say({ kind: 'wind' })
    })
  }

  /** The last moment; -1: there is none at all. */
  get last(): number {
    return this.#stirs.length - 1
  }

  /** What was told on the way to a moment, as this eye heard it. */
  heard(moment: number, eye: Eye): { kind: string }[] {
    return hear(this.#told(moment), viewerOf(eye))
  }

  /** The same for the log: with what the clock did on the way there. */
  written(moment: number, eye: Eye): { kind: string }[] {
    const late = timedOutTo(this.#stirs[moment]?.timedOut ?? [], viewerOf(eye))
    return [...late.map(byClock), ...this.heard(moment, eye)]
  }

  writtenTo(moment: number, eye: Eye): { kind: string }[] {
    return Array.from({ length: moment + 1 }, (_, at) => this.written(at, eye)).flat()
  }

  /** All that was told up to a moment, that one with it. */
  heardTo(moment: number, eye: Eye): { kind: string }[] {
    return Array.from({ length: moment + 1 }, (_, at) => this.heard(at, eye)).flat()
  }

  /** Something was told to this eye, or looks otherwise than a moment before. */
  isFelt(moment: number, eye: Eye): boolean {
    const stir = this.#stirs[moment]
    if (!stir) return false
    if (eye === 'open') return stir.changed.includes(true) || stir.told.length > 0
    const at = eye === 'watcher' ? stir.changed.length - 1 : eye
    return stir.changed[at] === true || this.heard(moment, eye).length > 0
  }

  /** The next moment that this eye feels, or the one before; null: there is none. */
  next(moment: number, eye: Eye, way: 1 | -1): number | null {
    for (let at = moment + way; at >= 0 && at <= this.last; at += way) if (at === 0 || this.isFelt(at, eye)) return at
    return null
  }

  look(moment: number): Promise<Sight> {
    const known = this.#sights.get(moment)
    if (known) return known
    const sight = new Promise<Sight>((seen) => {
      this.#waiting.set(moment, seen)
      this.#winder.say({ kind: 'look', moment })
    })
    const [oldest] = this.#sights.keys()
    if (oldest !== undefined && this.#sights.size >= MOST_SIGHTS) this.#sights.delete(oldest)
    this.#sights.set(moment, sight)
    return sight
  }

  close(): void {
    this.#winder.end()
  }

  #take(answer: Extract<Answer, { kind: 'sight' }>): void {
    this.#waiting.get(answer.moment)?.(answer.sight)
    this.#waiting.delete(answer.moment)
  }

  #told(moment: number): readonly Told[] {
    return this.#stirs[moment]?.told ?? []
  }
}

const MOST_SIGHTS = 64
