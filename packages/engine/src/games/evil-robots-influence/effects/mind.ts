import type { Seat } from '../../../core/game.ts'
import {
  exchangeHidden,
  exchangeOpen,
  learn,
  look,
  setHidden,
  tossIdle,
  tossSeat,
  turnHidden,
  turnOpen,
} from '../coins.ts'
import { openCoins } from '../board.ts'
import { draw } from '../decks.ts'
import { MUSE_DRAWS } from '../material.ts'
import type { CardId, Choices, CoinName, Resumed } from '../shapes.ts'
import { ownerOf, phaseOf, seatAt, type InfluenceTable } from '../table.ts'
import { noChoice, oneOther, otherOrIdle, others, seatIn, touchesHolder, touchesSeat, type Effect } from './effect.ts'

const touchesCoin = ({ holder }: CoinName): Seat[] => (holder === 'idle' ? [] : [holder])
const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [T, T] => [one, other]))

/** EI-L01 */
export const brazenHead: Effect = {
  ways: (board) => [...others(board).map((seat) => [seat]), ...pairsOf(others(board))].map((seats) => ({ seats })),
  work: (table, { seat, choices }) => look(table, seat, choices.seats ?? []),
}

/** L02, L11 */
export const turnOwnHidden: Effect = {
  ways: noChoice,
  work: (table, { seat }) => turnHidden(table, seat, seat),
}

/** EI-L03 */
export const clockworkScribe: Effect = {
  ways: oneOther,
  touches: touchesSeat,
  work: (table, { seat, choices }) =>
    setHidden(table, seatIn(choices), { face: seatAt(table.state, seat).shown, by: seat }),
}

/** EI-L04 */
export const teaBearer: Effect = {
  ways: (board) =>
    pairsOf(openCoins(board))
      .filter(([one, other]) => one.holder !== other.holder)
      .map((coins) => ({ coins })),
  touches: ({ coins }) => (coins ?? []).flatMap(touchesCoin),
  work: (table, { seat, choices }) => exchangeOpen(table, choices.coins ?? [], seat),
}

/** EI-L06: the question which to keep is always asked. */
export const millMuse: Effect = {
  ways: noChoice,
  work(table, { seat }) {
    const drawn: CardId[] = []
    for (let at = 0; at < MUSE_DRAWS; at++) {
      const card = draw(table, 'right')
      if (card) drawn.push(card)
    }
    table.tell({ kind: 'museDrew', seat, drawn: drawn.length })
    table.state.phase = { kind: 'cardChoice', card: 'L06', seat, drawn, then: resumedIn(table) }
  },
}

/** What is on now goes on after the second question. */
function resumedIn({ state }: InfluenceTable): Resumed {
  const { phase } = state
  if (phase.kind === 'reveal') return { kind: 'reveal', seat: phase.seat }
  const { seat, extra } = phaseOf(state, 'turn')
  return { kind: 'turn', seat, extra }
}

/** EI-L07 */
export const roverAtDusk: Effect = {
  ways: ({ extra }) => (extra ? [] : [{}]),
  work({ state, tell }, { seat }) {
    state.extras.push(seat)
    tell({ kind: 'extraTurnEarned', seat })
  },
}

/** EI-120: every hidden coin, now; coins tossed later by `newHidden`. */
export const starGears: Effect = {
  ways: noChoice,
  work(table, { seat }) {
    look(
      table,
      seat,
      [...table.state.seats.keys()].filter((other) => other !== seat),
    )
    for (const { hidden } of table.state.seats) learn(hidden, seat)
  },
}

/** EI-L12 */
export const chessCabinet: Effect = {
  ways: oneOther,
  touches: touchesSeat,
  work: (table, { seat, choices }) => exchangeHidden(table, seat, seatIn(choices)),
}

/** EI-L13: a protected coin may be looked at, but then nothing more is asked. */
export const mirrorPreacher: Effect = {
  ways: oneOther,
  work(table, { seat, choices }) {
    const target = seatIn(choices)
    look(table, seat, [target])
    if (ownerOf(table.state, 'L08') === target) return
    table.state.phase = { kind: 'cardChoice', card: 'L13', seat, target, then: resumedIn(table) }
  },
}

/** L14 */
export const fluteShepherd: Effect = {
  ways: (board) => openCoins(board).map((coin): Choices => ({ coin })),
  touches: ({ coin }) => (coin ? touchesCoin(coin) : []),
  work(table, { seat, choices }) {
    if (choices.coin) turnOpen(table, choices.coin, seat)
  },
}

/** EI-L15 */
export const brassAcrobat: Effect = {
  ways: (board) => otherOrIdle(board),
  touches: touchesHolder,
  work(table, { seat, choices: { holder } }) {
    if (holder === 'idle') tossIdle(table, seat)
    else if (holder !== undefined) tossSeat(table, holder, seat)
  },
}
