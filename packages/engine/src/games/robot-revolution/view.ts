import type { Before, Seat, Viewer } from '../../core/game.ts'
import type {
  Laid,
  Phase,
  RobotRevolution,
  SeatState,
  SeenCard,
  SeenSeat,
  SeenStack,
  Stack,
  State,
  View,
} from './shapes.ts'

export const view = (state: Readonly<State>, viewer: Viewer): View => views(state)(viewer)

/** All that a viewer may know, named piece by piece. Nearly all of it lies open to everybody, and is made once. */
export function views(state: Readonly<State>, before?: Before<RobotRevolution>): (viewer: Viewer) => View {
  const had = before?.view('spectator')
  const options = { sharedCodeMin: state.options.sharedCodeMin }
  const phase = seenPhase(state.phase)
  const seats = remade(state.seats, seenSeat, { parts: before?.state.seats, made: had?.seats })
  const stacks = remade(state.stacks, seenSides, { parts: before?.state.stacks, made: had?.stacks })
  const open = state.phase.kind === 'over' ? laidOpen(state) : null
  return (viewer) => ({
    viewer,
    options,
    phase,
    round: state.round,
    primary: state.primary,
    deckSize: state.deck.length,
    discard: state.discard,
    seats,
    stacks: hasFaceDown(state, viewer) ? withOwn(stacks, { state, viewer, before }) : stacks,
    hand: ownHand(state, viewer),
    open,
  })
}

/** As `map`; of parts that have stayed, what was made of them before. */
function remade<Part, Made>(
  parts: readonly Part[],
  make: (part: Part) => Made,
  had: { parts: readonly Part[] | undefined; made: readonly Made[] | undefined },
): Made[] {
  return parts.map((part, at) => (had.parts?.[at] === part ? had.made?.[at] : undefined) ?? make(part))
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

const seenSides = (sides: readonly Stack[]): readonly SeenStack[] => sides.map(seenStack)
const seenStack = (stack: Stack): SeenStack => stack.map((laid) => (laid.faceUp ? lying(laid) : { hidden: true }))

/** RR-28: its owner may look at a face-down card, nobody else. */
const ownStack = (stack: Stack): SeenStack => stack.map(lying)

const hasFaceDown = ({ stacks }: Readonly<State>, viewer: Viewer): viewer is Seat =>
  viewer !== 'spectator' && stacks.some((sides) => isFaceDown(sides[viewer]))

const isFaceDown = (stack: Stack = []): boolean => stack.some(({ faceUp }) => !faceUp)

function withOwn(
  stacks: (readonly SeenStack[])[],
  { state, viewer, before }: { state: Readonly<State>; viewer: Seat; before: Before<RobotRevolution> | undefined },
): (readonly SeenStack[])[] {
  const had = before?.view(viewer)?.stacks
  return stacks.map((seen, at) => {
    const own = state.stacks[at]?.[viewer] ?? []
    if (!isFaceDown(own)) return seen
    const kept = state.stacks[at] === before?.state.stacks[at] ? had?.[at] : undefined
    return kept ?? seen.with(viewer, ownStack(own))
  })
}

const lying = ({ card, faceUp, sideways }: Laid): SeenCard => (sideways ? { card, faceUp, sideways } : { card, faceUp })

/** RR-68: the fallen see what a spectator sees. */
function ownHand(state: Readonly<State>, viewer: Viewer) {
  const own = viewer === 'spectator' ? undefined : state.seats[viewer]
  return own?.living ? own.hand : null
}

function laidOpen({ seats, deck }: Readonly<State>): View['open'] {
  return {
    hands: seats.map((seat) => seat.hand.slice()),
    generals: seats.map((seat) => seat.generals.slice()),
    lost: seats.map((seat) => seat.lost.slice()),
    deck: deck.slice(),
  }
}
