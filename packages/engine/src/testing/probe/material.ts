import { COLOURS, VALUES, type CardId, type Colour } from './shapes.ts'

export const FIRST_HAND = 3
/** Who follows with this or more looks into a hand (P-7). */
export const LOOKS_FROM = 4

/** All cards, in the order in which they are taken from the box. */
export const CARDS: readonly CardId[] = COLOURS.flatMap((colour) => VALUES.map((value): CardId => `${colour}-${value}`))

const RANK = new Map(CARDS.map((card, at) => [card, at]))
const place = (card: CardId): number => RANK.get(card) ?? 0

export function colourOf(card: CardId): Colour {
  return COLOURS[Math.floor(place(card) / VALUES.length)] ?? COLOURS[0]
}

export const valueOf = (card: CardId): number => (place(card) % VALUES.length) + 1
