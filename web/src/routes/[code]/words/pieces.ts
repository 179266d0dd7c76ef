import { words as de } from '#lib/words/de/room/pieces.ts'
import { words as en } from '#lib/words/en/room/pieces.ts'
import type { Language } from '#lib/words/language.ts'

export const PIECES: Readonly<Record<Language, typeof en>> = { en, de }
