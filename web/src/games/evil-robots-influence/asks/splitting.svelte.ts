import { type Proposal, type Share, type SplitAction, type View } from '@robot-night/engine/games/evil-robots-influence'
import { Kept } from '#lib/table/kept.svelte.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { HalfMadeAnswer } from '../halfMadeAnswer.svelte.ts'
import { evenly, isSame } from '../split/shares.ts'

type Phase = Extract<View['phase'], { kind: 'split' }>

/** What of a split is the viewer's to say, and the idea in the making. */
export class Splitting {
  readonly #making: HalfMadeAnswer
  readonly #idea = new Kept<readonly Share[]>(
    () => [],
    () => this.#making.slot('idea', 'open'),
  )

  constructor(making: HalfMadeAnswer) {
    this.#making = making
  }

  /** Asked, or free to go back on it. */
  get prompt() {
    const { asks, mayReconsider } = this.#making
    return asks?.kind === 'split' ? asks.prompt : mayReconsider
  }
  get isSending(): boolean {
    return this.#making.isSending
  }
  get mayAnswer(): boolean {
    return this.#making.may && this.prompt !== null
  }

  /** Always adds up to the pot. */
  ideaFor({ pot }: View, { winners }: Phase): readonly Share[] {
    const kept = this.#idea.at(this.#making.question)
    const isWhole = kept.reduce((sum, { gems }) => sum + gems, 0) === pot && kept.length === winners.length
    return isWhole ? kept : evenly(winners, pot)
  }
  set idea(idea: readonly Share[]) {
    this.#idea.set(this.#making.question, idea)
  }

  async send(action: SplitAction): Promise<boolean> {
    if (this.#making.asks?.kind === 'split') return this.#making.answer({ kind: 'split', action })
    return this.#making.offer({ kind: 'reconsider', action })
  }
  /** What lies there already is agreed to. */
  async propose(phase: Phase, shares: readonly Share[]): Promise<boolean> {
    const same = sameIn(phase, shares)
    if (same) return this.send({ kind: 'accept', proposal: same.number })
    return this.send({ kind: 'propose', shares: shares.map(({ seat, gems }) => ({ seat, gems })) })
  }
}

/** One for each table, shared by all who show it. */
const all = new WeakMap<HalfMadeAnswer, Splitting>()
export function splittingOf(making: HalfMadeAnswer): Splitting {
  const known = all.get(making) ?? new Splitting(making)
  all.set(making, known)
  return known
}

export const sameIn = ({ proposals }: Phase, shares: readonly Share[]): Proposal | null =>
  proposals.find((proposal) => isSame(proposal.shares, shares)) ?? null

export const supportedBy = ({ proposals }: Phase, seat: Seat | null): Proposal | null =>
  proposals.find(({ supporters }) => seat !== null && supporters.includes(seat)) ?? null
