import { GRID, ROUNDS_OF_A_DECK } from './material.ts'
import type { Role } from './shapes.ts'
import { standingsOf } from './standings.ts'
import { gridOf, seatsOf, turned, type NarTable } from './table.ts'

/** Section 3: nine pictures, one of the nine role decks, a role for everybody. */
export function beginRound(table: NarTable): void {
  const { state } = table
  state.round += 1
  // NAR-103
  if (state.round === ROUNDS_OF_A_DECK + 1) {
    state.deck = state.deck.map(turned)
    table.rng.shuffle(state.deck)
  }
  table.tell({ kind: 'roundStarted', round: state.round, pictures: gridOf(state) })
  state.list = []
  state.struck = []
  deal(table)
  state.phase = { kind: 'associate', asked: seatsOf(state), again: false }
}

function deal(table: NarTable): void {
  const { state } = table
  state.answer = table.rng.int(GRID) + 1
  const humans = state.options.server ? state.seats : state.seats - 1 // NAR-106
  const cards: Role[] = ['robot', ...Array<Role>(humans).fill('human')]
  table.rng.shuffle(cards)
  state.roles = cards.slice(0, state.seats)
  state.serverRole = cards[state.seats] ?? null
  state.roles.forEach((role, seat) => {
    const answer = role === 'human' ? state.answer : null
    table.whisper(
      [seat],
      { kind: 'roleDealt', seat, role, answer },
      { kind: 'roleDealt', seat, role: null, answer: null },
    )
  })
}

/** NAR-705, NAR-801 */
export function endRound(table: NarTable): void {
  const { state } = table
  table.tell({ kind: 'roundEnded', round: state.round })
  if (state.round < state.options.rounds) return beginRound(table)
  state.phase = { kind: 'over' }
  table.tell({ kind: 'gameEnded', standings: standingsOf(state) })
}
