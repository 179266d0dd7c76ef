import { words as de } from '#lib/words/de/room/night.ts'
import { words as en } from '#lib/words/en/room/night.ts'
import type { Language } from '../../words/language.ts'
import { sentences } from '../../words/sentences.ts'

export interface Words {
  title: string
  matches: (count: number) => string
  night: string
  earlier: string
  /** Opens it, at the end of a match. */
  standings: string
  place: (place: number) => string
  out: string
  bot: string
  you: string
  points: string
  name: string
  open: string
  replay: string
  of: (host: string) => string
  list: string
  number: (number: number) => string
  wins: (names: string, count: number) => string
  nobodyWins: string
  ended: { stopped: string; outdated: string; abandoned: string }
  none: string
  share: string
  copied: string
  back: string
  leads: (names: string, points: number) => string
  sitOut: {
    title: (title: string, takes: number) => string
    text: (out: number) => string
    act: (title: string) => string
  }
  clear: { show: string; title: string; text: string; act: string; keep: string }
}

export const NIGHT: Readonly<Record<Language, Words>> = sentences({ en, de })
