import type { Seat } from '../../core/game.ts'
import { giveBack } from './dealing.ts'
import { beginRound } from './rounds.ts'
import type { State } from './shapes.ts'
import { allSeats, faceDown } from './facts.ts'
import { phaseOf, seatAt, type InfluenceTable } from './table.ts'

export const holdingSeats = (state: Readonly<State>): Seat[] =>
  allSeats(state).filter((seat) => faceDown(seatAt(state, seat)).length > 0)

/** EI-93: anyone who has a card that is not revealed is asked. */
export function startRetain(table: InfluenceTable): void {
  const { state } = table
  const asked = holdingSeats(state)
  if (asked.length === 0) return beginRound(table)
  state.phase = { kind: 'retain', asked, answers: [] }
}

/** All together; who has not answered keeps what there is. */
export function closeRetain(table: InfluenceTable): void {
  const { state } = table
  const { asked, answers } = phaseOf(state, 'retain')
  for (const seat of asked) {
    const own = seatAt(state, seat)
    const held = faceDown(own)
    const keep = answers.find((answer) => answer.seat === seat)?.keep ?? held
    const returned = held.filter((side) => !keep.includes(side))
    for (const side of returned) giveBack(state, own, side)
    table.tell({ kind: 'retained', seat, kept: held.filter((side) => keep.includes(side)), returned })
  }
  beginRound(table)
}
