import type { Proposal, Share } from '@robot-night/engine/games/evil-robots-influence'
import type { Seat } from '#lib/table/scene.ts'
import { gemsFor } from '../playback/splitting.ts'

/** The same for each, and what is over for the first of them. */
export function evenly(winners: readonly Seat[], pot: number): Share[] {
  const [each, over] = [Math.floor(pot / winners.length), pot % winners.length]
  return winners.map((seat, at) => ({ seat, gems: each + (at < over ? 1 : 0) }))
}

export const isSame = (one: readonly Share[], other: readonly Share[]): boolean =>
  one.every(({ seat, gems }) => gemsFor(other, seat) === gems)

/** One more, from who has most of the others: the viewer, if they are among them. Null: there is none to take. */
export function withMore(shares: readonly Share[], seat: Seat, me: Seat | null): Share[] | null {
  const others = shares.filter((share) => share.seat !== seat && share.gems > 0)
  const most = Math.max(...others.map(({ gems }) => gems))
  const giver = others.find((share) => share.seat === me && share.gems === most) ?? lastWith(others, most)
  return giver ? moved(shares, giver.seat, seat) : null
}

/** One less, for who has fewest of the others. Null: there is none to give. */
export function withLess(shares: readonly Share[], seat: Seat): Share[] | null {
  const others = shares.filter((share) => share.seat !== seat)
  const fewest = Math.min(...others.map(({ gems }) => gems))
  const taker = others.find(({ gems }) => gems === fewest)
  return taker && gemsFor(shares, seat) > 0 ? moved(shares, seat, taker.seat) : null
}

const lastWith = (shares: readonly Share[], gems: number): Share | undefined =>
  shares.findLast((share) => share.gems === gems)

const moved = (shares: readonly Share[], from: Seat, to: Seat): Share[] =>
  shares.map(({ seat, gems }) => ({ seat, gems: gems + (seat === to ? 1 : 0) - (seat === from ? 1 : 0) }))

/** The most supported first, the newest of equals: the one that leads is on top. */
export const ranked = (proposals: readonly Proposal[]): Proposal[] =>
  [...proposals].sort((one, other) => other.supporters.length - one.supporters.length || other.number - one.number)

/** EI-87: what each takes without agreement, and what is lost. */
export function without(pot: number, winners: number): { each: 0 | 1; lost: number } {
  return pot < winners ? { each: 0, lost: 0 } : { each: 1, lost: pot - winners }
}
