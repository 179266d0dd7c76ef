import type { Seat } from '../../core/game.ts'
import { changeInfluence } from './accounts.ts'
import { surchargeFor } from './facts.ts'
import { ownerOf, seatAt, type InfluenceTable } from './table.ts'

/** EI-40, EI-50: takes the tokens, the surcharge too, and answers with it; what it earns is paid by `earnToll`. */
export function spend(table: InfluenceTable, seat: Seat, cost: number): 0 | 1 {
  const surcharge = cost > 0 ? surchargeFor(table.state, seat) : 0
  seatAt(table.state, seat).tokens -= cost + surcharge
  return surcharge
}

/** EI-R08: once in a round, and not from its owner. */
export function earnToll(table: InfluenceTable, payer: Seat): void {
  const { state } = table
  const owner = ownerOf(state, 'R08')
  if (owner === null || owner === payer || state.tollEarned) return
  state.tollEarned = true
  changeInfluence(table, owner, { by: 1, cause: 'toll' })
}
