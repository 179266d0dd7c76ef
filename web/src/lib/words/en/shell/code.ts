/** What is wrong with what stands in the code field. */
export const words = {
  none: 'There’s no room code in that. A code has five or six letters, and no vowels.',
  short: (missing: number) => (missing === 1 ? 'One letter is missing.' : `${missing} letters are missing.`),
  long: 'That’s too long: a code has five or six letters.',
  letters: (letters: string) => `Codes have no vowels, only consonants: ${letters} can’t be right.`,
  perhaps: (letters: string) => `Perhaps ${letters}?`,
  several: (codes: string) => `There’s more than one code in that: ${codes}. Which one is it?`,
  replay: 'That link leads to a replay, not to a table. Open it in your browser.',
}
