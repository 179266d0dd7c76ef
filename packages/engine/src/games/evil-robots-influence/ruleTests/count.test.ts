import { describe, expect, it } from 'vitest'
import { given, influencesOf, kindsOf, seenBy, type Given, type InfluenceScenario } from '../testing.ts'

/** The last turn ends, and what lies there is counted. */
function counted(told: Given): InfluenceScenario {
  const seat = told.seats.findIndex((text) => /\d/.test(text.replace(/[imt]-?\d+|[LR]\d\d/g, '')))
  const table = given({ stack: '', turn: seat, ...told })
  table.answer(seat, 'turn', { kind: 'endTurn' })
  return table
}
const countOf = (table: InfluenceScenario) => table.state.result!.count

describe('the count', () => {
  it('EI-63 EI-64 EI-65 EI-66 all hidden coins are shown together; levels, teams and totals', () => {
    const table = counted({ seats: ['5 H/H', '3 T/T m4', '2 H/T', '0(1) T/T'], idle: '4 H/H' })
    const { teams, levels, idle, winning, winners } = countOf(table)
    expect([teams.good.total, teams.evil.total, teams.neutral.total]).toEqual([9, 7, 2])
    expect([levels, idle, winning, winners]).toEqual([[5, 7, 2, 0], { team: 'good', level: 4 }, ['good'], [0]])
    expect([seenBy(table, 'spectator'), kindsOf(table.heard(2)).slice(1, 3)]).toEqual([
      'HTHT',
      ['coinsRevealed', 'counted'],
    ])
  })

  it('S14 EI-69 EI-70 a tie of Good and Evil: both win, and Neutral does not compete', () => {
    const table = counted({ seats: ['7 H/H', '0(2) H/H', '4 T/T', '3 T/T', '8', '6', '5'] })
    expect([countOf(table).winners, countOf(table).teams.neutral.total]).toEqual([[0, 1, 2, 3], 19])
    expect(countOf(table).winning).toEqual(['good', 'evil'])
  })

  it('S15 EI-67 EI-68 EI-38 zero wins where nobody else competes', () => {
    const table = counted({ seats: ['6', '5', '3', '2 H/H m-3', '0(1) H/H'] })
    expect([countOf(table).competing, countOf(table).winners]).toEqual([['good'], [3, 4]])
    expect(countOf(table).teams.good.total).toBe(0)
  })

  it('S16 EI-73 nobody wins: the gems go to the bank', () => {
    const table = counted({ seats: ['6', '5', '3', '2', '0(1)'], pot: 4 })
    expect([countOf(table).winners, influencesOf(table), table.state.pot]).toEqual([[], [3, 3, 3, 3, 3], 0])
    expect(table.state.result?.split).toEqual({ shares: [], how: 'none' })
  })

  it('S17 EI-16 EI-73 the Idle Robot wins alone', () => {
    const table = counted({ seats: ['4 T/T', '3', '0(1)'], idle: '5 H/H' })
    expect([countOf(table).winning, countOf(table).winners, influencesOf(table)]).toEqual([['good'], [], [3, 3, 3]])
  })

  it('S18 EI-67 EI-68 EI-L10 Tortoise and Duck', () => {
    const winning = (...seats: string[]) => countOf(counted({ seats })).winning
    expect(winning('9 H/H L10+ R09+', '6 T/T', '4')).toEqual(['neutral'])
    expect(winning('9 H/H L10+', '6 T/T', '4')).toEqual(['good'])
    expect(winning('9 H/H R09+', '6 T/T', '4')).toEqual(['evil'])
    expect(winning('9 H/H R09+', '6', '4')).toEqual(['good'])
    expect(winning('9 H/H', '6 T/T', '4')).toEqual(['good'])
  })

  it('S19 EI-71 EI-72 EI-90 Worker and Handmaid', () => {
    const table = counted({ seats: ['5 H/H R11+', '1 H/H', '4 R14+', '2'], pot: 5 })
    expect(countOf(table).winners).toEqual([0, 1, 2])
    const shares = [2, 1, 2].map((gems, seat) => ({ seat, gems }))
    table.answer(0, 'split', { kind: 'propose', shares })
    for (const seat of [1, 2]) table.answer(seat, 'split', { kind: 'accept', proposal: 1 })
    expect(influencesOf(table)).toEqual([6, 4, 5, 3])
  })

  it('EI-71 EI-R14 Universal Worker adds its owner alone, and only if Neutral', () => {
    expect(countOf(counted({ seats: ['5 H/H', '4 R14+', '2'] })).winners).toEqual([0, 1])
    expect(countOf(counted({ seats: ['5 H/H', '4 T/T R14+', '2'] })).winners).toEqual([0])
    expect(countOf(counted({ seats: ['5', '4 R14+', '2'] })).winners).toEqual([1])
    expect(countOf(counted({ seats: ['5 H/H', '4 R14', '2'] })).winners).toEqual([0])
  })

  it('EI-R11 EI-R15 EI-R14 bonuses: Handmaid for winners, Listener for beaten ones of Good and Evil', () => {
    const after = (...seats: string[]) => influencesOf(counted({ seats, pot: 0 }))
    expect(after('5 H/H R11+', '4 T/T R15+', '2')).toEqual([4, 4, 3])
    expect(after('5 H/H', '4 R15+', '2 T/T R11+')).toEqual([3, 3, 3])
    expect(after('5 H/H R15+', '4 T/T', '2')).toEqual([3, 3, 3])
    expect(after('5 H/H L01', '4 R14+', '2')).toEqual([3, 3, 3])
    expect(after('5 H/H R11', '4 T/T R15-', '2')).toEqual([3, 3, 3])
  })

  it('R09 Contrary Duck: ties of the lowest win together', () => {
    expect(countOf(counted({ seats: ['4 H/H R09+', '4 T/T', '6'] })).winners).toEqual([0, 1])
    expect(countOf(counted({ seats: ['4 H/H R09-', '3 T/T', '6'] })).winners).toEqual([0])
  })

  it('EI-92 EI-94 cleanup: face-up cards and discards to their decks, all else cleared; the Dealer Token deals', () => {
    const table = counted({
      seats: ['5 t1 L03+ R09-', '4 m3 L01? R01', '0(3)'],
      token: 1,
      discards: { left: ['L02'] },
      order: [0, 1, 2],
    })
    if (table.state.phase.kind === 'reveal') table.answer(0, 'reveal', { kind: 'pass' })
    const { seats, piles, discards } = table.state
    expect([seats[0]?.left, seats[0]?.right, discards.left, piles.left.length]).toEqual([null, null, [], 15])
    expect(seats.map(({ tokens, power, mark }) => [tokens, power, mark])).toEqual(Array(3).fill([0, null, 0]))
    expect([table.state.phase.kind, seats[1]?.left?.seen, piles.left.includes('L02')]).toEqual(['retain', true, true])
    table.close()
    expect([table.state.dealer, table.state.round]).toEqual([1, 2])
  })

  it('EI-93 EI-121 all keep or give back, sealed: sides are shown, cards never', () => {
    const table = counted({ seats: ['5 L10? R01', '4 L01 R02', '0(3) L09 R03'] })
    table.answer(0, 'retain', { keep: ['left'] })
    expect([table.heard(1), table.view(1).me.sealed]).toEqual([[], null])
    table.answer(1, 'retain', { keep: [] })
    table.close()
    const told = table.heard(2).filter(({ kind }) => kind === 'retained')
    expect(told).toEqual([
      { kind: 'retained', seat: 0, kept: ['left'], returned: ['right'] },
      { kind: 'retained', seat: 1, kept: [], returned: ['left', 'right'] },
      { kind: 'retained', seat: 2, kept: ['left', 'right'], returned: [] },
    ])
    expect(table.view(1).seats[0]?.left).toMatchObject({ card: 'L10', seen: true })
    expect(table.view(1).seats[2]?.left).toEqual({ kind: 'back' })
  })

  it('EI-93 nobody with a card that is not revealed: the next round begins at once', () => {
    const table = counted({ seats: ['5 L03+ R09+', '4 L01+ R01+', '0(3) L02+ R02+'] })
    expect([table.state.round, table.state.phase.kind]).toEqual([2, 'claim'])
  })
})
