import type { Seat, Table } from '../../core/game.ts'
import type { Battlefield, CardId, Laid, RobotRevolution, SeatState, State } from './shapes.ts'

export type RevolutionTable = Table<RobotRevolution>

export function seatAt(state: Readonly<State>, seat: Seat): SeatState {
  const found = state.seats[seat]
  if (!found) throw new Error(`no seat ${seat}`)
  return found
}

/** A seat's own side of a battlefield (RR-26). */
export function stackAt(state: Readonly<State>, battlefield: Battlefield, seat: Seat): Laid[] {
  const stack = state.stacks[battlefield - 1]?.[seat]
  if (!stack) throw new Error(`no stack of seat ${seat} at battlefield ${battlefield}`)
  return stack
}

/** Takes a card out of a list that is known to hold it. */
export function takeOut(cards: CardId[], wanted: string): CardId {
  const at = cards.findIndex((card) => card === wanted)
  const [taken] = at < 0 ? [] : cards.splice(at, 1)
  if (!taken) throw new Error(`${wanted} is not among ${cards.length} cards`)
  return taken
}

/** The living seats clockwise from the Primary Unit (RR-21, RR-22). */
export function turnOrder(state: Readonly<State>): Seat[] {
  const order: Seat[] = []
  for (let step = 0; step < state.seats.length; step++) {
    const seat = (state.primary + step) % state.seats.length
    if (seatAt(state, seat).living) order.push(seat)
  }
  return order
}

/** The seats that come after this one before the turn is back at the Primary Unit. */
export function stillToCome(state: Readonly<State>, after: Seat): Seat[] {
  const order = turnOrder(state)
  return order.slice(order.indexOf(after) + 1)
}
