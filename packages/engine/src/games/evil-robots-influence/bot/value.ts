import { rowOf } from '../effects.ts'
import type { CardId, OwnCard, View } from '../shapes.ts'
import { meIn } from './world.ts'

/** What it is worth to hold a card for a round, in Influence (section 2.4). */
const VALUES: Readonly<Record<CardId, number>> = {
  ...{ L01: 0.05, L02: 0.1, L03: 0.1, L04: 0.1, L05: 0.1, L06: 0.05, L07: 0.1, L08: 0.15, L09: 0.05 },
  ...{ L10: 0.05, L11: 0.15, L12: 0.2, L13: 0.1, L14: 0.25, L15: 0.1, L16: 0.05, L17: 0.05 },
  ...{ R01: 0.1, R02: 0.1, R03: 0.1, R04: 0.3, R05: 0.15, R06: 0.1, R07: 0.05, R08: 0.3, R09: 0.15 },
  ...{ R10: 0.1, R11: 0.3, R12: 0.1, R13: 0.1, R14: 0.3, R15: 0.15, R16: 0.05, R17: 0.05 },
}
/** Once somebody has so much, the end may come any time; a big table gets there in a leap. */
const LATE = { usual: 7, big: 9 } as const
const BIG_TABLE = 7
/** How far behind one may be and still hope for the end. */
const REACH = 4
const ENDGAME_LATE = 0.4
const WORTH_KEEPING = 0.15
const WORTH_REPLACING = 0.1

function valueFor(view: View, card: CardId): number {
  return rowOf(card).type === 'E' && isLate(view) && isInReach(view) ? ENDGAME_LATE : VALUES[card]
}

const mostIn = ({ seats }: View): number => Math.max(...seats.map(({ influence }) => influence))
const isLate = (view: View): boolean => mostIn(view) >= (view.seats.length >= BIG_TABLE ? LATE.big : LATE.usual)
const isInReach = (view: View): boolean => (view.seats[meIn(view)]?.influence ?? 0) >= mostIn(view) - REACH

export const isWorthKeeping = (view: View, card: CardId): boolean => valueFor(view, card) >= WORTH_KEEPING

/** For the Muse of the Mill: a card that has done what it can, or is of little use. */
export function isWorthReplacing(view: View, own: OwnCard | null): boolean {
  if (!own) return false
  return own.up ? rowOf(own.card).type !== 'A' : valueFor(view, own.card) <= WORTH_REPLACING
}

/** 0 is the present card; what is used up is worth nothing any more. */
export function bestToKeep(view: View, present: OwnCard | null, drawn: readonly CardId[]): number {
  const isSpent = present === null || (present.up && rowOf(present.card).type !== 'A')
  const worth = [isSpent ? 0 : valueFor(view, present.card), ...drawn.map((card) => valueFor(view, card))]
  return worth.indexOf(Math.max(...worth))
}
