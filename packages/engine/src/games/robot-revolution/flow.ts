import type { Seat } from '../../core/game.ts'
import { fight, reveal } from './battle.ts'
import { dealHands, refill } from './deck.ts'
import { layDownFallen, loseGenerals } from './generals.ts'
import { DEALT_A_ROUND } from './material.ts'
import { dealGenerals } from './setup.ts'
import { hasEnded, endMatch } from './standings.ts'
import { seatAt, stillToCome, turnOrder, type RevolutionTable } from './table.ts'

/** RR-14, RR-17: the next seat's mulligan; after the last the generals are dealt and round 1 begins. */
export function afterMulligan(table: RevolutionTable, seat: Seat): void {
  const [next] = stillToCome(table.state, seat)
  if (next !== undefined) {
    table.state.phase = { kind: 'mulligan', seat: next }
    return
  }
  dealGenerals(table)
  startRound(table)
}

/** RR-34: called when a seat's face-up card and its whole Nobility chain are done. */
export function afterFaceUp(table: RevolutionTable, seat: Seat): void {
  askFaceUp(table, stillToCome(table.state, seat))
}

export function afterFaceDown(table: RevolutionTable, seat: Seat): void {
  askFaceDown(table, stillToCome(table.state, seat))
}

function startRound(table: RevolutionTable): void {
  const { state } = table
  state.round += 1
  state.seats = state.seats.map((seat) =>
    seat.breakthroughsThisRound > 0 ? { ...seat, breakthroughsThisRound: 0 } : seat,
  )
  const isFirst = state.round === 1
  if (!isFirst) passMarker(table)
  table.tell({ kind: 'roundStarted', round: state.round, primary: state.primary })
  if (!isFirst) dealHands(table, DEALT_A_ROUND) // RR-20
  askFaceUp(table, turnOrder(state))
}

/** RR-19: clockwise to the next living seat. */
function passMarker({ state }: RevolutionTable): void {
  const [next] = stillToCome(state, state.primary)
  if (next !== undefined) state.primary = next
}

/** RR-21: the first of these seats that has a card to play; if none has, the face-down step begins. */
function askFaceUp(table: RevolutionTable, seats: readonly Seat[]): void {
  const { state } = table
  const next = seats.find((seat) => seatAt(state, seat).hand.length > 0)
  if (next === undefined) askFaceDown(table, turnOrder(state))
  else state.phase = { kind: 'faceUp', seat: next }
}

/** RR-22, RR-24: a seat without cards is skipped. */
function askFaceDown(table: RevolutionTable, seats: readonly Seat[]): void {
  const { state } = table
  const next = seats.find((seat) => seatAt(state, seat).hand.length > 0)
  if (next === undefined) endRound(table)
  else state.phase = { kind: 'faceDown', seat: next }
}

function endRound(table: RevolutionTable): void {
  reveal(table)
  fight(table)
  loseGenerals(table)
  layDownFallen(table)
  refill(table) // RR-69: one check after all the round's discards
  if (hasEnded(table.state)) endMatch(table)
  else startRound(table)
}
