import { countsFor } from './counts.ts'
import { shufflePiles } from './dealing.ts'
import { layOut } from './rounds.ts'
import { LEFT_CARDS, RIGHT_CARDS, type Options, type SeatState, type State } from './shapes.ts'
import type { InfluenceTable } from './table.ts'

export function setup(seats: number, { firstDealer }: Options): State {
  const first = firstDealer === 'random' ? 0 : firstDealer
  const { influence } = countsFor(seats)
  return {
    options: { firstDealer },
    phase: { kind: 'turn', seat: first, extra: false },
    round: 0,
    ...{ dealer: first, token: first },
    ...{ pot: 0, potCard: { num: 0, up: true }, stack: [], idle: null },
    seats: Array.from({ length: seats }, (_, seat) => newSeat(seat, influence)),
    piles: { left: [...LEFT_CARDS], right: [...RIGHT_CARDS] },
    discards: { left: [], right: [] },
    ...{ order: [], extras: [], extrasBegun: 0, windows: 0, tollEarned: false },
    result: null,
  }
}

const newSeat = (seat: number, influence: number): SeatState => ({
  ...{ influence, tokens: 0, power: null, mark: 0 },
  hidden: { face: 'H', open: false, known: [seat] },
  shown: 'H',
  ...{ left: null, right: null },
})

/** The piles are shuffled before anything else is drawn. */
export function begin(table: InfluenceTable): void {
  const { state } = table
  shufflePiles(table)
  if (state.options.firstDealer === 'random') state.token = table.rng.int(state.seats.length) // EI-7
  layOut(table)
}
