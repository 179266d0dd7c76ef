import { describe, expect, it } from 'vitest'
import { at, battleAt, fought, given, lying, told } from '../testing.ts'

describe('battles', () => {
  it('S8 RR-47 RR-54 RR-56 the first win turns the primary card sideways', () => {
    const table = fought({ at: { 2: ['7S (6D)', '(QC)'] } })
    expect(battleAt(table, 2)).toEqual({
      outcome: 'hold',
      winner: 0,
      holdCard: '7S',
      discarded: ['6D', 'QC'],
      totals: [
        [0, 13],
        [1, 12],
      ],
    })
    expect(lying(table.position, 2)).toEqual(['[7S]', ''])
    expect(table.state.discard).toEqual(['6D', 'QC'])
    expect(told(table, 'generalsLost')).toEqual([])
    expect(table.state.seats[0]?.breakthroughs).toBe(0)
  })

  it('S9 RR-38 RR-39 RR-55 RR-61 a hold counts in full and breaks through', () => {
    const table = fought({ at: { 2: ['[7S] 7C', 'KH'] } })
    expect(battleAt(table, 2)).toMatchObject({
      outcome: 'breakthrough',
      winner: 0,
      holdCard: null,
      discarded: ['7S', '7C', 'KH'],
      totals: [
        [0, 21],
        [1, 13],
      ],
    })
    expect(lying(table.position, 2)).toEqual(['', ''])
    expect(table.state.seats.map(({ generals }) => generals.length)).toEqual([4, 3])
    expect(table.state.seats.map(({ breakthroughs }) => breakthroughs)).toEqual([1, 0])
  })

  it('S10 RR-53 RR-54 a loser loses its hold, and the winner has one', () => {
    const table = fought({ at: { 2: ['[7S] 7C', 'KH 6H'] } })
    expect(battleAt(table, 2)).toEqual({
      outcome: 'hold',
      winner: 1,
      holdCard: 'KH',
      discarded: ['7S', '7C', '6H'],
      totals: [
        [0, 21],
        [1, 24],
      ],
    })
    expect(lying(table.position, 2)).toEqual(['', '[KH]'])
    expect(told(table, 'generalsLost')).toEqual([])
  })

  it('S11 RR-51 a tie clears the battlefield, the hold too', () => {
    const table = fought({ at: { 2: ['[9D] 3C', 'QS'] } })
    expect(battleAt(table, 2)).toMatchObject({ outcome: 'tie', winner: null, holdCard: null })
    expect(battleAt(table, 2).discarded).toEqual(['9D', '3C', 'QS'])
    expect(lying(table.position, 2)).toEqual(['', ''])
    expect(told(table, 'generalsLost')).toEqual([])
  })

  it.each(['[9D]', '[9D] 2H'])('S11 RR-58 after a breakthrough by %s the next win is only a new hold', (stack) => {
    const table = given({ hands: ['2S 3S 9C', '4S 5S'], phase: { kind: 'faceDown', seat: 1 }, at: { 2: [stack, ''] } })
    table.answer(1, 'faceDown', { plays: [at('4S', 1), at('5S', 1)] })
    expect(battleAt(table, 2).outcome).toBe('breakthrough')
    expect(lying(table.position, 2)).toEqual(['', ''])
    expect(battleAt(fought({ at: { 2: ['9C', ''] } }), 2).outcome).toBe('hold')
  })

  it('S12 RR-49 RR-50 an unopposed hold breaks through', () => {
    const table = fought({ at: { 5: ['[4D]', ''] } })
    expect(battleAt(table, 5)).toEqual({
      outcome: 'breakthrough',
      winner: 0,
      holdCard: null,
      discarded: ['4D'],
      totals: [[0, 4]],
    })
    expect(table.state.seats[1]?.generals).toHaveLength(3)
    expect(table.state.discard).toEqual(['4D'])
  })

  it('RR-49 a seat with cards wins against seats with none', () => {
    const table = fought({ seats: 3, at: { 5: ['', '2D', ''] } })
    expect(battleAt(table, 5)).toMatchObject({ outcome: 'hold', winner: 1, totals: [[1, 2]] })
  })

  it('S21 RR-23 RR-56 the order in the action says which card is the primary one', () => {
    for (const [first, second] of [
      ['9S', '4D'],
      ['4D', '9S'],
    ] as const) {
      const table = given({ hands: ['9S 4D', ''], phase: { kind: 'faceDown', seat: 0 } })
      table.answer(0, 'faceDown', { plays: [at(first, 3), at(second, 3)] })
      expect(battleAt(table, 3)).toMatchObject({ winner: 0, holdCard: first, discarded: [second], totals: [[0, 13]] })
    }
  })

  it('RR-56 face-up cards come before face-down ones, and the hold before all', () => {
    const table = given({ hands: ['5S', ''], phase: { kind: 'faceDown', seat: 0 }, at: { 1: ['[2D] 3D', ''] } })
    table.answer(0, 'faceDown', { plays: [at('5S', 1)] })
    expect(told(table, 'revealed')[0]?.cards).toEqual([{ battlefield: 1, seat: 0, position: 2, card: '5S' }])
    expect(battleAt(table, 1).discarded).toEqual(['2D', '3D', '5S'])
  })

  it('RR-57 cards added to a hold are supporting ones', () => {
    const table = given({ hands: ['KS 2C 3C', '4C'], at: { 1: ['[2D]', ''] } })
    table.answer(0, 'faceUp', at('KS', 1))
    expect(lying(table.position, 1)).toEqual(['[2D] KS', ''])
  })

  it('S22 RR-48 RR-51 three seats, a tie on top: all cards go, the weaker seat’s too', () => {
    const table = fought({ seats: 3, at: { 1: ['QS', '9D 3C', '[8H]'] } })
    expect(battleAt(table, 1)).toEqual({
      outcome: 'tie',
      winner: null,
      holdCard: null,
      discarded: ['QS', '9D', '3C', '8H'],
      totals: [
        [0, 12],
        [1, 12],
        [2, 8],
      ],
    })
    expect(lying(table.position, 1)).toEqual(['', '', ''])
  })

  it('S22 RR-48 RR-51 equal totals below the highest do not matter', () => {
    const table = fought({ seats: 3, at: { 1: ['QS', '9D 3C', 'KD'] } })
    expect(battleAt(table, 1)).toMatchObject({ outcome: 'hold', winner: 2, holdCard: 'KD' })
    expect(lying(table.position, 1)).toEqual(['', '', '[KD]'])
  })

  it('RR-52 a battlefield without cards is empty, which is no tie', () => {
    const table = fought({})
    expect(battleAt(table, 3)).toEqual({ outcome: 'empty', winner: null, holdCard: null, discarded: [], totals: [] })
    expect(told(table, 'battle')).toHaveLength(5)
  })

  it('RR-44 only the own cards are looked at for Shared Code Base, the hold among them', () => {
    const table = fought({ at: { 1: ['[2H] 9H', '8S 3H'], 2: ['[2H#2] 9S', ''] }, seats: 5 })
    expect(battleAt(table, 1).totals).toEqual([
      [0, 16],
      [1, 11],
    ])
    expect(battleAt(table, 2).totals).toEqual([[0, 11]])
  })

  it('RR-45 with the option at 1 a lone hold has Shared Code Base', () => {
    const table = fought({ options: { sharedCodeMin: 1 }, at: { 1: ['[2H]', '8S'] } })
    expect(told(table, 'battle')[0]?.totals).toEqual([
      { seat: 0, base: 2, rankAndFile: 0, sharedCode: 5, total: 7 },
      { seat: 1, base: 8, rankAndFile: 0, sharedCode: 5, total: 13 },
    ])
  })

  it('RR-59 when a round is over each battlefield has one hold or nothing', () => {
    const table = fought({
      seats: 3,
      at: { 1: ['[2H] 9H', '8S 3H', 'KS'], 2: ['[5D]', '', '9S'], 3: ['6D', '6C', '6S'], 4: ['', '', '(2S) 3S'] },
    })
    const left = table.state.stacks.map((sides) => sides.flat())
    expect(left.map((row) => row.length)).toEqual([0, 1, 0, 1, 0])
    expect(left.flat().every(({ sideways, faceUp }) => sideways && faceUp)).toBe(true)
  })

  it('RR-60 the battles are shown in the order 1 to 5, after the reveal and before what follows', () => {
    const table = fought({ at: { 4: ['[4D]', ''] } })
    expect(told(table, 'battle').map(({ battlefield }) => battlefield)).toEqual([1, 2, 3, 4, 5])
    expect(table.told.map(({ event }) => event.kind)).toEqual([
      'noblePassed',
      'revealed',
      ...Array(5).fill('battle'),
      'generalsLost',
      'roundStarted',
      'dealt',
      'dealt',
    ])
  })

  it('RR-60 no battle influences another', () => {
    const both = fought({ at: { 1: ['[2C]', '3C'], 2: ['', '[4D] 5D'] } })
    expect(battleAt(both, 2)).toEqual(battleAt(fought({ at: { 2: ['', '[4D] 5D'] } }), 2))
  })

  it('RR-69 discards go by battlefield, seat and stack', () => {
    const table = fought({ at: { 3: ['2D 3C', '9S 3S'], 1: ['KC 2C', '4C 5C'] } })
    expect(table.state.discard).toEqual(['2C', '4C', '5C', '2D', '3C', '3S'])
  })
})
