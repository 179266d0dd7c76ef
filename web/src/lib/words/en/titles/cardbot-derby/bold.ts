import type { BoldWords } from '#lib/table/night/bold.ts'

/** The boldest move of a match, by its kind. */
export const bold: BoldWords = {
  shoves: ({ name, amount }) => `${name} shoved others ${amount} times with one card.`,
  squares: ({ name, amount }) => `${name} drove ${amount === 1 ? '1 square' : `${amount} squares`} in one round.`,
}
