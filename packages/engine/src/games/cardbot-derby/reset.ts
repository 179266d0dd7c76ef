import { ROUND_LIMIT } from './material.ts'
import type { RobotIndex } from './shapes.ts'
import { endMatch } from './standings.ts'
import { robotOf, type DerbyTable } from './table.ts'

/** Cards back, targets paid; then it is over, or the next round comes. */
export function afterRound(table: DerbyTable): 'over' | 'next' {
  const { state } = table
  for (const own of state.robots) {
    own.pile.push(...(own.program ?? [])) // CD-67, CD-68
    own.program = null
  }
  state.robots.forEach((_, robot) => pay(table, robot))
  const isWon = state.robots.some(({ next }) => next === null) // CD-73
  if (!isWon && state.round < ROUND_LIMIT) return 'next'
  endMatch(table)
  return 'over'
}

/** CD-70, CD-71: the target's card out of the pile, and the pile shuffled once. */
function pay(table: DerbyTable, robot: RobotIndex): void {
  const own = robotOf(table.state, robot)
  if (own.touched.length === 0) return
  for (const target of own.touched) {
    own.pile.splice(own.pile.indexOf(target), 1)
    own.reached.push({ target, round: table.state.round })
    table.tell({ kind: 'targetPaid', robot, target, pileLeft: own.pile.length })
  }
  table.rng.shuffle(own.pile)
  table.tell({ kind: 'pileShuffled', robot })
}
