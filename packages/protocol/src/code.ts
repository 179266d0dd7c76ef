/** No vowels, so no words; no Y, so that typed Y can mean V. 20 letters, 3.2 million codes. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
export const CODE_LENGTH = 5
/** Used when five run out: 64 million more. */
export const LONG_CODE_LENGTH = 6
const isLength = (length: number): boolean => length === CODE_LENGTH || length === LONG_CODE_LENGTH

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'Q',
  O: 'Q',
  '1': 'L',
  I: 'L',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '8': 'B',
  U: 'V',
  Y: 'V',
}

/** The letters of a code in what a person typed or pasted, at most six: look-alikes are corrected, anything else is dropped. */
function lettersOf(typed: string): string {
  return [...typed.toUpperCase()]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .filter((letter) => CODE_LETTERS.includes(letter))
    .slice(0, LONG_CODE_LENGTH)
    .join('')
}

/** The room code that somebody means by `typed`, or null if it can't be one. */
export function readCode(typed: string): string | null {
  const letters = lettersOf(typed)
  const meant = [...typed].filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length
  return isLength(meant) && letters.length === meant ? letters : null
}

/** A code from as many random bytes or more; bytes that would favour some letters are skipped. Null: too few were left. */
export function codeFrom(bytes: Uint8Array, length = CODE_LENGTH): string | null {
  const fair = 256 - (256 % CODE_LETTERS.length)
  const letters = [...bytes]
    .filter((byte) => byte < fair)
    .map((byte) => CODE_LETTERS.charAt(byte % CODE_LETTERS.length))
  return letters.length < length ? null : letters.slice(0, length).join('')
}
