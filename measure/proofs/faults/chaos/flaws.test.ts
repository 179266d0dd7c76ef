import { describe, expect, it } from 'vitest'
import { planted } from '../../../wire/bundle.ts'
import { CLIENT_PLANTS, PLANTS } from './flaws.ts'

describe('flaws planted in the room and in its clients', () => {
  it.each([...PLANTS, ...Object.values(CLIENT_PLANTS)])('$name: there is one place for it', async (plant) => {
    expect(await planted(plant)).toContain(plant.replace)
  })
})
