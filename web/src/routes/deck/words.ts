import { words as de } from '#lib/words/de/pages/deck.ts'
import { words as en } from '#lib/words/en/pages/deck.ts'
import type { Language } from '#lib/words/language.ts'

export interface Words {
  picture: (card: number, side: string) => string
  licence: string
}

export const WORDS: Readonly<Record<Language, Words>> = { en, de }
