export const SUITS = ['C', 'D', 'H', 'S'] as const
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type Suit = (typeof SUITS)[number]
export type Rank = (typeof RANKS)[number]

/** What is printed on a playing card. A copy from a second deck has the same face. */
export interface Face {
  rank: Rank
  suit: Suit
}

const FACES: ReadonlyMap<string, Face> = new Map(
  SUITS.flatMap((suit) => RANKS.map((rank): [string, Face] => [`${rank}${suit}`, { rank, suit }])),
)

/** The face of a card called rank and suit, perhaps with a copy's suffix: `10H`, `KS#2`. */
export function faceOf(card: string): Face {
  const face = FACES.get(printed(card))
  if (!face) throw new Error(`no playing card is called ${card}`)
  return face
}

/** A card's name without the suffix that tells copies apart. */
export function printed(card: string): string {
  return card.split('#')[0] ?? card
}
