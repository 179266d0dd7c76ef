import {
  evilRobotsInfluence,
  LEFT_CARDS,
  RIGHT_CARDS,
  USUAL_OPTIONS,
  type CardId,
  type Face,
  type SeatState,
  type State,
} from '@robot-night/engine/games/evil-robots-influence'
import { READER } from '#lib/lesson/tale.svelte.ts'
import type { Seat } from '#lib/table/scene.ts'

export const TELLY: Seat = 1
export const TRUNDLE: Seat = 2

interface Dealt {
  hidden: Face
  shown: Face
  left: CardId
  right: CardId
}

/** The reader has a hidden Good coin, and cards for one turn and one Reveal. */
const HANDS: readonly Dealt[] = [
  { hidden: 'H', shown: 'T', left: 'L14', right: 'R01' },
  { hidden: 'T', shown: 'T', left: 'L02', right: 'R15' },
  { hidden: 'H', shown: 'H', left: 'L16', right: 'R17' },
]

/** The first round, dealt by Trundle, with the highest card on offer. */
export function deal(): State {
  const state = evilRobotsInfluence.setup(HANDS.length, USUAL_OPTIONS)
  const held = HANDS.flatMap(({ left, right }) => [left, right])
  const isLeft = (card: CardId) => !held.includes(card)
  return {
    ...state,
    ...{ round: 1, dealer: TRUNDLE, token: TRUNDLE },
    ...{ pot: 4, potCard: { num: 4, up: true } },
    stack: [
      { num: 5, up: true },
      { num: 3, up: true },
      { num: 2, up: false },
    ],
    idle: { power: { num: 1, up: true }, mark: 0, left: 'H', right: 'T' },
    seats: state.seats.map((seat, at) => seated(seat, at)),
    piles: { left: LEFT_CARDS.filter(isLeft), right: RIGHT_CARDS.filter(isLeft) },
    phase: { kind: 'claim', first: true, asked: [READER, TELLY], answers: [] },
  }
}

function seated(seat: SeatState, at: Seat): SeatState {
  const dealt = HANDS[at]
  if (!dealt) return seat
  const slot = (card: CardId) => ({ card, up: false, used: false, seen: false })
  return {
    ...seat,
    hidden: { face: dealt.hidden, open: false, known: [at] },
    shown: dealt.shown,
    ...{ left: slot(dealt.left), right: slot(dealt.right) },
  }
}
