import type { Rank, View } from '@robot-night/engine/games/cardbot-derby'
import { isWatched } from '#lib/motion/watched.ts'
import { RacePlayback } from '../playback/playback.svelte.ts'
import { raced, type Raced } from './running.ts'
import { TASKS, type Task } from './tasks.ts'

/** Somebody trying the tasks, one after another. */
export class Trial {
  #at = $state(0)
  #order: readonly Rank[] = $state.raw(TASKS[0].runners[0].cards)
  #run: Raced | null = $state.raw(null)
  #playback: RacePlayback | null = $state.raw(null)
  /** The card that is lifted. */
  picked: Rank | null = $state(null)

  get at(): number {
    return this.#at
  }
  get task(): Task {
    return TASKS[this.#at] ?? TASKS[0]
  }
  get isLast(): boolean {
    return this.#at === TASKS.length - 1
  }
  get order(): readonly Rank[] {
    return this.#order
  }
  /** What has been run, though it may not have been seen to its end. */
  get run(): Raced | null {
    return this.#run
  }
  get playback(): RacePlayback | null {
    return this.#playback
  }
  get isRunning(): boolean {
    return this.#playback?.isOn ?? false
  }
  get view(): View {
    return this.#run?.after ?? raced(this.task, this.#order).before
  }

  lay(order: readonly Rank[]): void {
    this.#order = order
  }

  handOver(): void {
    const run = raced(this.task, this.#order)
    const playback = new RacePlayback({ n: 0, view: run.before }, { isWatched })
    this.picked = null
    this.#run = run
    this.#playback = playback
    playback.take({ n: 1 }, run.after, 'normal')
  }

  /** The same task with the cards as they lie. */
  again(): void {
    this.end()
    this.#playback = null
    this.#run = null
  }

  /** The next task, or from the first one on. */
  next(): void {
    this.again()
    this.#at = this.isLast ? 0 : this.#at + 1
    this.#order = this.task.runners[0].cards
  }

  end(): void {
    this.#playback?.end()
  }
}
