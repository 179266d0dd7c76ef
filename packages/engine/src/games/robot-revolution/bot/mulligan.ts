import { isNumbered, rankOf, suitOf, valueOf } from '../material.ts'
import type { CardId } from '../shapes.ts'

const POOR = 32

/** Low cards that do not work together. */
export function isRags(hand: readonly CardId[]): boolean {
  const total = hand.reduce((sum, card) => sum + valueOf(card), 0)
  const numbers = hand.filter(isNumbered).map(rankOf)
  const hasPair = new Set(numbers).size < numbers.length
  const hasTeam = hand.some((card) => hand.filter((other) => suitOf(other) === suitOf(card)).length >= 3)
  return total < POOR && !hasPair && !hasTeam
}
