import type { Language } from './language.ts'
import { sentences } from './sentences.ts'

/** Words that come one language at a time: what is said in a language has to be fetched before it is read. */
export interface PerLanguage<W> {
  fetch(language: Language): Promise<void>
  /** Throws if this language was never fetched. */
  in(language: Language): W
}

export function perLanguage<W>(load: Readonly<Record<Language, () => Promise<W>>>): PerLanguage<W> {
  const had = new Map<Language, W>()
  return {
    async fetch(language) {
      if (!had.has(language)) had.set(language, sentences(await load[language]()))
    },
    in(language) {
      const words = had.get(language)
      if (words === undefined) throw new Error(`the words in ${language} were not fetched`)
      return words
    },
  }
}
