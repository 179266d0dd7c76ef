import type { BoldWords } from '#lib/table/night/bold.ts'

/** The boldest move of a match, by its kind. */
export const bold: BoldWords = {
  breakthrough: ({ name, amount, against }) => `${name} broke through with ${amount} against ${against}.`,
}
