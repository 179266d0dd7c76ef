import { words as de } from '#lib/words/de/room/embedding.ts'
import { words as en } from '#lib/words/en/room/embedding.ts'
import type { Language } from '#lib/words/language.ts'

export interface Words {
  ways: string
  names: { link: string; element: string; frame: string }
  says: { link: string; element: string; frame: string }
  /** What the text to copy is called. */
  text: string
  copied: string
  byHand: string
  preview: string
}

/** On bringing a table into a page elsewhere. */
export const EMBEDDING: Readonly<Record<Language, Words>> = { en, de }
