import { describe, expect, it } from 'vitest'
import { planted } from '../../wire/bundle.ts'
import { LATE_LEAKS } from './late/flaws.ts'
import { LAYERS } from './mutants/mutant.ts'
import { TIME_LEAKS } from './mutants/times.ts'
import { MUTANTS } from './mutants.ts'

const all = [...Object.values(MUTANTS).flat(), ...TIME_LEAKS, ...LATE_LEAKS]

describe('planted leaks', () => {
  it('are 150 or more, each with a name of its own', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(150)
  })
  it.each(LAYERS)('there is one of the %s', (layer) => {
    expect(all.map((mutant) => mutant.layer)).toContain(layer)
  })
  it.each(all)('$layer: $name: there is one place for it', async (mutant) => {
    expect(await planted(mutant)).toContain(mutant.replace)
  })
  it.each(LATE_LEAKS.flatMap(({ and = [] }) => and))('and for $replace', async (plant) => {
    expect(await planted(plant)).toContain(plant.replace)
  })
})
