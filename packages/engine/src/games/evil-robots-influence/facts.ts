import type { Seat } from '../../core/game.ts'
import {
  SIDES,
  type CardId,
  type Face,
  type SeatState,
  type Side,
  type SlotCard,
  type State,
  type Team,
} from './shapes.ts'
import { levelOfSeat, ownerOf, seatAt } from './table.ts'

export const allSeats = ({ seats }: Readonly<State>): Seat[] => [...seats.keys()]

export const withoutPower = ({ seats }: Readonly<State>): Seat[] =>
  seats.flatMap(({ power }, seat) => (power ? [] : [seat]))

/** EI-39 */
export const isAtZero = (state: Readonly<State>, seat: Seat): boolean => levelOfSeat(seatAt(state, seat)) === 0

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

/** The sides on which a seat has a card that is not revealed. */
export const faceDown = (own: Readonly<Pick<SeatState, Side>>): Side[] =>
  SIDES.filter((side) => own[side] !== null && !own[side].up)

export const newSlot = (card: CardId): SlotCard => ({ card, up: false, used: false, seen: false })
