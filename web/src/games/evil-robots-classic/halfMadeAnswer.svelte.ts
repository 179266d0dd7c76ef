import type {
  Decisions,
  EvilRobotsClassic,
  LineUpAnswer,
  Offers,
  Reaction,
  Reply,
} from '@robot-night/engine/games/evil-robots-classic'
import { createContext } from 'svelte'
import { Answering, type Given } from '#lib/stage/Answering.svelte.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { AskOf } from '#lib/table/title.ts'
import { refusalIn } from '#lib/words/refusal.ts'
import { newDraft, type Draft } from './draft.ts'
import { WORDS } from './words/words.ts'

export type Ask = AskOf<Decisions>
export type Asked<K extends Ask['kind']> = Extract<Ask, { kind: K }>['prompt']
export type Offered<K extends keyof Offers> = Offers[K]['prompt']

const WINDOWS: readonly string[] = ['call', 'answer', 'react', 'lineUp']

/** Its clock runs, whatever is being shown. */
export const isWindow = (asks: Ask | null): boolean => asks !== null && WINDOWS.includes(asks.kind)

export const [getHalfMadeAnswer, setHalfMadeAnswer] = createContext<HalfMadeAnswer>()

/** The viewer's own answers in the making. */
export class HalfMadeAnswer extends Answering<EvilRobotsClassic> {
  readonly #draft = this.kept<Draft>('draft', 'secret', newDraft)
  readonly #order = this.kept<readonly Seat[]>('order', 'open', () => [])
  readonly #reply = this.kept<Partial<Reply>>('reply', 'secret', () => ({}))
  readonly #lineUp = this.kept<Partial<LineUpAnswer>>('lineUp', 'secret', () => ({}))

  /** `isBusy`: the table is showing something, questions that can wait do. */
  constructor(given: () => Given<EvilRobotsClassic>, isBusy: () => boolean) {
    super(given, isBusy, {
      question,
      isUrgent: isWindow,
      // A lesson says what it wants instead.
      why: (refusal, { language }) =>
        refusal['hint'] ? String(refusal['hint']) : refusalIn(WORDS.in(language), refusal),
    })
  }

  get mayShow(): Offers['show']['prompt'] | null {
    return this.given().offers.find((offer) => offer.kind === 'show')?.prompt ?? null
  }
  get mayOrder(): Offers['order']['prompt'] | null {
    return this.given().offers.find((offer) => offer.kind === 'order')?.prompt ?? null
  }
  get mayPassEarly(): boolean {
    return this.given().offers.some((offer) => offer.kind === 'earlyPass')
  }
  get isReady(): boolean {
    return this.given().offers.some((offer) => offer.kind === 'unready')
  }

  get draft(): Draft {
    return this.#draft.value
  }
  set draft(draft: Draft) {
    this.#draft.value = draft
    this.note = null
  }
  /** In which order the seats asked about are to go. */
  get order(): readonly Seat[] {
    const { asks } = this
    if (asks?.kind !== 'callOrder' && asks?.kind !== 'passOrder') return []
    return this.#order.value.length > 0 ? this.#order.value : asks.prompt.seats
  }
  set order(order: readonly Seat[]) {
    this.#order.value = order
  }
  replyTo({ usual }: Asked<'answer'>): Omit<Reply, 'reaction'> {
    return { ...usual, ...this.#reply.value }
  }
  changeReply(change: Partial<Omit<Reply, 'reaction'>>): void {
    this.#reply.value = { ...this.#reply.value, ...change }
  }
  lineUpFor({ usual }: Asked<'lineUp'>): LineUpAnswer {
    return { lineUp: usual, dial: null, ...this.#lineUp.value }
  }
  changeLineUp(change: Partial<LineUpAnswer>): void {
    this.#lineUp.value = { ...this.#lineUp.value, ...change }
  }

  /** The same two ways for everybody who is asked in a window of reactions. */
  async react(reaction: Reaction | null): Promise<void> {
    const { asks } = this
    if (asks?.kind === 'react') await this.answer({ kind: 'react', action: { reaction } })
    if (asks?.kind === 'answer')
      await this.answer({ kind: 'answer', action: { ...this.replyTo(asks.prompt), reaction } })
  }
}

const question = ({ view, asks }: Given<EvilRobotsClassic>): string =>
  JSON.stringify([view.round, view.called, asks ?? view.phase.kind])
