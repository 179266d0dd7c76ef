import { words as de } from '#lib/words/de/pages/night.ts'
import { words as en } from '#lib/words/en/pages/night.ts'
import type { Language } from '#lib/words/language.ts'
import { sentences } from '#lib/words/sentences.ts'

/** Two people's scores. */
interface Race {
  name: string
  other: string
  score: number
  otherScore: number
}

export interface Words {
  /** Over those with the most points, so far or in the end. */
  ahead: string
  tally: (points: number, wins: number, matches: number) => string
  title: string
  badges: Readonly<Record<'lie' | 'race' | 'bold', string>>
  race: (race: Race) => string
  /** A link to the replay, right there. */
  moment: string
}

const WORDS: Readonly<Record<Language, Words>> = sentences({ en, de })
export const eveningWords = (language: Language): Words => WORDS[language]
