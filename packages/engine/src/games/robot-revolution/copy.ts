import type { State } from './shapes.ts'

/** The lists in which rules put something else, and the deck, which they draw from. All other parts they replace. */
export const copy = (state: Readonly<State>): State => ({
  options: state.options,
  phase: state.phase,
  round: state.round,
  primary: state.primary,
  deck: state.deck.slice(),
  discard: state.discard,
  seats: state.seats.slice(),
  stacks: state.stacks.slice(),
})
