import type { Seat } from '../../core/game.ts'
import { cardsFor, GENERALS, HAND_SIZE, valueOf } from './material.ts'
import { dealHands, draw, emptyShare } from './deck.ts'
import { seatAt, turnOrder, type RevolutionTable } from './table.ts'
import { BATTLEFIELDS, type CardId, type Options, type SeatState, type State } from './shapes.ts'

export function setup(seats: number, options: Options): State {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return {
    options: { sharedCodeMin: options.sharedCodeMin },
    phase: { kind: 'mulligan', seat: 0 },
    round: 0,
    primary: 0,
    deck: cardsFor(seats),
    discard: [],
    seats: all.map(emptySeat),
    stacks: BATTLEFIELDS.map(() => all.map(() => [])),
  }
}

const emptySeat = (): SeatState => ({
  hand: [],
  generals: [],
  lost: [],
  living: true,
  fellIn: null,
  breakthroughs: 0,
  breakthroughsThisRound: 0,
})

export function begin(table: RevolutionTable): void {
  const { state } = table
  state.primary = cutForPrimary(table)
  table.tell({ kind: 'primary', seat: state.primary })
  table.rng.shuffle(state.deck) // RR-13
  dealHands(table, HAND_SIZE)
  state.phase = { kind: 'mulligan', seat: state.primary }
}

/** RR-10 to RR-12: the highest rank has the marker; those who tie for it cut again from the full deck. */
function cutForPrimary(table: RevolutionTable): Seat {
  const { state } = table
  let cutting = state.seats.map((_, seat) => seat)
  for (;;) {
    table.rng.shuffle(state.deck)
    const draws = cutting.flatMap((seat, at) => state.deck.slice(at, at + 1).map((card) => ({ seat, card })))
    const best = highest(draws)
    const [winner, ...others] = best
    table.tell({ kind: 'cut', draws, tied: others.length > 0 ? best : [] })
    if (winner !== undefined && others.length === 0) return winner
    cutting = best
  }
}

function highest(draws: readonly { seat: Seat; card: CardId }[]): Seat[] {
  const top = Math.max(...draws.map(({ card }) => valueOf(card)))
  return draws.filter(({ card }) => valueOf(card) === top).map(({ seat }) => seat)
}

/** RR-17: face down and in a fixed order; one at a time, clockwise (RR-8). */
export function dealGenerals(table: RevolutionTable): void {
  const { state } = table
  const rows = turnOrder(state).map(emptyShare)
  for (let dealt = 0; dealt < GENERALS; dealt++) {
    for (const { cards } of rows) {
      const card = draw(table)
      if (card) cards.push(card)
    }
  }
  for (const { seat, cards } of rows) state.seats[seat] = { ...seatAt(state, seat), generals: cards }
  for (const { seat } of rows) table.tell({ kind: 'generalsDealt', seat, count: GENERALS })
}
