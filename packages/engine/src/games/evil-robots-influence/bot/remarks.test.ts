import { describe, expect, it } from 'vitest'
import type { Heard, Saying } from '../../../core/game.ts'
import { rngOf } from '../../../core/rng.ts'
import { evilRobotsInfluence } from '../index.ts'
import { stateOf, type Given } from '../testing.ts'
import type { Phase, State } from '../shapes.ts'
import { remarks } from './remarks.ts'

const SEEDS = Array.from({ length: 60 }, (_, at) => `seed ${at}`)
const claiming: Phase = { kind: 'claim', first: true, asked: [0, 1, 2], answers: [] }

/** What the tin robot of seat 0 says, over many evenings. `open`: whose hidden coins all know. */
function says({ open = [], ...told }: Given & { open?: readonly number[] }, heard: readonly Heard[] = []): string[] {
  const state: State = stateOf({ phase: claiming, ...told })
  for (const seat of open) {
    const own = state.seats[seat]
    if (own) own.hidden = { ...own.hidden, open: true }
  }
  const view = evilRobotsInfluence.view(state, 0)
  const said = SEEDS.flatMap((seed) => remarks.say(view, heard, rngOf(seed)) ?? [])
  return [...new Set(said.map(inWords))].toSorted()
}
const inWords = (said: Saying): string =>
  'claim' in said
    ? `claim ${said.claim.value}`
    : [said.line, said.who, said.what].filter((part) => part !== undefined).join(' ')

describe('as a round begins a tin robot', () => {
  it('that has decided and is weak says so; a strong one often says that it is neutral', () => {
    expect(says({ seats: ['2 H/H', '', ''] })).toEqual(['claim good'])
    expect(says({ seats: ['9 T/T', '', ''] })).toEqual(['claim evil', 'claim neutral'])
  })
  it('that has not decided often claims the side that it shows', () => {
    expect(says({ seats: ['2 H/T', '', ''] })).toEqual(['claim evil', 'claim neutral'])
  })
  it('with open coins claims nothing, and takes its side by others’ open coins', () => {
    const seats = ['2 H/H', 'H/H', 'T/T']
    expect(says({ seats, open: [0, 1, 2] })).toEqual(['accuse 2', 'join 1'])
    expect(says({ seats, open: [0] })).toEqual([])
  })
  it('warns of who has nearly won', () => {
    expect(says({ seats: ['2 H/H', 'i8', ''], open: [0] })).toEqual(['rich 1 8'])
  })
  it('defends itself once against who accuses it', () => {
    const accused: Heard = { seat: 2, ago: 1, said: { line: 'accuse', who: 0 } }
    const defended: Heard = { seat: 0, ago: 1, said: { line: 'defend', who: 2 } }
    expect(says({ seats: ['2 H/H', '', ''] }, [accused])).toEqual(['defend 2'])
    expect(says({ seats: ['2 H/H', '', ''] }, [accused, defended])).toEqual(['claim good'])
  })
  it('denies a claim that open coins deny', () => {
    const claim: Heard = { seat: 1, ago: 0, said: { claim: { kind: 'side', value: 'good' } } }
    expect(says({ seats: ['2 H/H', 'T/T', ''], open: [1] }, [claim])).toEqual(['contradicts 1'])
  })
})

it('of the split a tin robot that has won with others asks for equal shares', () => {
  const phase: Phase = { kind: 'split', winners: [0, 2], proposals: [] }
  expect(says({ seats: ['2 H/H', '', 'H/H'], phase, pot: 6 })).toEqual(['fair 6'])
  expect(says({ seats: ['2 H/H', '', 'H/H'], phase: { ...phase, winners: [1, 2] }, pot: 6 })).toEqual([])
})
