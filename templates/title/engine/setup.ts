import type { Table } from '../../core/game.ts'
import { CARDS } from './material.ts'
import type { Options, SampleTitle, SeatState, State } from './shapes.ts'

export function setup(seats: number, options: Options): State {
  return {
    options,
    phase: { kind: 'lay', laid: [] },
    round: 1,
    box: [...CARDS],
    shown: [],
    seats: Array.from({ length: seats }, (): SeatState => ({ hand: [], points: 0 })),
  }
}

// ST-102
export function begin(table: Table<SampleTitle>): void {
  const { state, rng } = table
  const count = state.options.rounds + 2
  rng.shuffle(state.box)
  state.seats.forEach((each, seat) => {
    const cards = state.box.splice(0, count)
    each.hand = cards
    table.whisper(
      [seat],
      { kind: 'dealt', seat, count, cards: [...cards] },
      { kind: 'dealt', seat, count, cards: null },
    )
  })
}
