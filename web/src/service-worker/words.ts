import { words as de } from '../lib/words/de/shell/push.ts'
import { words as en } from '../lib/words/en/shell/push.ts'
import type { Language } from '../lib/words/language.ts'

/** What is said where no page is open. */
export const WORDS: Readonly<Record<Language, typeof en>> = { en, de }
