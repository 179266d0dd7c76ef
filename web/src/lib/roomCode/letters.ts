/** Digits that look like a letter. A vowel is no such slip here: people are told that codes have none. */
const DIGITS: Readonly<Record<string, string>> = { '0': 'Q', '1': 'L', '2': 'Z', '5': 'S', '6': 'G', '8': 'B', Y: 'V' }
const LETTER = /[\p{L}\p{N}\p{M}]/u

/** Full-width and other shapes of the same letters become plain ones. */
export const plain = (typed: string): string => typed.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')

/** The letters of what was typed as they would stand on the tiles; those that no code has stay as they are. */
export function lettersTyped(typed: string): string[] {
  return [...plain(typed).toUpperCase()].filter((letter) => LETTER.test(letter)).map((each) => DIGITS[each] ?? each)
}
