import { describe, expect, it } from 'vitest'
import { cards } from '../testing.ts'
import { strength, USUAL_OPTIONS } from '../index.ts'

const total = (text: string) => strength(cards(text), USUAL_OPTIONS).total
const parts = (text: string) => strength(cards(text), USUAL_OPTIONS)

describe('strength', () => {
  it('RR-2 each card has the value of its rank', () => {
    const values = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => total(`${rank}C`))
    expect(values).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  })

  it('RR-37 values are summed up, and no cards are worth nothing', () => {
    expect(parts('9D 3C')).toEqual({ base: 12, rankAndFile: 0, sharedCode: 0, total: 12 })
    expect(parts('')).toEqual({ base: 0, rankAndFile: 0, sharedCode: 0, total: 0 })
    expect(strength([], { sharedCodeMin: 1 }).total).toBe(0)
  })

  it('S1 RR-39 two threes are worth 9', () => expect(total('3C 3D')).toBe(9))

  it('S2 RR-39 RR-40 three fours are worth 16, the number added once', () => {
    expect(parts('4C 4H 4S')).toEqual({ base: 12, rankAndFile: 4, sharedCode: 0, total: 16 })
    expect(total('4C 4D 4H 4S')).toBe(20)
  })

  it('RR-39 every number from 2 to 10 has Rank and File', () => {
    const bonuses = ['2', '3', '4', '5', '6', '7', '8', '9', '10'].map((rank) => parts(`${rank}C ${rank}D`).rankAndFile)
    expect(bonuses).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('S3 RR-42 one suit is worth five more', () => expect(total('2H 4H JH')).toBe(22))

  it('RR-42 one card of another suit and there is no Shared Code Base', () => {
    expect(total('2H 4H JS')).toBe(17)
    expect(total('2S 4H JH')).toBe(17)
  })

  it('S4 RR-40 two pairs each give their bonus', () => {
    expect(total('5C 5D 9C 9S')).toBe(42)
    expect(total('5C 9C 5D 9S')).toBe(42)
    expect(total('5C 5D 9C')).toBe(24)
  })

  it('S5 RR-41 nobles and aces never get Rank and File', () => {
    expect(total('JS JD')).toBe(22)
    expect(total('QS QD')).toBe(24)
    expect(total('KS KD')).toBe(26)
    expect(total('AS AD')).toBe(28)
  })

  it('RR-43 the five are given once, however many cards', () => {
    expect(parts('2H 3H 4H 5H 6H').sharedCode).toBe(5)
  })

  it('S6 RR-45 a lone card has no Shared Code Base unless the option says so', () => {
    expect(total('KS')).toBe(13)
    expect(strength(cards('KS'), { sharedCodeMin: 1 }).total).toBe(18)
    expect(strength(cards('KS 2D'), { sharedCodeMin: 1 }).total).toBe(15)
  })

  it('S7 RR-46 a card and its copy get both bonuses', () => {
    expect(parts('3H 3H#2')).toEqual({ base: 6, rankAndFile: 3, sharedCode: 5, total: 14 })
  })
})
