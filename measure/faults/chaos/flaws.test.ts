import { describe, expect, it } from 'vitest'
import { planted } from '../../wire/bundle.ts'
import { PLANTS } from './flaws.ts'

describe('flaws planted in the room', () => {
  it.each(PLANTS)('$name: there is one place for it', async (plant) => {
    expect(await planted(plant)).toContain(plant.replace)
  })
})
