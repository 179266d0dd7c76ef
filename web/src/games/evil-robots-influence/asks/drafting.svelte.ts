import { createContext } from 'svelte'
import type { Slot } from '#lib/table/drawer.ts'
import { Kept } from '#lib/table/kept.svelte.ts'
import { newDraft, type PlayDraft, type TurnDraft } from './draft.ts'
import type { Side } from '@robot-night/engine/games/evil-robots-influence'

export const [getDrafting, setDrafting] = createContext<Drafting>()

/** What the answer in the making belongs to, and what came of the last one. */
interface Question {
  readonly question: string
  readonly isSending: boolean
  readonly asks: object | null
  note: string | null
  slot(name: string, sort: 'open' | 'secret'): Slot | null
}

/** The answer in the making of a turn, a Reveal window, a second question, or of what is kept or shown in the end. */
export class Drafting {
  readonly #making: Question
  readonly #kept = new Kept<TurnDraft>(newDraft, () => this.#making.slot('turn', 'secret'))

  constructor(making: Question) {
    this.#making = making
  }

  get draft(): TurnDraft {
    return this.#kept.at(this.#making.question)
  }
  change(change: Partial<TurnDraft>): void {
    this.#kept.set(this.#making.question, { ...this.draft, ...change })
    this.#making.note = null
  }
  /** Takes back what lies open; says whether there was anything. */
  close(): boolean {
    const { asks, isSending } = this.#making
    if (!asks || isSending || !this.draft.open) return false
    this.change({ open: null })
    return true
  }
  changePlay(side: Side, change: Partial<PlayDraft>): void {
    const { plays } = this.draft
    this.change({ plays: { ...plays, [side]: { ...plays[side], ...change } } })
  }
}
