import type { Seat, Table } from '../../core/game.ts'
import { NPC_POWER } from './material.ts'
import type { Allegiance, EvilRobotsClassic, Frame, Moment, SeatState, State, Target } from './shapes.ts'

export type ClassicTable = Table<EvilRobotsClassic>

export function seatAt(state: Readonly<State>, seat: Seat): SeatState {
  const found = state.seats[seat]
  if (!found) throw new Error(`a seat from 0 to ${state.seats.length - 1}, not ${seat}`)
  return found
}

export const isSeat = (target: Target): target is Seat => target !== 'npc'

/** All seats, the next clockwise first, this one last. */
export function clockwiseFrom(state: Readonly<State>, seat: Seat): Seat[] {
  const count = state.seats.length
  return Array.from({ length: count }, (_, step) => (seat + 1 + step) % count)
}

/** ERC-103: the card, and PlusBot's bonus once it is fixed. */
export function levelOf(state: Readonly<State>, target: Target): number {
  if (!isSeat(target)) return NPC_POWER
  const { power, bonus } = seatAt(state, target)
  return power + (bonus ?? 0)
}

export function allegianceOf(state: Readonly<State>, target: Target): Allegiance {
  if (isSeat(target)) return seatAt(state, target).allegiance
  if (!state.npc) throw new Error('the extra robot does not play')
  return state.npc.allegiance
}

export function setAllegiance(state: State, target: Target, allegiance: Allegiance): void {
  if (isSeat(target)) seatAt(state, target).allegiance = allegiance
  else if (state.npc) state.npc.allegiance = allegiance
}

/** What a target is, counting what these conversions have done to it. */
export function allegianceAfter(state: Readonly<State>, frames: readonly Frame[], target: Target): Allegiance {
  const last = frames.findLast((frame) => frame.target === target && frame.truth === 'ok')
  return last?.real ?? allegianceOf(state, target)
}

/** ERC-750: LockBot on a side stays there. */
export const isLocked = ({ robot, allegiance }: Pick<SeatState, 'robot' | 'allegiance'>): boolean =>
  robot === 'LockBot' && allegiance !== 'N'

/** ERC-114: it has acted or reacted; a pass is neither. */
export const isSpent = ({ status }: SeatState): boolean => status === 'acted' || status === 'reacted'

/** All that may act in the countdown still, as far as the table knows. */
export const waitingSeats = (state: Readonly<State>): Seat[] => seatsThat(state, ({ status }) => status === 'waiting')

export function seatsThat(state: Readonly<State>, is: (seat: SeatState) => boolean): Seat[] {
  const found: Seat[] = []
  state.seats.forEach((each, seat) => {
    if (is(each)) found.push(seat)
  })
  return found
}

export function momentOf({ line, called, phase }: Readonly<State>): Moment {
  if (line || phase.kind === 'lineUp') return 'pass'
  return called ?? 'discussion'
}
