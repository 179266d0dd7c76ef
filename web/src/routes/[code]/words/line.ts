import { words as de } from '#lib/words/de/room/line.ts'
import { words as en } from '#lib/words/en/room/line.ts'
import type { Language } from '#lib/words/language.ts'

/** What is said of a line that drops and comes back. */
export const LINE: Readonly<Record<Language, typeof en>> = { en, de }
