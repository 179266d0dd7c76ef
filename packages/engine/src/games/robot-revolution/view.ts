import type { Viewer } from '../../core/game.ts'
import type { Laid, Phase, SeatState, SeenCard, SeenSeat, State, View } from './shapes.ts'

/** All that a viewer may know, named piece by piece. */
export function view(state: Readonly<State>, viewer: Viewer): View {
  return {
    viewer,
    options: { sharedCodeMin: state.options.sharedCodeMin },
    phase: seenPhase(state.phase),
    round: state.round,
    primary: state.primary,
    deckSize: state.deck.length,
    discard: state.discard.slice(),
    seats: state.seats.map(seenSeat),
    stacks: state.stacks.map((sides) => sides.map((stack, owner) => seenStack(stack, owner === viewer))),
    hand: ownHand(state, viewer),
    open: state.phase.kind === 'over' ? laidOpen(state) : null,
  }
}

function seenPhase(phase: Phase): Phase {
  if (phase.kind !== 'over') return { kind: phase.kind, seat: phase.seat }
  return { kind: 'over', result: phase.result, places: phase.places.map((seats) => seats.slice()) }
}

const seenSeat = (seat: SeatState): SeenSeat => ({
  handSize: seat.hand.length,
  generalsLeft: seat.generals.length,
  living: seat.living,
  fellIn: seat.fellIn,
  breakthroughs: seat.breakthroughs,
  breakthroughsThisRound: seat.breakthroughsThisRound,
})

/** RR-28: its owner may look at a face-down card, nobody else. */
const seenStack = (stack: readonly Laid[], isOwn: boolean): SeenCard[] =>
  stack.map((laid) => (laid.faceUp || isOwn ? lying(laid) : { hidden: true }))

const lying = ({ card, faceUp, sideways }: Laid): SeenCard => ({ card, faceUp, ...(sideways ? { sideways } : {}) })

/** RR-68: the fallen see what a spectator sees. */
function ownHand(state: Readonly<State>, viewer: Viewer) {
  const own = viewer === 'spectator' ? undefined : state.seats[viewer]
  return own?.living ? own.hand.slice() : null
}

function laidOpen({ seats, deck }: Readonly<State>): View['open'] {
  return {
    hands: seats.map((seat) => seat.hand.slice()),
    generals: seats.map((seat) => seat.generals.slice()),
    lost: seats.map((seat) => seat.lost.slice()),
    deck: deck.slice(),
  }
}
