import type { Language } from '../shapes.ts'
import { keyOf } from './key.ts'

const ORDINALS = ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt']
const ENDINGS = ['e', 'er', 'es', 'en', 'em']

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...'one two three four five six seven eight nine'.split(' '),
    ...'first second third fourth fifth sixth seventh eighth ninth'.split(' '),
    ...'top bottom left right middle centre center corner row column upper lower'.split(' '),
  ],
  de: [
    ...'eins zwei drei vier fünf sechs sieben acht neun'.split(' '),
    ...ORDINALS.flatMap((stem) => ENDINGS.map((ending) => stem + ending)),
    ...'oben unten links rechts mitte ecke reihe zeile spalte'.split(' '),
  ],
}
const KEYS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(WORDS.en.map(keyOf)),
  de: new Set(WORDS.de.map(keyOf)),
}

/** NAR-215: is it a number or place word, or put together of nothing else? */
export function isPlaceWord(word: string, language: Language): boolean {
  const isOne = (part: string): boolean => KEYS[language].has(keyOf(part))
  return isOne(word) || word.split('-').every(isOne)
}
