import { TITLES } from '@robot-night/engine'
import { describe, expect, it } from 'vitest'
import { companiesOf } from './companies.ts'

describe.each(TITLES.map((game) => [game.id, game] as const))('tables of %s', (_, game) => {
  const tables = companiesOf(game, 32)

  it('have all the sizes that it knows', () => {
    const { min, max } = game.seats
    const sizes = Array.from({ length: max - min + 1 }, (_, more) => min + more)
    expect(new Set(tables.map(({ people, bots }) => people + bots))).toEqual(new Set(sizes))
  })

  it('have somebody real at each, eight at most, with and without bots and second devices', () => {
    for (const { people, bots, isMirrored } of tables) {
      expect(people).toBeGreaterThan(0)
      expect(people + (isMirrored ? 1 : 0)).toBeLessThanOrEqual(8)
      expect(bots).toBeGreaterThanOrEqual(0)
    }
    expect(new Set(tables.map(({ bots }) => bots > 0))).toEqual(new Set([true, false]))
    expect(new Set(tables.map(({ isMirrored }) => isMirrored))).toEqual(new Set([true, false]))
  })
})
