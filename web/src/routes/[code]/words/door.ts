import { words as de } from '#lib/words/de/room/door.ts'
import { words as en } from '#lib/words/en/room/door.ts'
import type { Language } from '#lib/words/language.ts'

/** What is said to somebody who may not look in. */
export const DOOR: Readonly<Record<Language, typeof en>> = { en, de }
