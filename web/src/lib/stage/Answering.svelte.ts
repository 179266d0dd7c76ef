import type { Slot } from '../table/drawer.ts'
import { Kept } from '../table/kept.svelte.ts'
import type { Refusal, Shapes } from '../table/scene.ts'
import type { AnswerOf, AskOf, ScreenProps } from '../table/title.ts'
import { hydrated } from '../ui/hydrated.svelte.ts'

export type Given<G extends Shapes> = Pick<
  ScreenProps<G>,
  'view' | 'asks' | 'offers' | 'answer' | 'offer' | 'language' | 'drawer'
>

/** What a title says about its questions. */
export interface AnswerRules<G extends Shapes> {
  /** What a question is known by, so that an answer in the making outlives a lost line but not its question. */
  question(given: Given<G>): string
  /** A refusal in words. */
  why(refusal: Refusal, given: Given<G>): string
  /** Nothing that is shown keeps this question waiting: its clock runs. Without it all wait. */
  isUrgent?(asks: AskOf<G['Decisions']> | null): boolean
}

/** Something half made, kept for the question that stands. */
export interface HalfMade<T> {
  value: T
}

/** The viewer's own answers in the making: the question, what is half made, and what came of the last one. */
export class Answering<G extends Shapes> {
  protected readonly given: () => Given<G>
  readonly #isBusy: () => boolean
  readonly #rules: AnswerRules<G>
  readonly #note = new Kept<string | null>(() => null)
  #isSending = $state(false)

  /** `isBusy`: the table is showing something, and questions that can wait do. */
  constructor(given: () => Given<G>, isBusy: () => boolean, rules: AnswerRules<G>) {
    this.given = given
    this.#isBusy = isBusy
    this.#rules = rules
  }

  get asks(): AskOf<G['Decisions']> | null {
    const { asks } = this.given()
    return this.#isBusy() && !this.#rules.isUrgent?.(asks) ? null : asks
  }
  get isSending(): boolean {
    return this.#isSending
  }
  /** Something may be sent. */
  get may(): boolean {
    return hydrated.is && !this.#isSending
  }
  get mayAnswer(): boolean {
    return this.may && this.asks !== null
  }
  get question(): string {
    return this.#rules.question(this.given())
  }

  /** Why the last answer was not taken. */
  get note(): string | null {
    return this.#note.at(this.question)
  }
  set note(note: string | null) {
    this.#note.set(this.question, note)
  }

  /** `secret`: it would show what lies covered, and is kept over a reload only where nothing does. */
  kept<T>(name: string, sort: 'open' | 'secret', fresh: () => T): HalfMade<T> {
    return this.#forQuestion(new Kept<T>(fresh, () => this.slot(name, sort)))
  }
  /** What stands open about the question, such as a sheet: it closes with it, and over a reload. */
  whileAsked<T>(fresh: () => T): HalfMade<T> {
    return this.#forQuestion(new Kept<T>(fresh))
  }
  /** Where something of this is kept over a reload. */
  slot(name: string, sort: 'open' | 'secret'): Slot | null {
    return this.given().drawer?.slot(name, sort) ?? null
  }

  /** Whether it was taken. */
  async answer(answer: AnswerOf<G['Decisions']>): Promise<boolean> {
    return this.#sent(() => this.given().answer(answer))
  }
  async offer(answer: AnswerOf<G['Offers']>): Promise<boolean> {
    return this.#sent(() => this.given().offer(answer))
  }

  #forQuestion<T>(kept: Kept<T>): HalfMade<T> {
    const question = (): string => this.question
    return {
      get value() {
        return kept.at(question())
      },
      set value(value: T) {
        kept.set(question(), value)
      },
    }
  }

  /** What comes of it belongs to the question that was answered, which may be over by then. */
  async #sent(send: () => Promise<Refusal | null>): Promise<boolean> {
    const { question } = this
    this.#isSending = true
    this.#note.set(question, null)
    const refusal = await send()
    this.#isSending = false
    if (refusal) this.#note.set(question, this.#rules.why(refusal, this.given()))
    return refusal === null
  }
}
