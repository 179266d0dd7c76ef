import { PROGRAM_LENGTH, type Rank } from '@robot-night/engine/games/cardbot-derby'

/** The cards of one robot as they lie: the first five are its commands, any others stay behind. Always all that was drawn, each once. */
export type Order = readonly Rank[]

/** Two cards change places. Called by what they are and not by where they lay, so that a tap that comes late means the same cards. */
export function swapped(order: Order, one: Rank, other: Rank): Order {
  if (!order.includes(one) || !order.includes(other)) return order
  return order.map((card) => (card === one ? other : card === other ? one : card))
}

/** A card goes where another lies. Among the commands the ones between close up; to or from those left behind, the two change places. */
export function moved(order: Order, card: Rank, to: number): Order {
  const from = order.indexOf(card)
  const there = order[to]
  if (from < 0 || there === undefined || from === to) return order
  if (from >= PROGRAM_LENGTH || to >= PROGRAM_LENGTH) return swapped(order, card, there)
  return order.filter((each) => each !== card).toSpliced(to, 0, card)
}

/** As a draft lies, if it is one of these cards; else as they were drawn. */
export function laidAs(drawn: Order, draft: Order): Order {
  const isWhole = draft.length === drawn.length && drawn.every((card) => draft.includes(card))
  return isWhole ? draft : drawn
}
