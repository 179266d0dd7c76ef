import { words as de } from '#lib/words/de/shell/code.ts'
import { words as en } from '#lib/words/en/shell/code.ts'
import type { Language } from '#lib/words/language.ts'

/** What is wrong with what stands in the code field. */
export const CODE_TROUBLE: Readonly<Record<Language, typeof en>> = { en, de }
