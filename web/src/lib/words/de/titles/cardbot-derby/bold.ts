import type { BoldWords } from '#lib/table/night/bold.ts'

/** The boldest move of a match, by its kind. */
export const bold: BoldWords = {
  shoves: ({ name, amount }) => `${name} schiebt mit einer einzigen Karte ${amount}-mal andere beiseite.`,
  squares: ({ name, amount }) => `${name} fährt in einer Runde ${amount === 1 ? '1 Feld' : `${amount} Felder`} weit.`,
}
