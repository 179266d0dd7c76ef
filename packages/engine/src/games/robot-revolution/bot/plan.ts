import { PLAYED_DOWN, valueOf } from '../material.ts'
import { BATTLEFIELDS, type Battlefield, type CardId } from '../shapes.ts'
import type { Front } from './front.ts'

export interface Lay {
  card: CardId
  battlefield: Battlefield
}
export interface Plan {
  lays: readonly Lay[]
  /** What it adds over all battlefields, less what its cards would have been worth later. */
  worth: number
}

/** What a card in hand is worth for later rounds, for each point of its value. */
const KEPT = 0.12

const NOTHING: Plan = { lays: [], worth: 0 }
const WORST: Plan = { lays: [], worth: -Infinity }
const better = (one: Plan, other: Plan): Plan => (other.worth > one.worth ? other : one)

/** The best face-down play from this hand: two cards, or as many as there are (RR-22, RR-24). */
export function bestDown(fronts: readonly Front[], hand: readonly CardId[]): Plan {
  if (hand.length === 0) return NOTHING
  const singles = hand.map((card) => ({ card, plans: fronts.map((_, place) => laying(fronts, [card], place)) }))
  if (hand.length < PLAYED_DOWN) return singles.flatMap(({ plans }) => plans).reduce(better, WORST)
  let best = WORST
  singles.forEach((one, at) => {
    for (const other of singles.slice(at + 1)) {
      best = better(best, bestApart(one.plans, other.plans))
      best = better(best, bestTogether(fronts, [one.card, other.card]))
    }
  })
  return best
}

/** The best card to add where these cards are laid already, or nothing if a card is better kept. */
export function bestExtra(fronts: readonly Front[], hand: readonly CardId[]): Plan {
  const plans = hand.flatMap((card) => fronts.map((_, place) => laying(fronts, [card], place)))
  return plans.reduce(better, NOTHING)
}

/** These cards to one battlefield, in this order. */
export function laying(fronts: readonly Front[], cards: readonly CardId[], place: number): Plan {
  const battlefield = BATTLEFIELDS[place]
  const front = fronts[place]
  if (!battlefield || !front) throw new Error(`no battlefield at ${place}`)
  let worth = front.gain(cards)
  for (const card of cards) worth -= KEPT * valueOf(card)
  return { lays: cards.map((card) => ({ card, battlefield })), worth }
}

/** To two battlefields; plans are by place. */
function bestApart(one: readonly Plan[], other: readonly Plan[]): Plan {
  let best = WORST
  one.forEach((here, place) => {
    other.forEach((there, elsewhere) => {
      const worth = here.worth + there.worth
      if (place !== elsewhere && worth > best.worth) best = { lays: [...here.lays, ...there.lays], worth }
    })
  })
  return best
}

/** To one battlefield, the higher card first: if nothing lies there it becomes the hold (RR-56). */
function bestTogether(fronts: readonly Front[], cards: readonly CardId[]): Plan {
  const ordered = [...cards].sort((one, other) => valueOf(other) - valueOf(one))
  return fronts.map((_, place) => laying(fronts, ordered, place)).reduce(better, WORST)
}
