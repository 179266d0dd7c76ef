import { BONUSES, type Bonus, type Call, type Claim, type SeatState, type State } from './shapes.ts'
import type { Seat } from '../../core/game.ts'
import { ordersOf } from './orders.ts'
import { seatAt } from './table.ts'

type Holding = Pick<SeatState, 'robot' | 'power' | 'bonus'>

const NINE_OR_MORE: Call = 9
const LAST_CALL: Call = 1
const callOf = (level: number): number => Math.min(level, NINE_OR_MORE)

/** ERC-303, ERC-304, ERC-768: all claims that a robot may make at a call. */
export function waysAt(holding: Holding, call: Call): Claim[] {
  const { robot, power, bonus } = holding
  if (robot === 'PlusBot')
    return plusWays(power, bonus)
      .filter(({ level }) => callOf(level) === call)
      .map(({ way }) => way)
  const byCard: Claim[] = power === call ? [{ as: 'power' }] : []
  if (robot !== 'FreeBot') return byCard
  return [...byCard, { as: 'free', showPower: false }, { as: 'free', showPower: true }]
}

/** ERC-765: from its card up. */
function plusWays(power: number, fixed: Bonus | null): { level: number; way: Claim }[] {
  const bonuses = fixed === null ? BONUSES : [fixed]
  return bonuses.map((bonus) => {
    const level = power + bonus
    return { level, way: bonus === 0 ? { as: 'power' } : { as: 'plus', level } }
  })
}

/** ERC-306: what a seat's standing order claims at this call, or null. */
export function claimByOrder(seat: SeatState, call: Call): Claim | null {
  const { call: order } = ordersOf(seat)
  const ways = waysAt(seat, call)
  switch (order.kind) {
    case 'manual':
      return null
    case 'at':
      return order.call === call && ways.some((way) => isSameClaim(way, order.claim)) ? { ...order.claim } : null
    case 'auto':
      return seat.robot === 'PlusBot' ? autoPlus(seat, call, ways) : (ways.find(({ as }) => as === 'power') ?? null)
  }
}

/** At the level of card and dial; if its call has gone, at the next there is. */
function autoPlus(seat: SeatState, call: Call, ways: readonly Claim[]): Claim | null {
  const { power, bonus } = seat
  const wanted = power + (bonus ?? ordersOf(seat).dial)
  if (call > callOf(wanted)) return null
  return ways.find((way) => levelOfClaim(way, power) === wanted) ?? ways.at(-1) ?? null
}

const levelOfClaim = (claim: Claim, power: number): number => (claim.as === 'plus' ? claim.level : power)

export function isSameClaim(one: Claim, other: Claim): boolean {
  if (one.as === 'plus') return other.as === 'plus' && one.level === other.level
  if (one.as === 'free') return other.as === 'free' && one.showPower === other.showPower
  return other.as === 'power'
}

/** ERC-767 (a): a claim fixes PlusBot's bonus. */
export function fixByClaim(seat: SeatState, claim: Claim): void {
  if (seat.robot === 'PlusBot') seat.bonus = bonusOf(levelOfClaim(claim, seat.power) - seat.power)
}

/** ERC-767 (b) to (d): the dial counts; but who has not passed cannot take a level whose call has gone. */
export function fixByUse(state: State, seat: Seat): void {
  const own = seatAt(state, seat)
  if (own.robot !== 'PlusBot' || own.bonus !== null) return
  const { dial } = ordersOf(own)
  const open = own.passed || state.called === null ? dial : Math.max(0, state.called - 1 - own.power)
  own.bonus = bonusOf(Math.min(dial, open))
}

function bonusOf(extra: number): Bonus {
  const bonus = BONUSES.find((each) => each === extra)
  if (bonus === undefined) throw new Error(`a bonus from 0 to 3, not ${extra}`)
  return bonus
}

/** ERC-309: waiting still, for all the others know, but without any call left. */
export function hasMissed(state: Readonly<State>, seat: Seat): boolean {
  const own = seatAt(state, seat)
  const { called, phase, turn, queue } = state
  const hasCall = turn?.seat === seat || queue.some((claimed) => claimed.seat === seat)
  if (own.status !== 'waiting' || called === null || hasCall) return false
  const lastLeft = phase.kind === 'call' ? called : called - 1
  return lastLeft < lastCallOf(own)
}

/** The last call at which there is any way to claim. */
function lastCallOf({ robot, power, bonus }: Holding): number {
  return robot === 'FreeBot' ? LAST_CALL : callOf(power + (bonus ?? 0))
}

export const isCall = (call: number): call is Call => Number.isInteger(call) && call >= 1 && call <= NINE_OR_MORE
