import type { BoldWords } from '#lib/table/night/bold.ts'

/** The boldest move of a match, by its kind. */
export const bold: BoldWords = {
  highPower: ({ name, amount, against }) => `Mit Stärke ${amount} bekehrt ${name} jemanden mit ${against}.`,
  falseCoin: ({ name }) => `${name} zeigt allen eine Münze, und die lügt.`,
}
