import type { TableLanguage } from '@robot-night/protocol'
import { words as de } from '#lib/words/de/room/strangers.ts'
import { words as en } from '#lib/words/en/room/strangers.ts'
import type { Language } from '#lib/words/language.ts'

/** What the host of a public table says to those who look for one. */
export interface StrangersWords {
  /** While nobody else has come yet. */
  first: string
  tellMe: string
  told: string
  label: string
  language: string
  languages: Record<TableLanguage, string>
  any: string
  beginners: string
  beginnersHint: string
}

/** They lie with what says them, so that no page waits for them. */
export const STRANGERS: Readonly<Record<Language, StrangersWords>> = { en, de }
