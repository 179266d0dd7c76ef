import { words as de } from '#lib/words/de/room/waking.ts'
import { words as en } from '#lib/words/en/room/waking.ts'
import type { Language } from '#lib/words/language.ts'

export interface WakingWords {
  wake: string
  wakeHint: string
  denied: string
  failed: string
  /** Where notices come to installed pages only. */
  installFirst: string
  install: string
  installByHand: string
  sound: string
  soundHint: string
  /** Asked once in the lobby. */
  soundOffer: { ask: string; yes: string; no: string }
  yourTurn: (code: string) => string
}

/** They lie with what says them, so that no page waits for them. */
export const WAKING: Readonly<Record<Language, WakingWords>> = { en, de }
