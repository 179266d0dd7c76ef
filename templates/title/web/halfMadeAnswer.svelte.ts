import type { SampleTitle } from '@robot-night/engine/games/sample-title'
import { Answering, type Given, type HalfMade } from '#lib/stage/Answering.svelte.ts'
import { refusalIn } from '#lib/words/refusal.ts'
import { WORDS } from './words/words.ts'

/** The viewer's own card in the making: lifted first, then laid. */
export class HalfMadeAnswer extends Answering<SampleTitle> {
  readonly #lifted: HalfMade<string | null> = this.kept('lifted', 'secret', () => null)

  constructor(given: () => Given<SampleTitle>, isBusy: () => boolean) {
    super(given, isBusy, {
      question: ({ view, asks }) => `${view.round} ${asks?.kind ?? ''}`,
      why: (refusal, { language }) => refusalIn(WORDS.in(language), refusal),
    })
  }

  get lifted(): string | null {
    return this.asks ? this.#lifted.value : null
  }
  lift(card: string): void {
    if (this.mayAnswer) this.#lifted.value = card === this.lifted ? null : card
  }
  async lay(): Promise<void> {
    const card = this.lifted
    if (card !== null && this.mayAnswer) await this.answer({ kind: 'lay', action: { card } })
  }
}
