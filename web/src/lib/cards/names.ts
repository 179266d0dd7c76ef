import type { Language } from '../words/language.ts'
import { faceOf, type Rank, type Suit } from './card.ts'

interface CardWords {
  rank: Readonly<Record<Rank, string>>
  suit: Readonly<Record<Suit, string>>
  whole(rank: string, suit: string): string
  back: string
}

const WORDS: Readonly<Record<Language, CardWords>> = {
  en: {
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
  },
  de: {
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
    whole: (rank, suit) => `${suit} ${rank}`,
    back: 'Verdeckte Karte',
  },
}

/** The full name, as it is said at the table: "Seven of clubs", "Kreuz Sieben". */
export function cardName(card: string, language: Language): string {
  const { rank, suit } = faceOf(card)
  const words = WORDS[language]
  return words.whole(words.rank[rank], words.suit[suit])
}

/** The rank alone: "Queen", "Dame". */
export function rankName(card: string, language: Language): string {
  return WORDS[language].rank[faceOf(card).rank]
}

/** A card that is not shown; `place` tells it from others beside it. */
export function backName(language: Language, place?: number): string {
  const { back } = WORDS[language]
  return place === undefined ? back : `${back} ${place}`
}
