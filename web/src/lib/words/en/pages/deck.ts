import type { Words } from '../../../../routes/deck/words.ts'

export const words: Words = {
  picture: (card, side) => `Card ${card}, side ${side}`,
  licence: 'Fluent Emoji’s licence',
}
