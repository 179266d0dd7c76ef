import { copy } from '../../core/copy.ts'
import { fixByUse } from './claims.ts'
import { champions, placesByScore, pointsOf, verdict } from './scoring.ts'
import { dealRound } from './setup.ts'
import type { RoundResult, State } from './shapes.ts'
import { levelOf, type ClassicTable } from './table.ts'

/** ERC-900: everything is turned up, and all points of the round are added at one moment. */
export function reveal(table: ClassicTable): void {
  const { state } = table
  for (const seat of state.seats.keys()) fixByUse(state, seat) // ERC-767 (d)
  const result = resultOf(state)
  result.seats.forEach(({ win, card }, seat) => {
    const own = state.seats[seat]
    if (own) own.score += win + card
  })
  table.tell({ kind: 'revealed', round: state.round, result: copy(result) })
  table.tell({ kind: 'scored', scores: state.seats.map(({ score }) => score) })
  const winners = champions(state)
  if (!winners) state.phase = { kind: 'nextRound', ready: [], result }
  else endGame(table, { result, winners })
}

function resultOf(state: Readonly<State>): RoundResult {
  const { winner, by } = verdict(state)
  const seats = state.seats.map((own, seat) => {
    const { robot, power, allegiance } = own
    return { robot, power, level: levelOf(state, seat), allegiance, ...pointsOf(state, own, winner) }
  })
  return { winner, by, seats, diary: copy(state.diary) }
}

function endGame(table: ClassicTable, { result, winners }: { result: RoundResult; winners: number[] }): void {
  const places = placesByScore(table.state)
  table.tell({ kind: 'gameOver', places: copy(places), winners: [...winners] })
  table.state.phase = { kind: 'over', result, places, winners }
}

export function closeNextRound(table: ClassicTable): void {
  dealRound(table)
}
