import type { Seat } from '../../core/game.ts'
import type { Decisions } from './shapes.ts'
import { clockwise } from './table.ts'

/** The highest offer; if nobody offers anything the Dealer themself, else the first clockwise. */
export function usualPick({ dealer, seats, raised, offers }: Decisions['pick']['prompt']): Seat {
  const most = Math.max(0, ...offers.map(({ amount }) => amount))
  if (most === 0 && raised.includes(dealer)) return dealer
  const best = offers.filter(({ amount }) => amount === most).map(({ seat }) => seat)
  return clockwise(seats, dealer).find((seat) => best.includes(seat)) ?? dealer
}
