import type { BoldWords } from '#lib/table/night/bold.ts'

/** The boldest move of a match, by its kind. */
export const bold: BoldWords = {
  overpaid: ({ name, amount, against }) => `${name} zahlt ${amount} Einfluss für eine Karte im Wert von ${against}.`,
  alone: ({ name, amount }) => `${name} gewinnt einen Topf von ${amount} ganz allein.`,
}
