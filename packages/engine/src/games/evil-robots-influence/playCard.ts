import type { Seat } from '../../core/game.ts'
import { rowOf, work } from './effects.ts'
import type { Choices, CoinName, Play } from './shapes.ts'
import { earnToll, spend } from './spending.ts'
import { seatAt, type InfluenceTable } from './table.ts'

/** EI-41, EI-43 to EI-45. What follows on it is asked by the card, or by the caller. */
export function playCard(table: InfluenceTable, seat: Seat, { side, use, choices }: Play): void {
  const slot = seatAt(table.state, seat)[side]
  if (!slot) throw new Error(`a card on the ${side}`)
  const { cost } = rowOf(slot.card)
  const surcharge = spend(table, seat, cost)
  if (surcharge > 0) earnToll(table, seat)
  slot.up = true
  slot.used = use
  slot.seen = true
  const named = copyChoices(choices)
  const [card, paid] = [slot.card, cost + surcharge]
  table.tell({ kind: 'cardPlayed', seat, side, card, used: use, paid, surcharge, choices: named })
  if (use) work(table, { seat, card, choices })
}

function copyChoices({ seats, seat, side, choices, coins, coin, holder, token }: Choices): Choices {
  return {
    ...(seats && { seats: [...seats] }),
    ...(seat !== undefined && { seat }),
    ...(side && { side }),
    ...(choices && { choices: copyChoices(choices) }),
    ...(coins && { coins: coins.map(copyCoin) }),
    ...(coin && { coin: copyCoin(coin) }),
    ...(holder !== undefined && { holder }),
    ...(token && { token }),
  }
}
const copyCoin = ({ holder, slot }: CoinName): CoinName => ({ holder, slot })
