import { words as de } from '#lib/words/de/room/lies.ts'
import { words as en } from '#lib/words/en/room/lies.ts'
import type { Language } from '../words/language.ts'
import { sentences } from '../words/sentences.ts'

const WORDS: Record<Language, typeof en> = sentences({ en, de })
export const liesWords = (language: Language): typeof en => WORDS[language]
