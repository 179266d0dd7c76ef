import type { CardWords } from '#lib/cards/names.ts'

export const words: CardWords = {
  rank: {
    '2': 'Zwei',
    '3': 'Drei',
    '4': 'Vier',
    '5': 'Fünf',
    '6': 'Sechs',
    '7': 'Sieben',
    '8': 'Acht',
    '9': 'Neun',
    '10': 'Zehn',
    J: 'Bube',
    Q: 'Dame',
    K: 'König',
    A: 'Ass',
  },
  suit: { C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik' },
  whole: (rank, suit) => `${suit}-${rank}`,
  back: 'Verdeckte Karte',
}
