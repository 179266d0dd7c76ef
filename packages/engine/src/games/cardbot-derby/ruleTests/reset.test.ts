import { describe, expect, it } from 'vitest'
import { streamFor } from '../../../testing/index.ts'
import { RANKS } from '../index.ts'
import { cardsIn, type DerbyScenario } from '../testing.ts'
import { dealt, handsIn, kindsOf, laid, pileOf, raced } from './laid.ts'

const hand = (table: DerbyScenario) => table.view(0).own[0]?.drawn.join(' ')
const allOf = (table: DerbyScenario) => `${hand(table)} ${pileOf(table, 'a')}`

describe('after the fifth command', () => {
  it('S21 CD-67 CD-68 the cards go under the pile as played, unshuffled: the pile goes round', () => {
    const table = dealt({ a: 'A 5 Q 8 6 2 9 K 4 7 J 3 10' })
    handsIn(table, 'a', 'Q 8 A 6 5')
    table.close()
    expect(allOf(table)).toBe('2 9 K 4 7 J 3 10 Q 8 A 6 5')
    handsIn(table, 'a', '9 K 2 7 4')
    table.close()
    expect(hand(table)).toBe('J 3 10 Q 8')
  })

  it('CD-67 nobody hears of it: there are only piles and sizes', () => {
    const table = raced({})
    const { told } = table
    expect(told.map(({ event }) => event.kind)).not.toContain('pileShuffled')
    expect(JSON.stringify(table.view(1).own)).not.toContain('pile')
    expect(table.view(1).robots[0]?.pileSize).toBe(8)
  })

  it('S32 CD-69 cards not chosen lie above those that were played', () => {
    const table = dealt({ a: '2 9 K 4 7 J 3 10 A 5 Q 8 6' }, { options: { drawCount: 7 } })
    handsIn(table, 'a', 'K J 9 3 7')
    table.close()
    expect(pileOf(table, 'a')).toBe('4 K J 9 3 7')
    expect(hand(table)).toBe('10 A 5 Q 8 6 2')
  })

  it('S19 CD-70 CD-71 each target touched takes its card out of the pile, and the pile is shuffled once', () => {
    const order = '2 3 4 5 6 7 8 9 10 K A'
    const pile = cardsIn('A 2 3 4 6 7 8 9 K 10 5')
    const table = raced(
      { robots: 'a (2,3)E K Q J 10 5, b (3,6)N', options: { board: 'paternoster' }, piles: { a: 'A 2 3 4 6 7 8 9' } },
      { stream: streamFor([{ shuffle: pile, into: cardsIn(order) }]) },
    )
    expect(allOf(table)).toBe(order)
    const paid = table.heard('spectator').filter(({ kind }) => kind === 'targetPaid' || kind === 'pileShuffled')
    expect(paid).toEqual([
      { kind: 'targetPaid', robot: 0, target: 'J', pileLeft: 12 },
      { kind: 'targetPaid', robot: 0, target: 'Q', pileLeft: 11 },
      { kind: 'pileShuffled', robot: 0 },
    ])
    const reached = ['J', 'Q'].map((target) => ({ target, round: 1 }))
    expect(table.view('spectator').robots[0]).toMatchObject({ next: 'K', reached, pileSize: 6 })
  })

  it('CD-70 everyone sees the card there, no matter whether it came from a hand or a pile', () => {
    const told = { robots: 'a (2,3)E K 4 9 5 3, b (3,6)N', piles: { a: 'A 2 6 7 8 Q J 10' } }
    const table = raced(told)
    expect(allOf(table).split(' ').sort()).toEqual(RANKS.filter((rank) => rank !== 'J').sort())
    expect(table.heard(1)).toContainEqual({ kind: 'targetPaid', robot: 0, target: 'J', pileLeft: 12 })
  })

  it('CD-71 no other pile is shuffled', () => {
    const table = raced({ robots: 'a (2,3)E K 4 9 5 3, b (3,6)N 4 8 2 3 5', piles: { b: 'A K Q J 10 9 7 6' } })
    expect(pileOf(table, 'b')).toBe('9 7 6 4 8 2 3 5')
    expect(table.heard('spectator').filter(({ kind }) => kind === 'pileShuffled')).toEqual([
      { kind: 'pileShuffled', robot: 0 },
    ])
  })

  it('CD-72 12 cards after the Jack, 11 after the Queen, and seven can always be drawn', () => {
    const table = laid({ next: { a: 'Q', b: 'K' }, options: { drawCount: 7 } })
    table.close()
    expect(table.view('spectator').robots.map(({ pileSize }) => pileSize)).toEqual([5, 4])
    expect([0, 1].map((seat) => table.view(seat).own[0]?.drawn.length)).toEqual([7, 7])
  })

  it('section 8 a round ends with the payments, robot by robot, then the next begins with its pole', () => {
    const table = raced({ robots: 'a (2,3)E K 4 9 5 3, b (4,2)W 4 8 Q 9 10', round: 2 })
    const kinds = kindsOf(table.heard('spectator'))
    expect(kinds.slice(kinds.lastIndexOf('touched') + 1).filter((kind) => !/turned|moved|revealed/.test(kind))).toEqual(
      [...['targetPaid', 'pileShuffled', 'roundStarted', 'drew', 'drew']],
    )
    expect(table.heard('spectator')).toContainEqual({ kind: 'roundStarted', round: 3, pole: 0 })
    expect(table.view(0)).toMatchObject({ round: 3, phase: { kind: 'choose', afterRace: true } })
    expect(table.view(0).robots[0]?.touched).toEqual([])
  })
})
