import type { CardWords } from '#lib/cards/names.ts'

export const words: CardWords = {
  rank: {
    '2': 'Two',
    '3': 'Three',
    '4': 'Four',
    '5': 'Five',
    '6': 'Six',
    '7': 'Seven',
    '8': 'Eight',
    '9': 'Nine',
    '10': 'Ten',
    J: 'Jack',
    Q: 'Queen',
    K: 'King',
    A: 'Ace',
  },
  suit: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
  whole: (rank, suit) => `${rank} of ${suit}`,
  back: 'Face-down card',
}
