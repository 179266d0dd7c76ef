import type { BoldWords } from '#lib/table/night/bold.ts'

/** The boldest move of a match, by its kind. */
export const bold: BoldWords = {
  guessed: ({ name }) => `${name} ist der Roboter, gibt sich zu erkennen und nennt das richtige Bild.`,
  unseen: ({ name, amount }) =>
    amount === 1
      ? `${name} ist der Roboter, und die einzige Stimme trifft jemand anderen.`
      : `${name} ist der Roboter, und alle ${amount} Stimmen treffen andere.`,
}
