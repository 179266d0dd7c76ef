import { words as de } from '#lib/words/de/pages/offline.ts'
import { words as en } from '#lib/words/en/pages/offline.ts'
import type { Language } from '#lib/words/language.ts'

export interface OfflineWords {
  title: string
  text: string
  again: string
  kept: string
  note: string
}

export const OFFLINE: Readonly<Record<Language, OfflineWords>> = { en, de }
