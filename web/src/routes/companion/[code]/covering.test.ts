import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coversOf, keepCovers } from './covering.ts'

const COVERED = { robot: true, power: true, allegiance: true }
const OPEN = { robot: false, power: false, allegiance: false }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('covers', () => {
  it('are those of one hand: who leaves and joins again in the same round has the new one covered', () => {
    keepCovers('BCDFG', 2, OPEN)
    expect(coversOf('BCDFG', 2)).toEqual(OPEN)
    expect(coversOf('BCDFG', 4)).toEqual(COVERED)
    expect(coversOf('DFGHJ', 2)).toEqual(COVERED)
  })

  it('of a page that counted them by rounds are not taken for those of a hand', () => {
    localStorage.setItem('companion BCDFG', JSON.stringify({ round: 1, covered: OPEN }))
    expect(coversOf('BCDFG', 1)).toEqual(COVERED)
  })
})
