import type { Language } from './language.ts'

type Load<W> = Readonly<Record<Language, () => Promise<W>>>

/** Words that come one language at a time: what is said in a language has to be fetched before it is read. */
export interface PerLanguage<W> {
  /** And what was wanted of the late ones, in this language too. */
  fetch(language: Language): Promise<void>
  /** Throws if this language was never fetched. */
  in(language: Language): W
  /** More of them, which nobody needs at first. */
  late<L>(load: Load<L>): LateWords<L>
}
/** Fetched with what says them, in every language that the others are wanted in. */
export interface LateWords<W> {
  fetch(): Promise<void>
  in(language: Language): W
}

export function perLanguage<W>(load: Load<W>): PerLanguage<W> {
  const had = new Map<Language, W>()
  const wanted = new Set<Language>()
  const alsoWanted: ((language: Language) => Promise<void>)[] = []
  return {
    async fetch(language) {
      wanted.add(language)
      const also = alsoWanted.map((fetch) => fetch(language))
      if (!had.has(language)) had.set(language, await load[language]())
      await Promise.all(also)
    },
    in(language) {
      const words = had.get(language)
      if (words === undefined) throw new Error(`the words in ${language} were not fetched`)
      return words
    },
    late<L>(loadLate: Load<L>) {
      const words = perLanguage(loadLate)
      return {
        in: words.in,
        async fetch() {
          if (!alsoWanted.includes(words.fetch)) alsoWanted.push(words.fetch)
          await Promise.all([...wanted].map(words.fetch))
        },
      }
    },
  }
}
