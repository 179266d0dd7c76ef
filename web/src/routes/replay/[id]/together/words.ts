import type { ShareWords } from '#lib/table/address.ts'
import { words as de } from '#lib/words/de/pages/together.ts'
import { words as en } from '#lib/words/en/pages/together.ts'
import type { Language } from '#lib/words/language.ts'
import { sentences } from '#lib/words/sentences.ts'

export interface Words {
  title: string
  about: string
  begin: string
  beginning: string
  name: { label: string; hint: string }
  call: string
  called: string
  uncalled: string
  share: ShareWords
  somebody: string
  you: string
  leads: string
  here: (count: number) => string
  more: (count: number) => string
  pass: string
  passTo: (name: string) => string
  end: string
  open: string
  /** In the strip: how things stand, and what more there is to say of it. */
  youLead: string
  along: (count: number) => string
  /** After a name, as the next three. */
  isLed: string
  watching: (count: number) => string
  alone: string
  isAt: (moment: number) => string
  away: string
  awayText: string
  gone: string
  nobody: string
  free: string
  calling: string
  lost: string
  trying: string
  over: string
  overText: string
  full: string
  fullText: string
  elsewhere: string
  elsewhereText: string
  invite: string
  lookAlone: string
  back: string
  take: string
  now: string
  close: string
  again: string
}

/** They lie with what says them: few watch together. */
export const TOGETHER: Readonly<Record<Language, Words>> = sentences({ en, de })
