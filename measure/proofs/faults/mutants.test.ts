import { describe, expect, it } from 'vitest'
import { planted } from '../../wire/bundle.ts'
import { MUTANTS } from './mutants.ts'

describe('planted losses', () => {
  it.each(MUTANTS)('$name: there is one place for it', async (mutant) => {
    expect(await planted(mutant)).toContain(mutant.replace)
  })
})
