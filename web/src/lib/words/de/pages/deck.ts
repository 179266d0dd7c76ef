import type { Words } from '../../../../routes/deck/words.ts'

export const words: Words = {
  picture: (card, side) => `Karte ${card}, Seite ${side}`,
  licence: 'Die Lizenz von Fluent Emoji (englisch)',
}
