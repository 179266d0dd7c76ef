import type { SeatState, State } from './shapes.ts'

/** All that rules change in place. Options, phases and laid cards they replace, so these are shared. */
export function copy(state: Readonly<State>): State {
  return {
    options: state.options,
    phase: state.phase,
    round: state.round,
    primary: state.primary,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    seats: state.seats.map(copySeat),
    stacks: state.stacks.map((sides) => sides.map((stack) => stack.slice())),
  }
}

const copySeat = (seat: SeatState): SeatState => ({
  hand: seat.hand.slice(),
  generals: seat.generals.slice(),
  lost: seat.lost.slice(),
  living: seat.living,
  fellIn: seat.fellIn,
  breakthroughs: seat.breakthroughs,
  breakthroughsThisRound: seat.breakthroughsThisRound,
})
