import type { Seat, Table } from '../../core/game.ts'
import {
  SIDES,
  type CardId,
  type EvilRobotsInfluence,
  type Face,
  type Holder,
  type IdleRobot,
  type Phase,
  type PowerCard,
  type SeatState,
  type Side,
  type SlotCard,
  type State,
  type Team,
} from './shapes.ts'

export type InfluenceTable = Table<EvilRobotsInfluence>

export function seatAt({ seats }: Readonly<State>, seat: Seat): SeatState {
  const found = seats[seat]
  if (!found) throw new Error(`a seat from 0 to ${seats.length - 1}, not ${seat}`)
  return found
}

export function idleIn({ idle }: Readonly<State>): IdleRobot {
  if (!idle) throw new Error('an Idle Robot, with three or four seats')
  return idle
}

export const allSeats = ({ seats }: Readonly<State>): Seat[] => [...seats.keys()]

/** All seats, from the left of this one round to itself. */
export const clockwise = (seats: number, from: Seat): Seat[] =>
  Array.from({ length: seats }, (_, step) => (from + 1 + step) % seats)

export const withoutPower = ({ seats }: Readonly<State>): Seat[] =>
  seats.flatMap(({ power }, seat) => (power ? [] : [seat]))

export const valueOf = ({ num, up }: PowerCard): number => (up ? num : 0)

interface Levelled {
  power: PowerCard
  mark: number
}
/** EI-38 */
export const levelOf = ({ power, mark }: Levelled): number => Math.max(0, valueOf(power) + mark)

/** EI-37: null as long as a seat has no Power Card. */
export const levelOfSeat = ({ power, mark }: Pick<SeatState, 'power' | 'mark'>): number | null =>
  power ? levelOf({ power, mark }) : null

export function levelAt(state: Readonly<State>, holder: Holder): number {
  if (holder === 'idle') return levelOf(idleIn(state))
  return levelOfSeat(seatAt(state, holder)) ?? 0
}

/** EI-39 */
export const isAtZero = (state: Readonly<State>, seat: Seat): boolean => levelOfSeat(seatAt(state, seat)) === 0

/** Whose card of this name is in effect: there is one copy of each. */
export function ownerOf({ seats }: Readonly<Pick<State, 'seats'>>, card: CardId): Seat | null {
  const seat = seats.findIndex((own) => SIDES.some((side) => isInEffect(own[side], card)))
  return seat < 0 ? null : seat
}

const isInEffect = (slot: SlotCard | null, card: CardId): boolean => slot?.card === card && slot.up && slot.used

/** EI-R10: who makes the Dealer's choices and is paid. */
export const dealerNow = (state: Readonly<Pick<State, 'seats' | 'dealer'>>): Seat =>
  ownerOf(state, 'R10') ?? state.dealer

/** EI-50 */
export const surchargeFor = (state: Readonly<State>, seat: Seat): 0 | 1 =>
  ownerOf(state, 'R08') !== null && isAtZero(state, seat) ? 1 : 0

/** EI-65 */
export function teamOf(one: Face, other: Face): Team {
  if (one !== other) return 'neutral'
  return one === 'H' ? 'good' : 'evil'
}

export const turned = (face: Face): Face => (face === 'H' ? 'T' : 'H')

/** The sides on which a seat has a card that is not revealed. */
export const faceDown = (own: Readonly<Pick<SeatState, Side>>): Side[] =>
  SIDES.filter((side) => own[side] !== null && !own[side].up)

export const newSlot = (card: CardId): SlotCard => ({ card, up: false, used: false, seen: false })
export const copyPower = ({ num, up }: PowerCard): PowerCard => ({ num, up })

/** The phase that is on, which must be this one. */
export function phaseOf<K extends Phase['kind']>({ phase }: Readonly<State>, kind: K): Extract<Phase, { kind: K }> {
  if (!isPhase(phase, kind)) throw new Error(`phase ${kind}, not ${phase.kind}`)
  return phase
}

const isPhase = <K extends Phase['kind']>(phase: Phase, kind: K): phase is Extract<Phase, { kind: K }> =>
  phase.kind === kind
