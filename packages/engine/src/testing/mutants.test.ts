import { describe, expect, it } from 'vitest'
import { playAll } from './played.ts'
import { faultsIn, PROPERTIES } from './properties/index.ts'
import { probeSecrets } from './probe/index.ts'
import { MUTANTS, type Mutant } from './probe/mutants.ts'

const given = { matches: 6, seatCounts: [3, 4], optionSets: [{ rounds: 2 }], secrets: probeSecrets, most: 150 }

const check = ({ game, caughtBy }: Mutant) => {
  if (caughtBy === 'playing') return () => playAll(game, given)
  const matches = playAll(game, given)
  return () => expect(faultsIn(game, caughtBy, { matches, given })).toEqual([])
}

const PATIENCE_MS = 60_000

describe('each property notices what it is for', () => {
  it.each(Object.entries(MUTANTS))('%s', (_name, mutant) => expect(check(mutant)).toThrow(), PATIENCE_MS)

  it('and every property has something to notice', () => {
    const caught = Object.values(MUTANTS).map(({ caughtBy }) => caughtBy)
    expect(caught).toEqual(expect.arrayContaining(Object.keys(PROPERTIES)))
  })
})
