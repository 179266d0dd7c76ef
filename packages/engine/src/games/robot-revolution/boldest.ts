import type { BoldMove } from '../../core/lookingBack.ts'
import type { Event } from './shapes.ts'

/** The breakthrough that was nearly none: by the fewest points, then with the fewest points of all; then the earliest. */
export function boldest(heard: readonly Event[]): BoldMove | null {
  return heard
    .flatMap(brokeThrough)
    .reduce<Breakthrough | null>((best, move) => (best && !isBolder(move, best) ? best : move), null)
}

type Breakthrough = BoldMove & { against: number }

function brokeThrough(event: Event, at: number): Breakthrough[] {
  if (event.kind !== 'battle' || event.outcome !== 'breakthrough') return []
  const own = event.totals.find(({ seat }) => seat === event.winner)
  const others = event.totals.filter((each) => each !== own).map(({ total }) => total)
  if (!own || others.length === 0) return []
  return [{ seat: own.seat, kind: 'breakthrough', amount: own.total, against: Math.max(...others), event: at }]
}

function isBolder(one: Breakthrough, other: Breakthrough): boolean {
  const [margin, otherMargin] = [one, other].map(({ amount, against }) => amount - against)
  return margin === otherMargin ? one.amount < other.amount : Number(margin) < Number(otherMargin)
}
