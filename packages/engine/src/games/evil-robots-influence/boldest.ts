import type { BoldMove } from '../../core/lookingBack.ts'
import type { Event } from './shapes.ts'

/**
 * More Influence paid for a Power Card than the number on it: the more, the bolder. Where nobody did that, the largest pot
 * that one seat won all alone. The earliest of the boldest.
 */
export function boldest(heard: readonly Event[]): BoldMove | null {
  const bought = most(
    heard.flatMap((event, at) => boughtAt(heard, at, event)),
    ({ amount, against }) => amount - against,
  )
  return bought ?? most(heard.flatMap(wonAlone), ({ amount }) => amount)
}

function most<T>(moves: readonly T[], weight: (move: T) => number): T | null {
  return moves.reduce<T | null>((best, each) => (best && weight(best) >= weight(each) ? best : each), null)
}

function boughtAt(heard: readonly Event[], at: number, event: Event): (BoldMove & { against: number })[] {
  if (event.kind !== 'picked') return []
  const { seat, paid } = event
  const given = heard.slice(at).find((each) => each.kind === 'powerGiven')
  if (given?.kind !== 'powerGiven' || given.seat !== seat) return []
  const { num, up } = given.card
  const worth = up ? num : 0
  return paid > worth ? [{ seat, kind: 'overpaid', amount: paid, against: worth, event: at }] : []
}

function wonAlone(event: Event, at: number): BoldMove[] {
  if (event.kind !== 'counted') return []
  const [seat, ...others] = event.winners
  if (seat === undefined || others.length > 0) return []
  return [{ seat, kind: 'alone', amount: event.pot, event: at }]
}
