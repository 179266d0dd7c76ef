import { valueOf } from '../material.ts'
import { strength } from '../strength.ts'
import type { CardId, Options } from '../shapes.ts'
import type { Threat } from './guess.ts'
import type { Stakes } from './stakes.ts'

/** One battlefield, as it promises to turn out for one's own side. */
export interface Front {
  /** What these cards add to the worth of the battle if they are laid there now, in this order. */
  gain(more: readonly CardId[]): number
  /** The same battlefield with this card laid. */
  with(card: CardId): Front
}

export interface Ground {
  options: Options
  stakes: Stakes
  /** One's own. */
  hold: boolean
  threats: readonly Threat[]
}

export function front(ground: Ground, cards: readonly CardId[]): Front {
  const now = battleWorth(ground, cards)
  const gains = new Map<string, number>()
  return {
    gain(more) {
      const name = more.join()
      const gain = gains.get(name) ?? battleWorth(ground, [...cards, ...more]) - now
      gains.set(name, gain)
      return gain
    },
    with: (card) => front(ground, [...cards, card]),
  }
}

/** The average over all guesses. */
function battleWorth({ options, stakes, hold, threats }: Ground, cards: readonly CardId[]): number {
  const { total } = strength(cards, options)
  const [primary] = cards
  const win = hold || !primary ? stakes.strike : stakes.hold(valueOf(primary))
  let sum = 0
  for (const threat of threats) {
    if (total > threat.total) sum += win
    else if (total < threat.total && !threat.tied) sum -= threat.hold ? stakes.blow : stakes.rivalHold
  }
  return sum / threats.length
}
