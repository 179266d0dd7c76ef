import type { BoldWords } from '#lib/table/night/bold.ts'

/** The boldest move of a match, by its kind. */
export const bold: BoldWords = {
  highPower: ({ name, amount, against }) => `With power ${amount}, ${name} converted someone with ${against}.`,
  falseCoin: ({ name }) => `${name} showed everyone a coin, and it was a lie.`,
}
