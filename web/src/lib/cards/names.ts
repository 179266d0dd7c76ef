import { words as de } from '../words/de/shell/cards.ts'
import { words as en } from '../words/en/shell/cards.ts'
import type { Language } from '../words/language.ts'
import { faceOf, type Rank, type Suit } from './card.ts'

export interface CardWords {
  rank: Readonly<Record<Rank, string>>
  suit: Readonly<Record<Suit, string>>
  whole(rank: string, suit: string): string
  back: string
}

const WORDS: Readonly<Record<Language, CardWords>> = { en, de }

/** The full name, as it is said at the table: "Seven of clubs", "Kreuz-Sieben". */
export function cardName(card: string, language: Language): string {
  const { rank, suit } = faceOf(card)
  const words = WORDS[language]
  return words.whole(words.rank[rank], words.suit[suit])
}

/** The rank alone: "Queen", "Dame". */
export function rankName(card: string, language: Language): string {
  return WORDS[language].rank[faceOf(card).rank]
}

/** A card that is not shown; `place` tells it from others next to it. */
export function backName(language: Language, place?: number): string {
  const { back } = WORDS[language]
  return place === undefined ? back : `${back} ${place}`
}
