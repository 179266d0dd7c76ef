import { words as de } from '#lib/words/de/room/seats.ts'
import { words as en } from '#lib/words/en/room/seats.ts'
import type { Language } from '#lib/words/language.ts'
import { sentences } from '#lib/words/sentences.ts'

/** About a seat that is left, taken over or taken up again in the middle of a match; nobody needs it before. */
export const SEATS: Readonly<Record<Language, typeof en>> = sentences({ en, de })
