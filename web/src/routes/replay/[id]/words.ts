import { words as de } from '#lib/words/de/pages/replay.ts'
import { words as en } from '#lib/words/en/pages/replay.ts'
import type { Language } from '#lib/words/language.ts'
import { sentences } from '#lib/words/sentences.ts'

export interface Words {
  of: (title: string) => string
  /** How it turned out, for previews of a link. */
  result: (winners: string, names: string) => string
  played: (minutes: number) => string
  seats: string
  watch: string
  save: string
  verify: string
  saved: string
  share: string
  copied: string
  rules: string
  tooOld: { title: string; text: string }
  tooLong: { title: string; text: string }
  stopped: string
  parts: (moment: number) => string
  winding: (done: number) => string
  failed: string
  retry: string
  missing: { title: string; text: string; again: string; home: string }
  open: string
  back: string
  play: string
  pause: string
  stepOn: string
  stepBack: string
  markOn: string
  markBack: string
  moment: string
  at: (moment: number, last: number) => string
  speed: string
  times: (speed: number) => string
  eyes: string
  toSee: string
  through: (name: string) => string
  watcher: string
  all: string
  more: string
  log: string
  marks: string
  linkHere: string
  together: string
  linked: string
  secrets: {
    all: string
    watcher: string
    of: (name: string) => string
    seen: (seen: number, all: number) => string
    none: string
    hidden: (count: number) => string
    table: string
    also: (names: string) => string
  }
}

export const REPLAY: Readonly<Record<Language, Words>> = sentences({ en, de })
