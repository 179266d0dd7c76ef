import type { BoldWords } from '#lib/table/night/bold.ts'

/** The boldest move of a match, by its kind. */
export const bold: BoldWords = {
  overpaid: ({ name, amount, against }) => `${name} paid ${amount} Influence for a card worth ${against}.`,
  alone: ({ name, amount }) => `${name} won a pot of ${amount} all alone.`,
}
