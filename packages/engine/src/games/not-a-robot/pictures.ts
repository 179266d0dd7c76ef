/** A picture card, `c01` to `c72`. */
export type CardId = string
export const SIDES = ['a', 'b'] as const
export type Side = (typeof SIDES)[number]
/** `c17a`: one side of a card. */
export type PictureId = `${CardId}${Side}`
/** A card with the side that lies up. */
export interface Picture {
  card: CardId
  side: Side
}

const CARD_COUNT = 72
/** In their order; the deck of pictures has exactly these. */
export const CARDS: readonly CardId[] = Array.from(
  { length: CARD_COUNT },
  (_, at) => `c${String(at + 1).padStart(2, '0')}`,
)
export const PICTURES: readonly PictureId[] = CARDS.flatMap((card) => SIDES.map((side) => pictureId({ card, side })))

export function pictureId({ card, side }: Picture): PictureId {
  return `${card}${side}`
}

export const OTHER_SIDE: Readonly<Record<Side, Side>> = { a: 'b', b: 'a' }
