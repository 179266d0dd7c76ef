import type { AloudWords } from '#lib/stage/telling.ts'
import { perLanguage } from '#lib/words/perLanguage.ts'
import type { TableWords } from './table.ts'
import type { TalkWords } from './talk.ts'
import type { EventOf, Sentences, Told } from './telling.ts'

/** Every sentence of the title. English and German both have all of it, or do not compile. */
export interface Words {
  you: string
  /** By code. What the room says for every title is not among them. */
  refusals: RefusalWords
  log: Sentences
  aloud: AloudWords & {
    /** One's own card; the Robot's names no place. */
    role(answer: number | null): string
    /** Who has how many votes, not by whom. */
    votes(event: EventOf<'votesShown'>, told: Told): string
    /** Of many objections only which words were struck. */
    struck(words: readonly string[]): string
  }
  /** Until the call: pictures, role card, words, list, review, the bar. */
  table: TableWords
  /** From the guess on: explanations, debate, vote, reveal, scores. */
  talk: TalkWords
}

/** The title's own codes, in the order of the rules' table. */
export const REFUSALS = [
  'word_empty',
  'word_spaces',
  'word_digits',
  'word_characters',
  'word_long',
  'word_compound',
  'word_place',
  'word_taken',
  'no_server',
  'no_such_entry',
  'own_entry',
  'not_reviewable',
  'not_the_robot',
  'text_long',
] as const
type RefusalCode = (typeof REFUSALS)[number]

/** What was wrong, and what to do next: short enough for one line below the question. */
export type RefusalWords = Readonly<Record<Exclude<RefusalCode, 'word_taken'>, string>> & {
  /** With the word that was said earlier. */
  word_taken(word: string): string
  other: string
}

export const WORDS = perLanguage<Words>({
  en: async () => (await import('#lib/words/en/titles/not-a-robot/words.ts')).words,
  de: async () => (await import('#lib/words/de/titles/not-a-robot/words.ts')).words,
})
