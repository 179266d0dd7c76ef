import { change, type RuleMutant } from '../../testing/ruleMutant.ts'

/** The tests of this folder must notice every one of them. */
export const MUTANTS: readonly RuleMutant[] = [
  change('ST-102 one card too few', 'setup.ts', ['state.options.rounds + 2', 'state.options.rounds + 1']),
  change('ST-102 all hear what is dealt', 'setup.ts', [
    "{ kind: 'dealt', seat, count, cards: null }",
    "{ kind: 'dealt', seat, count, cards: [...cards] }",
  ]),
  change('ST-202 the silent lay their last card', 'flow.ts', ['?.card ?? hand[0]', '?.card ?? hand.at(-1)']),
  change('ST-203 the lowest card wins', 'flow.ts', [
    'valueOf(other.card) - valueOf(one.card)',
    'valueOf(one.card) - valueOf(other.card)',
  ]),
  change('ST-301 a round too many', 'flow.ts', [
    'state.round < state.options.rounds',
    'state.round <= state.options.rounds',
  ]),
]
