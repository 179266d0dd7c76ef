import type { Seat, Table } from '../../core/game.ts'
import type { Battlefield, RobotRevolution, SeatState, Stack, State } from './shapes.ts'

export type RevolutionTable = Table<RobotRevolution>

export function seatAt(state: Readonly<State>, seat: Seat): SeatState {
  const found = state.seats[seat]
  if (!found) throw new Error(`no seat ${seat}`)
  return found
}

/** The sides of a battlefield, by seat (RR-26). */
export function sidesOf(state: Readonly<State>, battlefield: Battlefield): readonly Stack[] {
  const sides = state.stacks[battlefield - 1]
  if (!sides) throw new Error(`no battlefield ${battlefield}`)
  return sides
}

export function stackAt(state: Readonly<State>, battlefield: Battlefield, seat: Seat): Stack {
  const stack = sidesOf(state, battlefield)[seat]
  if (!stack) throw new Error(`no stack of seat ${seat} at battlefield ${battlefield}`)
  return stack
}

export function changeSides(state: State, battlefield: Battlefield, sides: readonly Stack[]): void {
  state.stacks[battlefield - 1] = sides
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
