import type { Seat } from '../../core/game.ts'
import type { Cause } from './events.ts'
import { seatAt, type InfluenceTable } from './table.ts'

export function changeInfluence(table: InfluenceTable, seat: Seat, { by, cause }: { by: number; cause: Cause }): void {
  if (by === 0) return
  const own = seatAt(table.state, seat)
  own.influence += by
  table.tell({ kind: 'influenceChanged', seat, delta: by, total: own.influence, cause })
}

export function changeTokens(table: InfluenceTable, seat: Seat, { by, cause }: { by: number; cause: Cause }): void {
  const own = seatAt(table.state, seat)
  own.tokens += by
  table.tell({ kind: 'tokensChanged', seat, delta: by, total: own.tokens, cause })
}
