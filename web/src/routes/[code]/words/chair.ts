import { words as de } from '#lib/words/de/room/chair.ts'
import { words as en } from '#lib/words/en/room/chair.ts'
import type { Language } from '#lib/words/language.ts'

/** About the one who sits on a chair. */
export const CHAIR: Readonly<Record<Language, typeof en>> = { en, de }
