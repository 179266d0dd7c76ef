import type { Language } from './lexicon.ts'

/** Words that can be read as a hint to a picture's number or place. Players may not say them either. */
const PLACES: { [L in Language]: ReadonlySet<string> } = {
  en: new Set(
    [
      'one two three four five six seven eight nine first second third fourth fifth sixth seventh eighth ninth',
      'top bottom left right middle centre center corner row column upper lower',
    ].flatMap((line) => line.split(' ')),
  ),
  de: new Set([
    ...'eins zwei drei vier fünf sechs sieben acht neun oben unten links rechts mitte ecke reihe zeile spalte'.split(
      ' ',
    ),
    ...['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt'].flatMap((stem) =>
      ['e', 'er', 'es', 'en', 'em'].map((ending) => stem + ending),
    ),
  ]),
}

/** May somebody say this to a picture? Letters, joined by at most two hyphens, and no hint to its place. */
export const isPlain = (word: string, language: Language): boolean =>
  /^\p{L}+(?:-\p{L}+){0,2}$/u.test(word) && word.length <= 30 && placeWordsIn(word, language).length === 0

/** The number and place words of a sentence. */
export const placeWordsIn = (sentence: string, language: Language): readonly string[] =>
  sentence.split(/[^\p{L}]+/u).filter((word) => PLACES[language].has(word.toLowerCase()))
