import { isMove, quartersOf } from '../material.ts'
import type { Rank } from '../shapes.ts'

/** What a card commands, whatever its rank: a turn by so many quarters, or a move. */
export type Command = number

/** A card for each command. */
export const CARDS = ['8', '9', '6', '7', 'A'] as const satisfies readonly Rank[]
export const COMMANDS = CARDS.length
/** Moves are scarcer than turns. */
export const COSTS = [1, 1, 1, 1, 2] as const
const MOVE = 4

export const commandOf = (rank: Rank): Command => (isMove(rank) ? MOVE : quartersOf(rank))

/** How many cards of each command there are in a hand. */
export function countsOf(hand: readonly Rank[]): number[] {
  const counts = CARDS.map(() => 0)
  for (const rank of hand) {
    const command = commandOf(rank)
    counts[command] = (counts[command] ?? 0) + 1
  }
  return counts
}
