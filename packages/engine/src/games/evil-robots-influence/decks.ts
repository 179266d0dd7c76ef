import type { CardId, Side, State } from './shapes.ts'
import type { InfluenceTable } from './table.ts'

/** EI-56: null if nothing is left, of the discards neither. */
export function draw(table: InfluenceTable, side: Side): CardId | null {
  const { piles, discards } = table.state
  if (piles[side].length === 0 && discards[side].length > 0) {
    piles[side] = discards[side]
    discards[side] = []
    table.rng.shuffle(piles[side])
    table.tell({ kind: 'pileShuffled', side, size: piles[side].length })
  }
  return piles[side].shift() ?? null
}

export const drawableIn = ({ piles, discards }: Readonly<Pick<State, 'piles' | 'discards'>>): Record<Side, number> => ({
  left: piles.left.length + discards.left.length,
  right: piles.right.length + discards.right.length,
})
