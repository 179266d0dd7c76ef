import type { Refusal, Seat, Shapes } from '../table/scene.ts'
import type { AnswerOf, News } from '../table/title.ts'
import type { Bout, Turn } from './bout.ts'

/** One step of a lesson that's a match. */
export interface Step<G extends Shapes> {
  /** What the reader is to do; null: they read what has happened. */
  does: AnswerOf<G['Decisions']> | null
  /** Whether an answer will do as well. */
  isMeant(answer: AnswerOf<G['Decisions']>): boolean
  /** What happens then, up to the reader's next step. */
  then: readonly Turn<G>[]
}

/** The rules would take the answer, but the lesson wants another one. */
export const OTHER_STEP = 'other_step'
/** The reader sits here. */
export const READER: Seat = 0

/** Somebody going through such a lesson. After its last step they're beyond it. */
export class Tale<G extends Shapes, S extends Step<G>> {
  readonly #steps: readonly S[]
  readonly #begin: () => Bout<G>
  #at = $state(0)
  #bout: Bout<G>
  #news: News<G['Event']> = $state.raw({ n: 0, events: [] })
  #heard: readonly G['Event'][] = $state.raw([])

  constructor(steps: readonly S[], begin: () => Bout<G>) {
    this.#steps = steps
    this.#begin = begin
    this.#bout = $state.raw(begin())
  }

  get at(): number {
    return this.#at
  }
  /** Null: beyond the last. */
  get step(): S | null {
    return this.#steps[this.#at] ?? null
  }
  get bout(): Bout<G> {
    return this.#bout
  }
  /** What the reader is asked; in between they read. */
  get asks(): Bout<G>['asks'] {
    return this.step?.does ? this.#bout.asks : null
  }
  /** While they read, the table doesn't wait for them. */
  get awaits(): Bout<G>['awaits'] {
    return this.#bout.awaits.filter(({ seat }) => seat !== READER || this.asks !== null)
  }
  get news(): News<G['Event']> {
    return this.#news
  }
  get heard(): readonly G['Event'][] {
    return this.#heard
  }

  /** A wrong answer changes nothing, and comes back as a refusal. */
  answer(answer: AnswerOf<G['Decisions']>): Refusal | null {
    return this.step?.isMeant(answer) ? this.#play(answer) : { code: OTHER_STEP }
  }
  /** Does what this step wants. */
  skip(): void {
    this.#play(this.step?.does ?? null)
  }
  /** From what has been read to what's to be done. */
  next(): void {
    this.#play(null)
  }
  again(): void {
    this.begin(0, this.#begin())
  }

  /** Another table, at this step. */
  protected begin(at: number, bout: Bout<G>): void {
    this.#at = at
    this.#bout = bout
    this.#heard = []
    this.#news = { n: this.#news.n + 1, events: [], isLeap: true }
  }

  /** Plays this and what happens then, and goes on to the next step. */
  #play(answer: AnswerOf<G['Decisions']> | null): Refusal | null {
    const own: readonly Turn<G>[] = answer ? [{ seat: READER, answer }] : []
    const reached = this.#bout.play([...own, ...(this.step?.then ?? [])])
    if ('refused' in reached) return reached.refused
    this.#bout = reached.bout
    this.#heard = [...this.#heard, ...reached.heard]
    this.#news = { n: this.#news.n + 1, events: reached.heard }
    this.#at += 1
    return null
  }
}
