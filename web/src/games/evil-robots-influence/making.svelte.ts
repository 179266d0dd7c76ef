import {
  usualPick,
  type Decisions,
  type EvilRobotsInfluence,
  type Offers,
} from '@robot-night/engine/games/evil-robots-influence'
import { createContext } from 'svelte'
import type { Slot } from '#lib/table/drawer.ts'
import { Kept } from '#lib/table/kept.svelte.ts'
import type { Refusal, Seat } from '#lib/table/scene.ts'
import type { AnswerOf, AskOf, ScreenProps } from '#lib/table/title.ts'
import { awake } from '#lib/ui/awake.svelte.ts'
import { refusalIn, WORDS } from './words/words.ts'

export type Ask = AskOf<Decisions>
type Given = Pick<
  ScreenProps<EvilRobotsInfluence>,
  'view' | 'asks' | 'offers' | 'answer' | 'offer' | 'language' | 'drawer'
>
export type Asked<K extends Ask['kind']> = Extract<Ask, { kind: K }>['prompt']

const WINDOWS: readonly string[] = ['claim', 'offer', 'split', 'endgame', 'retain', 'path']

/** Its clock runs, whatever is being shown. */
export const isWindow = (asks: Ask | null): boolean => asks !== null && WINDOWS.includes(asks.kind)

/** Nothing that is shown keeps it waiting. */
const isUrgent = (asks: Ask | null): boolean => asks?.kind === 'claim' || asks?.kind === 'offer'

export const [getMaking, setMaking] = createContext<Making>()

/** The viewer's own answers in the making: the question, the half-made answer, and what came of the last one. */
export class Making {
  readonly #given: () => Given
  readonly #isBusy: () => boolean
  readonly #amount = new Kept<number>(
    () => 0,
    () => this.slot('amount', 'open'),
  )
  readonly #picked = new Kept<Seat | null>(
    () => null,
    () => this.slot('picked', 'open'),
  )
  readonly #note = new Kept<string | null>(() => null)
  #isSending = $state(false)

  /** `isBusy`: the table is showing something, questions that can wait do. */
  constructor(given: () => Given, isBusy: () => boolean) {
    this.#given = given
    this.#isBusy = isBusy
  }

  get asks(): Ask | null {
    const { asks } = this.#given()
    return this.#isBusy() && !isUrgent(asks) ? null : asks
  }
  get isSending(): boolean {
    return this.#isSending
  }
  /** Something may be sent. */
  get may(): boolean {
    return awake.is && !this.#isSending
  }
  get mayAnswer(): boolean {
    return this.may && this.asks !== null
  }
  /** Whoever supports the leading proposal may go back on it. */
  get mayReconsider(): Offers['reconsider']['prompt'] | null {
    return this.#given().offers.find(({ kind }) => kind === 'reconsider')?.prompt ?? null
  }

  /** Why it was not taken, or cannot be done. */
  get note(): string | null {
    return this.#note.at(this.question)
  }
  set note(note: string | null) {
    this.#note.set(this.question, note)
  }
  /** What is going into the envelope. */
  get amount(): number {
    return this.#amount.at(this.question)
  }
  set amount(amount: number) {
    this.#amount.set(this.question, amount)
  }
  /** Who is to have the card, as long as it is for me to say. */
  get picked(): Seat | null {
    const { asks } = this
    const picked = this.#picked.at(this.question)
    if (asks?.kind === 'pick') return picked ?? usualPick(asks.prompt)
    return asks?.kind === 'giveZero' ? (picked ?? asks.prompt.candidates[0] ?? null) : null
  }
  set picked(picked: Seat | null) {
    this.#picked.set(this.question, picked)
  }

  async answer(answer: AnswerOf<Decisions>): Promise<boolean> {
    return this.#sent(() => this.#given().answer(answer))
  }
  async offer(answer: AnswerOf<Offers>): Promise<boolean> {
    return this.#sent(() => this.#given().offer(answer))
  }

  /** What a question is known by, so that an answer in the making outlives a lost line but not its question. */
  get question(): string {
    const { view, asks } = this.#given()
    const put = asks === null || isWindow(asks) ? view.phase.kind : asks
    return JSON.stringify([view.round, view.order.length, view.stack, view.windows, put])
  }

  /** Where something of this is kept over a reload. */
  slot(name: string, sort: 'open' | 'secret'): Slot | null {
    return this.#given().drawer?.slot(name, sort) ?? null
  }

  async #sent(send: () => Promise<Refusal | null>): Promise<boolean> {
    const { question } = this
    this.#isSending = true
    this.note = null
    const refusal = await send()
    this.#isSending = false
    if (refusal) this.#note.set(question, refusalIn(WORDS.in(this.#given().language), refusal))
    return refusal === null
  }
}
