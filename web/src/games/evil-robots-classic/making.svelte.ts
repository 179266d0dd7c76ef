import type {
  Decisions,
  EvilRobotsClassic,
  LineUpAnswer,
  Offers,
  Reaction,
  Reply,
} from '@robot-night/engine/games/evil-robots-classic'
import { createContext } from 'svelte'
import type { Slot } from '#lib/table/drawer.ts'
import { Kept } from '#lib/table/kept.svelte.ts'
import type { Refusal, Seat } from '#lib/table/scene.ts'
import type { AnswerOf, AskOf, ScreenProps } from '#lib/table/title.ts'
import { awake } from '#lib/ui/awake.svelte.ts'
import { newDraft, type Draft } from './draft.ts'
import { REFUSALS, WORDS } from './words/words.ts'

export type Ask = AskOf<Decisions>
type Given = Pick<
  ScreenProps<EvilRobotsClassic>,
  'view' | 'asks' | 'offers' | 'answer' | 'offer' | 'language' | 'drawer'
>
export type Asked<K extends Ask['kind']> = Extract<Ask, { kind: K }>['prompt']
export type Offered<K extends keyof Offers> = Offers[K]['prompt']

const WINDOWS: readonly string[] = ['call', 'answer', 'react', 'lineUp']

/** Its clock runs, whatever is being shown. */
export const isWindow = (asks: Ask | null): boolean => asks !== null && WINDOWS.includes(asks.kind)

export const [getMaking, setMaking] = createContext<Making>()

/** The viewer's own answers in the making: the question, the half-made answer, and what came of the last one. */
export class Making {
  readonly #given: () => Given
  readonly #isBusy: () => boolean
  readonly #draft = new Kept<Draft>(newDraft, () => this.#slot('draft', 'secret'))
  readonly #order = new Kept<readonly Seat[]>(
    () => [],
    () => this.#slot('order', 'open'),
  )
  readonly #reply = new Kept<Partial<Reply>>(
    () => ({}),
    () => this.#slot('reply', 'secret'),
  )
  readonly #lineUp = new Kept<Partial<LineUpAnswer>>(
    () => ({}),
    () => this.#slot('lineUp', 'secret'),
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
    return this.#isBusy() && !isWindow(asks) ? null : asks
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
  get mayShow(): Offers['show']['prompt'] | null {
    return this.#given().offers.find((offer) => offer.kind === 'show')?.prompt ?? null
  }
  get mayOrder(): Offers['order']['prompt'] | null {
    return this.#given().offers.find((offer) => offer.kind === 'order')?.prompt ?? null
  }
  get mayPassEarly(): boolean {
    return this.#given().offers.some((offer) => offer.kind === 'earlyPass')
  }
  get isReady(): boolean {
    return this.#given().offers.some((offer) => offer.kind === 'unready')
  }

  /** Why it was not taken, or cannot be done. */
  get note(): string | null {
    return this.#note.at(this.#question)
  }
  set note(note: string | null) {
    this.#note.set(this.#question, note)
  }
  get draft(): Draft {
    return this.#draft.at(this.#question)
  }
  set draft(draft: Draft) {
    this.#draft.set(this.#question, draft)
    this.note = null
  }
  /** In which order the seats asked about are to go. */
  get order(): readonly Seat[] {
    const { asks } = this
    if (asks?.kind !== 'callOrder' && asks?.kind !== 'passOrder') return []
    const kept = this.#order.at(this.#question)
    return kept.length > 0 ? kept : asks.prompt.seats
  }
  set order(order: readonly Seat[]) {
    this.#order.set(this.#question, order)
  }
  replyTo({ usual }: Asked<'answer'>): Omit<Reply, 'reaction'> {
    return { ...usual, ...this.#reply.at(this.#question) }
  }
  changeReply(change: Partial<Omit<Reply, 'reaction'>>): void {
    this.#reply.set(this.#question, { ...this.#reply.at(this.#question), ...change })
  }
  lineUpFor({ usual }: Asked<'lineUp'>): LineUpAnswer {
    return { lineUp: usual, dial: null, ...this.#lineUp.at(this.#question) }
  }
  changeLineUp(change: Partial<LineUpAnswer>): void {
    this.#lineUp.set(this.#question, { ...this.#lineUp.at(this.#question), ...change })
  }

  /** The same two ways for everybody who is asked in a window of reactions. */
  async react(reaction: Reaction | null): Promise<void> {
    const { asks } = this
    if (asks?.kind === 'react') await this.answer({ kind: 'react', action: { reaction } })
    if (asks?.kind === 'answer')
      await this.answer({ kind: 'answer', action: { ...this.replyTo(asks.prompt), reaction } })
  }
  async answer(answer: AnswerOf<Decisions>): Promise<boolean> {
    return this.#sent(() => this.#given().answer(answer))
  }
  async offer(answer: AnswerOf<Offers>): Promise<boolean> {
    return this.#sent(() => this.#given().offer(answer))
  }

  /** What a question is known by, so that an answer in the making outlives a lost line but not its question. */
  get #question(): string {
    const { view, asks } = this.#given()
    return JSON.stringify([view.round, view.called, asks ?? view.phase.kind])
  }

  #slot(name: string, sort: 'open' | 'secret'): Slot | null {
    return this.#given().drawer?.slot(name, sort) ?? null
  }

  async #sent(send: () => Promise<Refusal | null>): Promise<boolean> {
    const question = this.#question
    this.#isSending = true
    this.note = null
    const refusal = await send()
    this.#isSending = false
    if (refusal) this.#note.set(question, this.#why(refusal))
    return refusal === null
  }

  #why({ code }: Refusal): string {
    const { refusals } = WORDS.in(this.#given().language)
    const own = REFUSALS.find((each) => each === code)
    return own ? refusals[own] : refusals.other
  }
}
