import type { Seat } from '../../core/game.ts'
import { newSlot } from './facts.ts'
import { seatAt, type InfluenceTable } from './table.ts'
import { SIDES, type Side, type State } from './shapes.ts'

/** EI-12 */
export function shufflePiles({ state, rng }: InfluenceTable): void {
  for (const side of SIDES) rng.shuffle(state.piles[side])
}

/** EI-11, EI-12: all Left cards first, clockwise from the Dealer's left. */
export function dealRobots(table: InfluenceTable, order: readonly Seat[]): void {
  for (const side of SIDES) for (const seat of order) dealRobot(table, seat, side)
}

function dealRobot(table: InfluenceTable, seat: Seat, side: Side): void {
  const own = seatAt(table.state, seat)
  if (own[side]) return
  const card = table.state.piles[side].shift()
  if (!card) throw new Error(`a card for each of nine seats on the ${side} pile`)
  own[side] = newSlot(card)
  table.whisper([seat], { kind: 'robotDealt', seat, side, card }, { kind: 'robotDealt', seat, side, card: null })
}

/** EI-92: what lies face-up and what was discarded goes back to its deck; EI-12 shuffles it. */
export function returnCards({ state }: InfluenceTable): void {
  for (const side of SIDES) {
    for (const own of state.seats) if (own[side]?.up) giveBack(state, own, side)
    state.piles[side].push(...state.discards[side])
    state.discards[side] = []
  }
}

/** Into its deck. */
export function giveBack(state: State, own: State['seats'][number], side: Side): void {
  const slot = own[side]
  if (!slot) throw new Error(`a card on the ${side}`)
  state.piles[side].push(slot.card)
  own[side] = null
}
