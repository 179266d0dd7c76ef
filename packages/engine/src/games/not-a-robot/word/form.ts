import type { Refusal } from '../../../core/game.ts'

const MOST_LETTERS = 30
const MOST_JOINERS = 2

/** Groups of letters and single joiners between them (NAR-213). */
const WORD = /^\p{L}[\p{L}\p{M}]*(?:[-'·\u200c\u200d]\p{L}[\p{L}\p{M}]*)*$/u

/** NAR-211 to 214: is this, cleaned, one word? */
export function refuseForm(word: string): Refusal | null {
  if (word === '') return { code: 'word_empty' }
  if (/\p{White_Space}/u.test(word)) return { code: 'word_spaces' }
  if (/\p{N}/u.test(word)) return { code: 'word_digits' }
  if (!WORD.test(word)) return { code: 'word_characters' }
  if ([...word].length > MOST_LETTERS) return { code: 'word_long', most: MOST_LETTERS }
  if (count(word, /-/gu) > MOST_JOINERS || count(word, /['·]/gu) > MOST_JOINERS) return { code: 'word_compound' }
  return null
}

const count = (word: string, joiner: RegExp): number => word.match(joiner)?.length ?? 0
