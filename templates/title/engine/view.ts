import type { Seat, Viewer } from '../../core/game.ts'
import type { SeenPhase, State, View } from './shapes.ts'

/** The allow-list: what isn't named here is seen by nobody. */
export function view(state: Readonly<State>, viewer: Viewer): View {
  const seat = viewer === 'spectator' ? null : viewer
  return {
    options: state.options,
    viewer: seat,
    phase: seenPhase(state, seat),
    round: state.round,
    shown: [...state.shown],
    seats: state.seats.map(({ hand, points }) => ({ handSize: hand.length, points })),
    hand: seat === null ? null : [...(state.seats[seat]?.hand ?? [])],
  }
}

function seenPhase({ phase }: Readonly<State>, viewer: Seat | null): SeenPhase {
  if (phase.kind === 'over') return { kind: 'over' }
  const answered = phase.laid.map(({ seat }) => seat).sort((one, other) => one - other)
  return { kind: 'lay', answered, mine: phase.laid.find(({ seat }) => seat === viewer)?.card ?? null }
}
