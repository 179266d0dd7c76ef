import { words as de } from '../lib/words/de/shell/tooOld.ts'
import { words as en } from '../lib/words/en/shell/tooOld.ts'
import type { Language } from '../lib/words/language.ts'

/** What is said to somebody whose browser is older than `browserslist` in package.json. */
export const TOO_OLD: Readonly<Record<Language, string>> = { en, de }
