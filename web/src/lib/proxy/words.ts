import type { Amiss } from '@robot-night/protocol'
import { words as de } from '#lib/words/de/shell/arrival.ts'
import { words as en } from '#lib/words/en/shell/arrival.ts'
import type { Language } from '#lib/words/language.ts'

export interface Words {
  title: string
  /** For who only wants to play. */
  visitor: string
  operator: string
  /** `origin`: what the server takes for its address. */
  what: Record<Exclude<Amiss, 'address'>, string> & { address: (at: string, origin: string) => string }
  /** To the address that the site has. */
  open: (origin: string) => string
  more: string
  close: string
}

export const ARRIVAL: Readonly<Record<Language, Words>> = { en, de }
