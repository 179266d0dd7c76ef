import type { Rng, Seat } from '../../../core/game.ts'
import { SEATS, TRIGGER } from '../material.ts'
import { SIDES, type CardId, type Decisions, type PowerCard, type View } from '../shapes.ts'
import { clockwise } from '../table.ts'
import { meIn } from './world.ts'

/** In a hundred: how often it raises a hand. */
const RAISES = { apart: 35, alike: 60, low: -5, early: 25 } as const
/** Cards that are worth the more the earlier they are played. */
const EARLY: readonly CardId[] = ['R08', 'R10', 'L09', 'L07']

/** For a strong card if it can use the strength; sooner if it holds what should lie early. */
export function raises(view: View, card: PowerCard, rng: Rng): boolean {
  const own = view.seats[meIn(view)]
  const base = own?.hidden === own?.shown ? RAISES.alike : RAISES.apart
  const holdsEarly = SIDES.some((side) => {
    const slot = own?.[side]
    return slot?.kind === 'card' && EARLY.includes(slot.card)
  })
  return rng.int(100) < base + (holdsEarly ? RAISES.early : 0) + (isTop(view, card) ? 0 : RAISES.low)
}

/** One of the two highest that are left. */
const isTop = ({ stack }: View, { num }: PowerCard): boolean => stack.slice(0, 2).some((card) => card.num === num)

/** Influence that is not given away. */
const THRIFT = 2
const BIG_TABLE = SEATS.max - 1
/** In a hundred: how often it pays. */
const BRIBES = { first: 33, later: 10 } as const

/** The first card brings a token more and the next deal; at a big table it is worth two. Nobody pays a Dealer to the end. */
export function bribe({ order, seats }: View, prompt: Decisions['offer']['prompt'], rng: Rng): number {
  const isFirst = order.length === 0
  if (rng.int(100) >= (isFirst ? BRIBES.first : BRIBES.later)) return 0
  const price = isFirst && seats.length >= BIG_TABLE ? 1 + rng.int(2) : 1
  const dealer = seats[prompt.dealer]?.influence ?? 0
  return prompt.most - price >= THRIFT && dealer + price < TRIGGER - 1 ? price : 0
}

/** The highest bribe, of equals who has least, then the first clockwise. Without any bribe itself, if it has raised. */
export function pickOf({ seats }: View, prompt: Decisions['pick']['prompt']): Seat {
  const { dealer, raised, offers } = prompt
  const most = Math.max(0, ...offers.map(({ amount }) => amount))
  if (most === 0 && raised.includes(dealer)) return dealer
  const best = offers.filter(({ amount }) => amount === most).map(({ seat }) => seat)
  const least = Math.min(...best.map((seat) => seats[seat]?.influence ?? 0))
  const poorest = best.filter((seat) => seats[seat]?.influence === least)
  return clockwise(seats.length, dealer).find((seat) => poorest.includes(seat)) ?? dealer
}

/** The seat that has most goes first, for they know least; itself goes last. */
export function zeroFor(view: View, candidates: readonly Seat[]): Seat {
  const me = meIn(view)
  const influence = (seat: Seat) => view.seats[seat]?.influence ?? 0
  const [first = me] = candidates.filter((seat) => seat !== me).sort((one, other) => influence(other) - influence(one))
  return first
}
