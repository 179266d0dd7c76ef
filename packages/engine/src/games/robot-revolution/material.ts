import {
  BATTLEFIELDS,
  RANKS,
  SUITS,
  type Battlefield,
  type CardId,
  type Options,
  type Rank,
  type SeenCard,
  type Suit,
} from './shapes.ts'

/** Numbered cards have Rank and File, face cards have Nobility, aces have neither. */
type RankKind = 'number' | 'face' | 'ace'
export interface Card {
  rank: Rank
  suit: Suit
  value: number
  kind: RankKind
}

// RR-2, RR-33, RR-41
const RANK_TABLE: Readonly<Record<Rank, { value: number; kind: RankKind }>> = {
  '2': { value: 2, kind: 'number' },
  '3': { value: 3, kind: 'number' },
  '4': { value: 4, kind: 'number' },
  '5': { value: 5, kind: 'number' },
  '6': { value: 6, kind: 'number' },
  '7': { value: 7, kind: 'number' },
  '8': { value: 8, kind: 'number' },
  '9': { value: 9, kind: 'number' },
  '10': { value: 10, kind: 'number' },
  J: { value: 11, kind: 'face' },
  Q: { value: 12, kind: 'face' },
  K: { value: 13, kind: 'face' },
  A: { value: 14, kind: 'ace' },
}

export const SEATS = { min: 2, max: 6 } as const
export const HAND_SIZE = 5
export const GENERALS = 4
export const DEALT_A_ROUND = 3
export const PLAYED_DOWN = 2
export const SHARED_CODE_BONUS = 5
export const ROUND_LIMIT = 30
export const USUAL_OPTIONS: Options = { sharedCodeMin: 2 }

// RR-3
const DECKS_BY_SEATS: readonly number[] = [0, 0, 1, 1, 1, 2, 2]
const ONE_DECK: readonly CardId[] = SUITS.flatMap((suit) => RANKS.map((rank): CardId => `${rank}${suit}`))
const COPIES: readonly CardId[] = SUITS.flatMap((suit) => RANKS.map((rank): CardId => `${rank}${suit}#2`))

const CARDS: ReadonlyMap<string, Card> = new Map(
  SUITS.flatMap((suit) =>
    RANKS.flatMap((rank) => {
      const card: Card = { rank, suit, ...RANK_TABLE[rank] }
      return [`${rank}${suit}`, `${rank}${suit}#2`].map((id): [string, Card] => [id, card])
    }),
  ),
)

/** All the cards of a match with so many seats, in the order of the material (RR-1, RR-3). */
export function cardsFor(seats: number): CardId[] {
  const decks = DECKS_BY_SEATS[seats]
  if (!decks) throw new Error(`Robot Revolution is for 2 to 6 seats, not ${seats}`)
  return decks === 1 ? [...ONE_DECK] : [...ONE_DECK, ...COPIES]
}

function cardOf(id: CardId): Card {
  const card = CARDS.get(id)
  if (!card) throw new Error(`no card is called ${id}`)
  return card
}

export const valueOf = (id: CardId): number => cardOf(id).value
export const rankOf = (id: CardId): Rank => cardOf(id).rank
export const suitOf = (id: CardId): Suit => cardOf(id).suit
export const isFace = (id: CardId): boolean => cardOf(id).kind === 'face'
export const isNumbered = (id: CardId): boolean => cardOf(id).kind === 'number'
export const isCardId = (id: string): id is CardId => CARDS.has(id)

const PLACES: readonly number[] = BATTLEFIELDS
export const isBattlefield = (place: number): place is Battlefield => PLACES.includes(place)

export const isHidden = (seen: SeenCard): seen is { hidden: true } => 'hidden' in seen
/** The cards of a stack that the viewer knows, in order. */
export const knownCards = (stack: readonly SeenCard[]): CardId[] =>
  stack.flatMap((seen) => (isHidden(seen) ? [] : [seen.card]))
