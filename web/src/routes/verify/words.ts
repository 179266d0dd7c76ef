import { words as de } from '#lib/words/de/pages/verify.ts'
import { words as en } from '#lib/words/en/pages/verify.ts'
import type { Language } from '#lib/words/language.ts'
import { sentences } from '#lib/words/sentences.ts'

export interface Words {
  title: string
  text: string
  choose: string
  again: string
  from: string
  chosen: (name: string) => string
}

export const CHECK: Readonly<Record<Language, Words>> = sentences({ en, de })
