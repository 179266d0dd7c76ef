import type { Amiss } from '@robot-night/protocol'
import type { Language } from '#lib/words/language.ts'
import { DE } from './words.de.ts'
import { EN } from './words.en.ts'

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

export const ARRIVAL: Readonly<Record<Language, Words>> = { en: EN, de: DE }
