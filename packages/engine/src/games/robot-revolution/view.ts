import type { Viewer } from '../../core/game.ts'
import type { Laid, Phase, SeatState, SeenCard, SeenSeat, State, View } from './shapes.ts'

export const view = (state: Readonly<State>, viewer: Viewer): View => views(state)(viewer)

/** All that a viewer may know, named piece by piece. Nearly all of it lies open to everybody, and is made once. */
export function views(state: Readonly<State>): (viewer: Viewer) => View {
  const options = { sharedCodeMin: state.options.sharedCodeMin }
  const phase = seenPhase(state.phase)
  const discard = state.discard.slice()
  const seats = state.seats.map(seenSeat)
  const stacks = seenStacks(state, 'spectator')
  const open = state.phase.kind === 'over' ? laidOpen(state) : null
  return (viewer) => ({
    viewer,
    options,
    phase,
    round: state.round,
    primary: state.primary,
    deckSize: state.deck.length,
    discard,
    seats,
    stacks: hasFaceDown(state, viewer) ? seenStacks(state, viewer) : stacks,
    hand: ownHand(state, viewer),
    open,
  })
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

function hasFaceDown(state: Readonly<State>, viewer: Viewer): boolean {
  if (viewer === 'spectator') return false
  return state.stacks.some((sides) => sides[viewer]?.some(({ faceUp }) => !faceUp))
}

const seenStacks = ({ stacks }: Readonly<State>, viewer: Viewer): SeenCard[][][] =>
  stacks.map((sides) => sides.map((stack, owner) => seenStack(stack, owner === viewer)))

/** RR-28: its owner may look at a face-down card, nobody else. */
const seenStack = (stack: readonly Laid[], isOwn: boolean): SeenCard[] =>
  stack.map((laid) => (laid.faceUp || isOwn ? lying(laid) : { hidden: true }))

const lying = ({ card, faceUp, sideways }: Laid): SeenCard => (sideways ? { card, faceUp, sideways } : { card, faceUp })

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
