import type { BoldWords } from '#lib/table/night/bold.ts'

/** The boldest move of a match, by its kind. */
export const bold: BoldWords = {
  guessed: ({ name }) => `${name} was the Robot, owned up and named the right picture.`,
  unseen: ({ name, amount }) =>
    amount === 1
      ? `${name} was the Robot, and the only vote went to someone else.`
      : `${name} was the Robot, and all ${amount} votes went to others.`,
}
