import { tossSeat } from './coins.ts'
import { nextCard } from './countdown.ts'
import { countsFor, powersFor } from './counts.ts'
import { dealRobots, shufflePiles } from './dealing.ts'
import type { PowerCard } from './shapes.ts'
import { clockwise, copyPower, valueOf, type InfluenceTable } from './table.ts'

/** Section 4, the setup of a round. */
export function beginRound(table: InfluenceTable): void {
  shufflePiles(table)
  layOut(table)
}

/** After the piles are shuffled. */
export function layOut(table: InfluenceTable): void {
  const { state } = table
  state.round += 1
  state.dealer = state.token // EI-10
  table.tell({ kind: 'roundStarted', round: state.round, dealer: state.dealer })
  const order = clockwise(state.seats.length, state.dealer)
  dealRobots(table, order)
  layPower(table)
  for (const seat of order) tossSeat(table, seat, 'round')
  nextCard(table)
}

/** EI-14 to EI-20 */
function layPower(table: InfluenceTable): void {
  const { state, rng } = table
  const powers = powersFor(state.seats.length).map((num): PowerCard => ({ num, up: true }))
  rng.shuffle(powers)
  const [potCard, ...rest] = powers
  if (!potCard) throw new Error('a Power Card for the pot')
  state.potCard = potCard
  state.pot = valueOf(potCard)
  table.tell({ kind: 'potSet', card: copyPower(potCard), pot: state.pot })
  const power = countsFor(state.seats.length).idle ? rest.shift() : undefined
  if (power) {
    state.idle = { power, mark: 0, left: 'H', right: 'T' }
    table.tell({ kind: 'idleSet', idle: { power: copyPower(power), mark: 0, left: 'H', right: 'T' } })
  }
  state.stack = rest.sort((one, other) => other.num - one.num)
  const lowest = state.stack.at(-1)
  if (lowest) lowest.up = false // EI-18
  table.tell({ kind: 'stackSet', stack: state.stack.map(copyPower) })
}
