import { changeInfluence } from './accounts.ts'
import { returnCards } from './dealing.ts'
import { startEndgame } from './endgame.ts'
import { LAST_ROUND, TRIGGER } from './material.ts'
import { startRetain } from './retain.ts'
import { resultOf } from './split.ts'
import { teamAt } from './count.ts'
import type { Bonus, CardId, State } from './shapes.ts'
import { allSeats } from './facts.ts'
import { ownerOf, type InfluenceTable } from './table.ts'

/** Section 5.8: bonuses, then cleanup, then on to the next round or to the end. */
export function endRound(table: InfluenceTable): void {
  const { state } = table
  const bonuses = [...bonusFor(state, 'R11', isWinner), ...bonusFor(state, 'R15', isBeaten)]
  resultOf(state).bonuses = bonuses
  for (const { seat, card, amount } of bonuses) {
    table.tell({ kind: 'bonus', seat, card, amount })
    changeInfluence(table, seat, { by: amount, cause: card })
  }
  cleanUp(table)
  const seats = allSeats(state).filter((seat) => (state.seats[seat]?.influence ?? 0) >= TRIGGER)
  const lastRound = state.round >= LAST_ROUND
  if (seats.length === 0 && !lastRound) return startRetain(table)
  table.tell({ kind: 'endgameTriggered', seats, lastRound })
  startEndgame(table)
}

type Deserves = (state: Readonly<State>, seat: number) => boolean
const isWinner: Deserves = (state, seat) => resultOf(state).count.winners.includes(seat)
const isBeaten: Deserves = (state, seat) => !isWinner(state, seat) && teamAt(state, seat) !== 'neutral'

/** EI-90: all are found before any is paid. */
function bonusFor(state: Readonly<State>, card: CardId, deserves: Deserves): Bonus[] {
  const seat = ownerOf(state, card)
  return seat !== null && deserves(state, seat) ? [{ seat, card, amount: 1 }] : []
}

/** EI-92 */
function cleanUp(table: InfluenceTable): void {
  const { state } = table
  returnCards(table)
  for (const own of state.seats) {
    own.tokens = 0
    own.power = null
    own.mark = 0
  }
  if (state.idle) state.idle.mark = 0
  state.order = []
  state.extras = []
  state.extrasBegun = 0
  state.windows = 0
  state.tollEarned = false
}
