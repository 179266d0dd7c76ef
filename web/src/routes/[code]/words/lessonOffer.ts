import { words as de } from '#lib/words/de/room/lessonOffer.ts'
import { words as en } from '#lib/words/en/room/lessonOffer.ts'
import type { Language } from '#lib/words/language.ts'
import { sentences } from '#lib/words/sentences.ts'

/** The lesson of a title, offered in the lobby to those who are new to it. */
export const LESSON_OFFER: Readonly<Record<Language, typeof en>> = sentences({ en, de })
