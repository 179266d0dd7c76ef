import type { Seat } from '../../../core/game.ts'
import { changeInfluence, changeTokens } from '../accounts.ts'
import { tossed } from '../coins.ts'
import { CARDS } from '../material.ts'
import { SIDES, type Board, type Choices, type Holder, type PowerCard } from '../shapes.ts'
import { copyPower, idleIn, levelAt, seatAt, type InfluenceTable } from '../table.ts'
import { noChoice, otherOrIdle, others, seatIn, type Effect } from './effect.ts'

/** R01, R12 */
export const markSelf: Effect = {
  ways: noChoice,
  work: (table, { seat, card }) => mark(table, { holder: seat, amount: CARDS[card].size, by: seat }),
}

/** EI-37, EI-R13 */
export const rustImp: Effect = {
  ways: (board) => otherOrIdle(board, (seat) => hasPower(board, seat)),
  work(table, { seat, card, choices: { holder } }) {
    if (holder !== undefined) mark(table, { holder, amount: CARDS[card].size, by: seat })
  },
}

const hasPower = ({ seats }: Board, seat: Seat): boolean => seats[seat]?.power !== null

function mark(table: InfluenceTable, { holder, amount, by }: { holder: Holder; amount: number; by: Seat }): void {
  const { state } = table
  const marked = holder === 'idle' ? idleIn(state) : seatAt(state, holder)
  marked.mark += amount
  table.tell({ kind: 'marked', holder, amount, level: levelAt(state, holder), by })
}

/** EI-R02: marks stay. */
export const patternLoom: Effect = {
  ways: (board) => otherOrIdle(board, (seat) => hasPower(board, seat)),
  work(table, { seat, choices: { holder } }) {
    if (holder === undefined) return
    const [own, other] = [powerOf(table, seat), powerOf(table, holder)]
    setPower(table, seat, other)
    setPower(table, holder, own)
    tellPower(table, seat, [seat, holder])
  },
}

function powerOf({ state }: InfluenceTable, holder: Holder): PowerCard {
  const card = holder === 'idle' ? idleIn(state).power : seatAt(state, holder).power
  if (!card) throw new Error(`a Power Card in front of ${holder}`)
  return card
}

function setPower({ state }: InfluenceTable, holder: Holder, card: PowerCard): void {
  if (holder === 'idle') idleIn(state).power = card
  else seatAt(state, holder).power = card
}

function tellPower(table: InfluenceTable, by: Seat, holders: readonly Holder[]): void {
  const changes = holders.map((holder) => ({
    holder,
    card: copyPower(powerOf(table, holder)),
    level: levelAt(table.state, holder),
  }))
  table.tell({ kind: 'powerChanged', by, changes })
}

/** R03 */
export const steamPorter: Effect = {
  ways: noChoice,
  work: (table, { seat, card }) => changeTokens(table, seat, { by: 1, cause: card }),
}

/** EI-R04 */
export const peacockFountain: Effect = {
  ways: noChoice,
  work(table, { seat, card }) {
    const { state } = table
    const face = tossed(table.rng)
    table.tell({ kind: 'looseCoin', face })
    if (face === 'H') return changeInfluence(table, seat, { by: 1, cause: card })
    state.pot += 1
    table.tell({ kind: 'potChanged', pot: state.pot })
  },
}

/** EI-R05 */
export const winkingCourtier: Effect = {
  ways: (board) =>
    others(board)
      .filter((seat) => influenceOf(board, seat) - influenceOf(board, board.me) >= CARDS.R05.size)
      .map((seat) => ({ seat })),
  work(table, { seat, card, choices }) {
    changeInfluence(table, seatIn(choices), { by: -1, cause: card })
    changeInfluence(table, seat, { by: 1, cause: card })
  },
}

const influenceOf = ({ seats }: Board, seat: Seat): number => seats[seat]?.influence ?? 0

/** EI-R06 */
export const sleepingColossus: Effect = {
  ways({ seats, idle }) {
    const holders: Holder[] = [...seats.keys()].filter((seat) => (seats[seat]?.power?.num ?? 0) > 0)
    return [...holders, ...(idle && idle.num > 0 ? (['idle'] as const) : [])].map((holder): Choices => ({ holder }))
  },
  work(table, { seat, choices: { holder } }) {
    if (holder === undefined) return
    const card = powerOf(table, holder)
    card.up = !card.up
    tellPower(table, seat, [holder])
  },
}

/** EI-R07 */
export const drawingHand: Effect = {
  ways: (board) =>
    others(board).flatMap((seat): Choices[] => {
      const own = board.seats[seat]
      const cards = SIDES.filter((side) => own?.[side]).map((side): Choices => ({ seat, side }))
      return own && own.tokens > 0 ? [...cards, { seat, token: true }] : cards
    }),
  work(table, { seat: by, card, choices }) {
    const seat = seatIn(choices)
    if (choices.side) return turnCardDown(table, { seat, side: choices.side, by })
    changeTokens(table, seat, { by: -1, cause: card })
    changeTokens(table, by, { by: 1, cause: card })
  },
}

type Turning = Pick<Required<Choices>, 'side'> & { seat: Seat; by: Seat }
/** EI-47, EI-49: all know it still. */
function turnCardDown(table: InfluenceTable, { seat, side, by }: Turning): void {
  const slot = side && seatAt(table.state, seat)[side]
  if (!slot) throw new Error(`a card to turn down at seat ${seat}`)
  slot.up = false
  slot.used = false
  table.tell({ kind: 'cardTurnedDown', seat, side, card: slot.card, by })
}

/** What counts later, by lying there in effect. */
export const lasting: Effect = { ways: noChoice, work: () => undefined }
