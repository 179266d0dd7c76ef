import { isNumbered, rankOf, SHARED_CODE_BONUS, suitOf, valueOf } from './material.ts'
import type { CardId, Options, Strength } from './shapes.ts'

/** What these cards are worth together at one battlefield; a hold counts like any other card (RR-37, RR-38). */
export function strength(cards: readonly CardId[], options: Options): Strength {
  let base = 0
  for (const card of cards) base += valueOf(card)
  const bonus = rankAndFile(cards)
  const shared = sharedCode(cards, options)
  return { base, rankAndFile: bonus, sharedCode: shared, total: base + bonus + shared }
}

/** RR-39 to RR-41: the second card of a number pays it once more, a third or fourth does not. */
function rankAndFile(cards: readonly CardId[]): number {
  let bonus = 0
  cards.forEach((card, at) => {
    const before = cards.slice(0, at).filter((other) => rankOf(other) === rankOf(card))
    if (isNumbered(card) && before.length === 1) bonus += valueOf(card)
  })
  return bonus
}

/** RR-42 to RR-46: once, if all the cards are of one suit and there are enough of them. */
function sharedCode(cards: readonly CardId[], options: Options): number {
  const [first] = cards
  if (first === undefined || cards.length < options.sharedCodeMin) return 0
  const suit = suitOf(first)
  return cards.every((card) => suitOf(card) === suit) ? SHARED_CODE_BONUS : 0
}
