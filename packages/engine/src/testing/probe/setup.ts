import type { Refusal, Table } from '../../core/game.ts'
import { CARDS, FIRST_HAND } from './material.ts'
import { deal } from './flow.ts'
import type { Options, Probe, SeatState, State } from './shapes.ts'

// P-2
export function refuseOptions(options: Options, seats: number): Refusal | null {
  const needed = seats * (FIRST_HAND + options.rounds - 1)
  return needed > CARDS.length ? { code: 'too_few_cards', needed, cards: CARDS.length } : null
}

export function setup(seats: number, options: Options): State {
  return {
    options,
    phase: { kind: 'lead', draft: null },
    round: 1,
    leader: 0,
    deck: [...CARDS],
    heap: [],
    shown: [],
    seats: Array.from({ length: seats }, (): SeatState => ({ hand: [], order: 'ask', score: 0 })),
  }
}

export function begin(table: Table<Probe>): void {
  table.rng.shuffle(table.state.deck)
  deal(table, FIRST_HAND)
}
