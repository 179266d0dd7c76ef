import { describe, expect, it } from 'vitest'
import { faceOf, RANKS, SUITS } from './card.ts'
import { cardName, rankName } from './names.ts'

describe('names of playing cards', () => {
  it('are said in full in both languages', () => {
    expect(cardName('7C', 'en')).toBe('Seven of clubs')
    expect(cardName('7C', 'de')).toBe('Kreuz-Sieben')
    expect(rankName('QH', 'de')).toBe('Dame')
  })

  it('are the same for a copy from the second deck', () => {
    expect(cardName('10S#2', 'en')).toBe(cardName('10S', 'en'))
    expect(faceOf('10S#2')).toEqual({ rank: '10', suit: 'S' })
  })

  it('differ for all 52 cards', () => {
    const cards = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`))
    expect(new Set(cards.map((card) => cardName(card, 'de'))).size).toBe(52)
  })

  it('are refused to what is no card', () => {
    expect(() => faceOf('1C')).toThrow('1C')
  })
})
