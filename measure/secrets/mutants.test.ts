import { describe, expect, it } from 'vitest'
import { planted } from '../wire/bundle.ts'
import { MUTANTS } from './mutants.ts'

describe('planted leaks', () => {
  it('are ten or more, each with a name of its own', () => {
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length)
    expect(MUTANTS.length).toBeGreaterThanOrEqual(10)
  })
  it.each(MUTANTS)('$name: there is one place for it', async (mutant) => {
    expect(await planted(mutant)).toContain(mutant.replace)
  })
})
