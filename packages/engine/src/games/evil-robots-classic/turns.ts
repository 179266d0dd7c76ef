import type { Seat } from '../../core/game.ts'
import { nextClaimant } from './countdown.ts'
import { nextInLine } from './passing.ts'
import { showLevel, showPower, showRobot } from './showing.ts'
import type { Claim, TurnPrompt, State, Turn } from './shapes.ts'
import { levelOf, seatAt, type ClassicTable } from './table.ts'

/** ERC-316: first of all a seat proves that it may act here. */
export function beginTurn(
  table: ClassicTable,
  { seat, claim, isFirst }: { seat: Seat; claim: Claim; isFirst: boolean },
): void {
  const { state } = table
  state.turn = { seat, isFirst, isPass: false }
  state.phase = { kind: 'turn' }
  const level = claim.as === 'plus' ? levelOf(state, seat) : null
  table.tell({ kind: 'turnBegan', seat, isPass: false, as: claim.as, level })
  if (claim.as === 'plus') return showLevel(table, seat)
  if (claim.as === 'free') showRobot(table, seat, 'rule')
  if (claim.as === 'power') showPower(table, seat, 'rule')
  else if (claim.showPower) showPower(table, seat, 'choice')
}

export function beginPassTurn(table: ClassicTable, seat: Seat): void {
  table.state.turn = { seat, isFirst: false, isPass: true }
  table.state.phase = { kind: 'passTurn' }
  table.tell({ kind: 'turnBegan', seat, isPass: true, as: null, level: null })
}

/** When all that follows from a turn is over. */
export function endTurn(table: ClassicTable): void {
  const { state } = table
  const { seat, isFirst, isPass } = turnOf(state)
  state.turn = null
  state.previous = seat
  if (isPass) return nextInLine(table)
  // ERC-308
  if (isFirst && state.queue.length >= 2) state.phase = { kind: 'callOrder', seat }
  else nextClaimant(table)
}

export function turnOf({ turn, phase }: Readonly<State>): Turn {
  if (!turn) throw new Error(`somebody's turn, not ${phase.kind}`)
  return turn
}

/** All that decides what a seat may do on its turn. */
export function turnPrompt(state: Readonly<State>): { seat: Seat; prompt: TurnPrompt }[] {
  const { seat, isPass } = turnOf(state)
  const { robot, allegiance, pretended } = seatAt(state, seat)
  const prompt: TurnPrompt = {
    seat,
    seats: state.seats.length,
    hasNpc: state.npc !== null,
    robot,
    allegiance,
    copyable: [...state.declared],
    isPass,
    mustPass: isPass && pretended,
  }
  return [{ seat, prompt }]
}
