import type { Language } from '../shapes.ts'
import { keyOf } from './key.ts'

const SHORTEST = 3
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['s', 'es'],
  de: ['e', 'n', 'en', 'er', 's'],
}

/** The word used before that this one repeats, or null (NAR-217, NAR-218). */
export function repeated(word: string, { used, language }: { used: readonly string[]; language: Language }) {
  const key = keyOf(word)
  return used.find((earlier) => isRepeat(key, keyOf(earlier), language)) ?? null
}

const isRepeat = (one: string, other: string, language: Language): boolean =>
  one === other || isOtherNumber([one, other], language)

function isOtherNumber(keys: readonly [string, string], language: Language): boolean {
  if (!keys.every((key) => /^[a-z]+$/.test(key))) return false
  const [shorter = '', longer = ''] = keys.toSorted((one, other) => one.length - other.length)
  if (shorter.length < SHORTEST) return false
  if (ENDINGS[language].some((ending) => longer === shorter + ending)) return true
  return language === 'en' && shorter.endsWith('y') && longer === `${shorter.slice(0, -1)}ies`
}
