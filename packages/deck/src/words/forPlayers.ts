import type { Scene } from '../scene.ts'
import { type Language, said } from './lexicon.ts'
import { ELEMENTS, iconsOf, wordsOf } from './wordsOf.ts'

const LANGUAGES: readonly Language[] = ['en', 'de']

/** The two files by which the bots of the engine know the pictures: words with spaces between them. */
export function forPlayers(unsorted: readonly Scene[]) {
  const scenes = unsorted.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const icons = [...new Set(scenes.flatMap(iconsOf))].sort()
  return {
    /** By picture, the most telling first. */
    words: Object.fromEntries(scenes.map((scene) => [scene.id, inBoth((language) => wordsOf(scene, language))])),
    /** What each thing is called, then what it makes people think of; and the things of each picture. */
    things: {
      things: Object.fromEntries(
        icons.map((icon) => [icon, inBoth((language) => (ELEMENTS[icon] ?? []).map((word) => said(word, language)))]),
      ),
      pictures: Object.fromEntries(scenes.map((scene) => [scene.id, iconsOf(scene).join(' ')])),
    },
  }
}

const inBoth = (words: (language: Language) => readonly string[]): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, words(language).join(' ')]))

/** As they lie in a repository. */
export const asFile = (content: object): string => `${JSON.stringify(content, null, 2)}\n`
