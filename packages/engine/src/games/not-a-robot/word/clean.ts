import { keyOf } from './key.ts'

/** NAR-210: what is left of a word as typed. */
export const cleanWord = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02bc\uff07]/gu, "'")
    .replace(/[\u2010\u2011]/gu, '-')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/^\p{White_Space}+|\p{White_Space}+$/gu, '')

/** NAR-220: how all see it. Takes a clean word. */
export function shownWord(word: string): string {
  const [first = '', ...rest] = word
  const capital = first.toUpperCase()
  const isOne = [...capital].length === 1 && keyOf(capital) === keyOf(first)
  return (isOne ? capital : first) + rest.join('').toLowerCase()
}
