import type { Seat } from '../../core/game.ts'
import { drawableIn } from './decks.ts'
import type { Board, BoardSeat, CoinName, SeatState, State } from './shapes.ts'
import { copyPower, ownerOf } from './table.ts'

export function boardFor(state: Readonly<State>, me: Seat): Board {
  const sentinel = ownerOf(state, 'L08')
  return {
    me,
    extra: state.extras.includes(me),
    idle: state.idle && copyPower(state.idle.power),
    drawable: drawableIn(state),
    seats: state.seats.map((own, seat) => boardSeat(own, { shield: seat === sentinel })),
  }
}

const boardSeat = (own: SeatState, { shield }: Pick<BoardSeat, 'shield'>): BoardSeat => ({
  ...{ influence: own.influence, tokens: own.tokens, shield },
  power: own.power && copyPower(own.power),
  left: own.left?.up ? own.left.card : null,
  right: own.right?.up ? own.right.card : null,
})

/** Every open coin. */
export const openCoins = ({ seats, idle }: Board): CoinName[] => [
  ...[...seats.keys()].map((holder): CoinName => ({ holder, slot: 'shown' })),
  ...(idle ? [{ holder: 'idle', slot: 'left' } as const, { holder: 'idle', slot: 'right' } as const] : []),
]
