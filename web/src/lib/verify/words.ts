import type { Check, CheckName, Signed, Unproven } from '@robot-night/engine/fair'
import type { Findings } from './checked.ts'
import { words as de } from '#lib/words/de/pages/verification.ts'
import { words as en } from '#lib/words/en/pages/verification.ts'
import type { Language } from '#lib/words/language.ts'
import { sentences } from '../words/sentences.ts'

export interface Said {
  title: string
  text: string
}

export interface Words {
  checking: string
  progress: string
  failed: string
  /** For comparing elsewhere, with a program that one trusts. */
  saveSeen: string
  seen: string
  retry: string
  verdicts: Record<Findings['verdict'], Said> & {
    /** `names`: whose throws are in the shuffle. */
    fair: (names: string) => Said
    other: Said
  }
  own: Record<NonNullable<Findings['own']> | 'none', Said>
  silent: (names: string) => string
  calledOff: (deals: number) => string
  checks: Record<CheckName, { name: string; ok: string; wrong: string }>
  states: Record<Check['state'], string>
  where: {
    round: (round: number, name: string | null) => string
    move: (move: number) => string
    seat: (name: string) => string
    watchers: string
    version: (played: number, known: number) => string
    noTitle: string
    key: Record<Signed['state'], string>
    unsigned: string
    witness: Record<'all' | 'somewhere' | 'view' | 'none' | 'other' | 'notReached', string> & {
      part: (told: { from: number; to: number; of: number }) => string
      atOnce: (events: number) => string
      event: (event: number, kind: string, move: number) => string
      missing: (event: number) => string
      strayed: (event: number) => string
    }
    older: string
    tooLong: string
    notReached: string
  }
  unproven: { title: string; text: string; signed: string; things: Record<Unproven, string> }
  means: { shows: string; cannot: string; limits: readonly string[] }
  more: { text: string; href: string }
}

export const VERIFY: Readonly<Record<Language, Words>> = sentences({ en, de })
