import type { Refusal } from '../../core/game.ts'
import type { Language } from './shapes.ts'
import { cleanWord } from './word/clean.ts'
import { refuseForm } from './word/form.ts'
import { isPlaceWord } from './word/places.ts'
import { repeated } from './word/repeats.ts'

export { cleanWord, shownWord } from './word/clean.ts'
export { keyOf as wordKey } from './word/key.ts'

/** NAR-210 to 219, the first that fails: what is wrong with a word as typed, or null. */
export function refuseWord(typed: string, given: { used: readonly string[]; language: Language }): Refusal | null {
  const word = cleanWord(typed)
  const form = refuseForm(word)
  if (form) return form
  if (isPlaceWord(word, given.language)) return { code: 'word_place' }
  const earlier = repeated(word, given)
  return earlier === null ? null : { code: 'word_taken', word: earlier }
}
