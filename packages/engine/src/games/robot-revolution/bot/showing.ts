import { isFace, valueOf } from '../material.ts'
import type { CardId } from '../shapes.ts'
import type { Front } from './front.ts'
import { bestDown, bestExtra, laying, type Lay, type Plan } from './plan.ts'

/** What it costs to show a card, for each point of its value: high ones are better kept secret. */
const SHOWN = 0.02

/** A card to lay face up now, and what it is worth together with all that may follow it this round. */
export interface Showing {
  lay: Lay
  worth: number
}

export function bestShowing(fronts: readonly Front[], hand: readonly CardId[]): Showing {
  const [first, ...others] = hand.flatMap((card) => fronts.map((_, place) => showing(fronts, hand, { card, place })))
  if (!first) throw new Error('asked to play from an empty hand')
  return others.reduce((best, other) => (other.worth > best.worth ? other : best), first)
}

function showing(
  fronts: readonly Front[],
  hand: readonly CardId[],
  { card, place }: { card: CardId; place: number },
): Showing {
  const now = laying(fronts, [card], place)
  const after = withLaid(fronts, now)
  const rest = without(hand, now)
  const down = bestDown(after, rest)
  const extra = isFace(card) ? nobility(after, rest, down) : 0
  return { lay: onlyLay(now), worth: now.worth + down.worth + extra - SHOWN * valueOf(card) }
}

/** What the further card that Nobility allows can add to the plan (RR-31). */
const nobility = (fronts: readonly Front[], hand: readonly CardId[], plan: Plan): number =>
  bestExtra(withLaid(fronts, plan), without(hand, plan)).worth

const withLaid = (fronts: readonly Front[], { lays }: Plan): Front[] =>
  fronts.map((front, place) =>
    lays.reduce((laid, { card, battlefield }) => (battlefield - 1 === place ? laid.with(card) : laid), front),
  )

const without = (hand: readonly CardId[], { lays }: Plan): CardId[] =>
  hand.filter((card) => lays.every((lay) => lay.card !== card))

function onlyLay({ lays: [lay] }: Plan): Lay {
  if (!lay) throw new Error('a plan without a card')
  return lay
}
