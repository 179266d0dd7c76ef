import type { AloudWords, Bits, Said, Who } from '#lib/stage/telling.ts'
import { perLanguage } from '#lib/words/perLanguage.ts'
import type { PerEvent } from './telling.ts'

/** Every sentence of the title. A language that lacks one doesn't compile. */
export interface Words {
  you: string
  round(round: number): string
  hand: string
  /** While the cards stay open: what a press does then. */
  cover: string
  coveredCard(nth: number): string
  cards(count: number): string
  points(points: number): string
  /** For who hears the table: a card lies there face down. */
  laid: string
  lay: string
  layCard(value: number): string
  won(winners: readonly Who[]): string
  place(place: number): string
  bar: {
    lay(isLast: boolean): Said
    waiting(names: readonly string[]): Said
  }
  refusals: Readonly<Record<'not_in_hand' | 'other', string>>
  aloud: AloudWords
  /** What the bar says while an event is shown. */
  now: PerEvent<Said>
  /** No sentence at all, one, or several. */
  log: PerEvent<readonly Bits[]>
}

export const WORDS = perLanguage<Words>({
  en: async () => (await import('#lib/words/en/titles/sample-title/words.ts')).words,
  de: async () => (await import('#lib/words/de/titles/sample-title/words.ts')).words,
})
