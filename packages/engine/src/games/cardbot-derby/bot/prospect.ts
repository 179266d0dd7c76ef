import type { Rng } from '../../../core/game.ts'
import type { View } from '../shapes.ts'
import { countsOf } from './commands.ts'
import type { Ground } from './ground.ts'
import { imagineNext, type Held } from './hands.ts'
import { eachOrder } from './orders.ts'
import { isHome, nextAt, type Spot } from './spots.ts'

/** Larger hands have many more orders, and differ less. */
const HANDS = { 5: 8, 6: 4, 7: 2 } as const

/** What will still be to go after next round, if nobody interferes: the mean over some hands one may draw. */
export function prospect(
  view: View,
  { ground, held }: { ground: Ground; held: Held },
  rng: Rng,
): (spot: Spot) => number {
  const hands = Array.from({ length: HANDS[view.options.drawCount] }, () => imagineNext(view, held, rng))
  const kept = hands.map((hand) => countsOf(hand.kept))
  const shuffled = hands.map((hand) => countsOf(hand.shuffled))
  const before = view.robots[held.robot]?.next
  const known = new Map<Spot, number>()
  return (spot) => {
    if (isHome(spot)) return 0
    const found = known.get(spot) ?? meanOf(ground, spot, nextAt(spot) === before ? kept : shuffled)
    known.set(spot, found)
    return found
  }
}

function meanOf(ground: Ground, spot: Spot, hands: readonly number[][]): number {
  let sum = 0
  for (const counts of hands) {
    let least = Infinity
    eachOrder(ground, { from: spot, counts }, (to) => (least = Math.min(least, ground.toGo(to))))
    sum += least
  }
  return sum / hands.length
}
