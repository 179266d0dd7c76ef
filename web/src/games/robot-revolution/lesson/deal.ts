import {
  cardsFor,
  robotRevolution,
  USUAL_OPTIONS,
  type CardId,
  type State,
} from '@robot-night/engine/games/robot-revolution'
import { READER } from '#lib/lesson/tale.svelte.ts'
import type { Seat } from '#lib/table/scene.ts'

export const TELLY: Seat = 1
const LAST_ROUND = 6

/** In the order in which they're dealt: the generals, then three cards each in round 2, where Telly has the marker. */
const DECK: readonly CardId[] = [
  ...(['QS', 'KD', '8D', '10S', '5C', '5H', 'JH', 'AD'] as const),
  ...(['5S', '7C', '6S', '9S', '3D', '3H'] as const),
]

/** Two hands of five, and nobody has said yet whether they keep them. */
export function firstDeal(): State {
  const state = robotRevolution.setup(2, USUAL_OPTIONS)
  const hands: readonly CardId[][] = [
    ['7S', '4D', 'JC', '2H', '6D'],
    ['QC', '9H', '2C', 'KH', '8C'],
  ]
  return { ...state, ...shared(state, hands), deck: [...DECK, ...left([...DECK, ...hands.flat()])] }
}

/** Some rounds later: the reader holds battlefield 3, and Telly, who goes first, has no general left. */
export function lastDeal(): State {
  const state = robotRevolution.setup(2, USUAL_OPTIONS)
  const hands: readonly CardId[][] = [
    ['2D', '5H', '3C', '9S', '4S'],
    ['10H', 'KS', '6C', '8H', '7D'],
  ]
  const generals: readonly CardId[][] = [
    ['5C', 'JH'],
    ['KD', '10S', '6H', 'AD'],
  ]
  const { seats } = shared(state, hands)
  const known: readonly CardId[] = [...hands.flat(), ...generals.flat(), 'QS', '8D', '9D']
  const rest = left(known)
  return {
    ...state,
    round: LAST_ROUND,
    primary: TELLY,
    phase: { kind: 'faceUp', seat: TELLY },
    deck: rest.slice(14),
    discard: rest.slice(0, 14),
    seats: seats.map((seat, at) =>
      at === READER
        ? { ...seat, generals: generals[at] ?? [], lost: ['QS', '8D'], breakthroughs: 4 }
        : { ...seat, lost: generals[at] ?? [], breakthroughs: 2 },
    ),
    stacks: state.stacks.with(2, [[{ card: '9D', faceUp: true, sideways: true }], []]),
  }
}

const shared = ({ seats }: State, hands: readonly CardId[][]): Pick<State, 'seats'> => ({
  seats: seats.map((seat, at) => ({ ...seat, hand: hands[at] ?? [] })),
})

const left = (used: readonly CardId[]): CardId[] => cardsFor(2).filter((card) => !used.includes(card))
