import type { Seat } from '../../core/game.ts'
import { boardFor } from './board.ts'
import type { Hand, OwnCard, PlayPrompt, SeatState, SlotCard, State } from './shapes.ts'
import { isAtZero, surchargeFor } from './facts.ts'
import { seatAt } from './table.ts'

/** All that this seat needs to play a card: what is its own, and open facts. */
export const playPrompt = (state: Readonly<State>, seat: Seat): PlayPrompt => ({
  hand: handOf(seatAt(state, seat)),
  purse: {
    ...{ tokens: seatAt(state, seat).tokens, influence: seatAt(state, seat).influence },
    ...{ surcharge: surchargeFor(state, seat), isZero: isAtZero(state, seat) },
  },
  board: boardFor(state, seat),
})

export const handOf = ({ left, right }: Pick<SeatState, 'left' | 'right'>): Hand => ({
  left: left && ownCard(left),
  right: right && ownCard(right),
})
const ownCard = ({ card, up }: SlotCard): OwnCard => ({ card, up })
