import {
  usualPick,
  type Decisions,
  type EvilRobotsInfluence,
  type Offers,
} from '@robot-night/engine/games/evil-robots-influence'
import { createContext } from 'svelte'
import { Answering, type Given } from '#lib/stage/Answering.svelte.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { AskOf } from '#lib/table/title.ts'
import { refusalIn } from '#lib/words/refusal.ts'
import { WORDS } from './words/words.ts'

export type Ask = AskOf<Decisions>
export type Asked<K extends Ask['kind']> = Extract<Ask, { kind: K }>['prompt']

const WINDOWS: readonly string[] = ['claim', 'offer', 'split', 'endgame', 'retain', 'path']

/** Its clock runs, whatever is being shown. */
export const isWindow = (asks: Ask | null): boolean => asks !== null && WINDOWS.includes(asks.kind)

/** Nothing that is shown keeps it waiting. */
const isUrgent = (asks: Ask | null): boolean => asks?.kind === 'claim' || asks?.kind === 'offer'

export const [getHalfMadeAnswer, setHalfMadeAnswer] = createContext<HalfMadeAnswer>()

/** The viewer's own answers in the making. */
export class HalfMadeAnswer extends Answering<EvilRobotsInfluence> {
  readonly #amount = this.kept<number>('amount', 'open', () => 0)
  readonly #picked = this.kept<Seat | null>('picked', 'open', () => null)

  /** `isBusy`: the table is showing something, questions that can wait do. */
  constructor(given: () => Given<EvilRobotsInfluence>, isBusy: () => boolean) {
    super(given, isBusy, {
      question,
      isUrgent,
      // A lesson says what it wants instead.
      why: (refusal, { language }) =>
        refusal['hint'] ? String(refusal['hint']) : refusalIn(WORDS.in(language), refusal),
    })
  }

  /** If you support the leading proposal, you may go back on it. */
  get mayReconsider(): Offers['reconsider']['prompt'] | null {
    return this.given().offers.find(({ kind }) => kind === 'reconsider')?.prompt ?? null
  }

  /** What is going into the envelope. */
  get amount(): number {
    return this.#amount.value
  }
  set amount(amount: number) {
    this.#amount.value = amount
  }
  /** Who is to have the card, as long as it is for me to say. */
  get picked(): Seat | null {
    const { asks } = this
    const picked = this.#picked.value
    if (asks?.kind === 'pick') return picked ?? usualPick(asks.prompt)
    return asks?.kind === 'giveZero' ? (picked ?? asks.prompt.candidates[0] ?? null) : null
  }
  set picked(picked: Seat | null) {
    this.#picked.value = picked
  }
}

function question({ view, asks }: Given<EvilRobotsInfluence>): string {
  const put = asks === null || isWindow(asks) ? view.phase.kind : asks
  return JSON.stringify([view.round, view.order.length, view.stack, view.windows, put])
}
