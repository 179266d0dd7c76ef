import type { Language } from '#lib/words/language.ts'
import { de } from './de.ts'
import { en, type HandOffWords } from './en.ts'

/** They lie with the sheets that say them, which nobody needs at first. */
export const WORDS: Readonly<Record<Language, HandOffWords>> = { en, de }
