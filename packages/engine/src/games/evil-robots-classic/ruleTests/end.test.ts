import { describe, expect, it } from 'vitest'
import { given, self, act, robot, convert, pass, type Given } from '../testing.ts'
import { streamFor } from '../../../testing/index.ts'
import type { RoundResult } from '../index.ts'

/** All have acted: the last one converts itself to what it is, and everything is turned up. */
function revealed(
  seats: readonly string[],
  more: Partial<Given> = {},
): { result: RoundResult; scores: number[]; over: boolean; winners: number[] } {
  const acted = seats.map((text, seat) => (seat === 0 ? text : `${text} acted`))
  const table = given({ seats: acted, turn: 0, ...more })
  table.answer(0, 'turn', pass())
  table.close()
  while (table.state.turn) table.answer(table.state.turn.seat, 'passTurn', pass())
  const { phase } = table.state
  if (phase.kind !== 'nextRound' && phase.kind !== 'over') throw new Error(phase.kind)
  return {
    result: phase.result,
    scores: table.state.seats.map(({ score }) => score),
    over: phase.kind === 'over',
    winners: phase.kind === 'over' ? phase.winners : [],
  }
}
const winnerOf = (seats: readonly string[], more: Partial<Given> = {}) => {
  const { winner, by } = revealed(seats, more).result
  return [winner, by]
}

describe('the Reveal', () => {
  it('ERC-900 everything is turned up, and the truth counts', () => {
    const { result } = revealed(['CheatBot 3 G', 'PlusBot 5 E', 'SumoBot 2 N'], { bonus: { 1: 2 } })
    expect(result.seats).toMatchObject([
      { robot: 'CheatBot', power: 3, level: 3, allegiance: 'G' },
      { robot: 'PlusBot', power: 5, level: 7, allegiance: 'E' },
      { robot: 'SumoBot', power: 2, level: 2, allegiance: 'N' },
    ])
  })

  it('ERC-901 ERC-907 S26 if all players are the same nobody scores, and no card does', () => {
    expect(revealed(['BadBot 3 E', 'ScaredyBot 5 E', 'SumoBot 2 E', 'LockBot 9 E', 'FreeBot 1 E'])).toMatchObject({
      result: { winner: null, by: 'allTheSame' },
      scores: [0, 0, 0, 0, 0],
    })
    expect(winnerOf(['BadBot 3 N', 'SumoBot 5 N', 'LockBot 2 N'])).toEqual([null, 'allTheSame'])
  })

  it('ERC-902 the larger of Good and Evil wins; Neutral never does; one is enough', () => {
    expect(winnerOf(['BadBot 1 E', 'SumoBot 2 E', 'LockBot 9 G', 'FreeBot 9 N', 'MiseryBot 8 N'])).toEqual([
      'E',
      'size',
    ])
    expect(winnerOf(['BadBot 1 G', 'SumoBot 5 N', 'LockBot 2 N', 'FreeBot 9 N', 'MiseryBot 8 N'])).toEqual([
      'G',
      'size',
    ])
  })

  it('S25 ERC-903 ERC-904 ERC-905 equal sizes: the highest, then the total, then nobody', () => {
    expect(winnerOf(['BadBot 9 G', 'SumoBot 2 G', 'LockBot 8 E', 'FreeBot 7 E'])).toEqual(['G', 'highest'])
    expect(winnerOf(['BadBot 9 G', 'SumoBot 2 G', 'LockBot 9 E', 'FreeBot 4 E'])).toEqual(['E', 'total'])
    expect(winnerOf(['BadBot 9 G', 'SumoBot 4 G', 'LockBot 9 E', 'FreeBot 4 E'])).toEqual([null, 'deadHeat'])
  })

  it('ERC-903 ERC-726 levels count: PlusBot’s bonus, FreeBot’s card', () => {
    expect(winnerOf(['BadBot 8 G', 'PlusBot 7 E', 'LockBot 1 N'], { bonus: { 1: 3 } })).toEqual(['E', 'highest'])
    expect(winnerOf(['FreeBot 8 G', 'SumoBot 9 E', 'LockBot 1 N'])).toEqual(['E', 'highest'])
  })

  it('ERC-767 at scoring a bonus that was never used is fixed: one that passed by the dial, others by what was left', () => {
    const told = (plus: string) => ['BadBot 8 G', plus, 'LockBot 1 N']
    expect(winnerOf(told('PlusBot 7 E'), { orders: { 1: { dial: 3 } } })).toEqual(['G', 'highest'])
    expect(winnerOf(['BadBot 6 G', 'PlusBot 2 E', 'LockBot 1 N'], { orders: { 1: { dial: 3 } }, called: 6 })).toEqual([
      'G',
      'highest',
    ])
    const gone = given({
      seats: ['SumoBot 8 G', 'PlusBot 7 E passed', 'LockBot 1 N acted'],
      turn: 0,
      nobodyPasses: true,
      orders: { 1: { dial: 3 } },
    })
    act(gone, self('G'))
    expect(gone.view(0).phase).toMatchObject({ result: { winner: 'E', by: 'highest' } })
    const { result } = revealed(['BadBot 6 G', 'PlusBot 2 E', 'LockBot 1 N'], { orders: { 1: { dial: 3 } }, called: 5 })
    expect(result.seats[1]?.level).toBe(4)
  })

  it('S27 ERC-906 ERC-701 ERC-755 ERC-780 ERC-782 ERC-908 the winners, then the three cards', () => {
    const { scores, result } = revealed([
      'MiseryBot 2 G',
      'BadBot 3 E',
      'ScaredyBot 4 N',
      'SumoBot 5 E',
      'LockBot 6 E',
      'FreeBot 7 G',
    ])
    expect([result.winner, scores]).toEqual(['E', [2, 3, 1, 2, 2, 0]])
    expect(result.seats[1]).toMatchObject({ win: 2, card: 1 })
  })

  it('ERC-906 the winning team gets winPoints each; MiseryBot’s two stay two', () => {
    expect(revealed(['MiseryBot 2 G', 'SumoBot 3 E', 'LockBot 4 E'], { options: { winPoints: 3 } }).scores).toEqual([
      2, 3, 3,
    ])
    expect(revealed(['MiseryBot 2 G', 'SumoBot 3 E', 'LockBot 4 E'], { options: { winPoints: 1 } }).scores).toEqual([
      2, 1, 1,
    ])
  })

  it('ERC-701 BadBot scores wherever it stands, if Evil wins', () => {
    expect(revealed(['BadBot 2 G', 'SumoBot 3 E', 'LockBot 4 E']).scores).toEqual([1, 2, 2])
    expect(revealed(['BadBot 2 N', 'SumoBot 3 E', 'LockBot 4 E']).scores).toEqual([1, 2, 2])
    expect(revealed(['BadBot 2 E', 'SumoBot 3 G', 'LockBot 4 G']).scores).toEqual([0, 2, 2])
  })

  it('ERC-755 MiseryBot scores on the team that lost, not on the winning one and not as Neutral', () => {
    expect(revealed(['MiseryBot 2 N', 'SumoBot 3 E', 'LockBot 4 E']).scores).toEqual([0, 2, 2])
    expect(revealed(['MiseryBot 2 E', 'SumoBot 3 E', 'LockBot 4 G']).scores).toEqual([2, 2, 0])
    expect(revealed(['MiseryBot 9 G', 'SumoBot 9 E', 'LockBot 4 N']).scores).toEqual([0, 0, 0])
  })

  it('S29 ERC-125 ERC-902 ERC-908 the extra robot counts for its team, though it scores for nobody', () => {
    expect(revealed(['BadBot 4 E', 'SumoBot 9 G', 'LockBot 1 N'], { npc: 'E' }).scores).toEqual([3, 0, 0])
    expect(winnerOf(['BadBot 4 G', 'SumoBot 9 G', 'LockBot 1 G'], { npc: 'E' })).toEqual([null, 'allTheSame'])
    expect(winnerOf(['BadBot 4 N', 'SumoBot 3 G', 'LockBot 1 N'], { npc: 'E' })).toEqual(['E', 'highest'])
    expect(revealed(['BadBot 4 N', 'MiseryBot 3 G', 'LockBot 1 N'], { npc: 'E' }).scores).toEqual([1, 2, 0])
  })
})

describe('ScaredyBot', () => {
  const exposed = (table: ReturnType<typeof given>, seat: number) => table.state.seats[seat]?.exposed

  it('S30 ERC-780 ERC-781 an undone conversion, a flip and a shown power keep the bonus; a card shown to one loses it', () => {
    const seats = ['BadBot 3 G', 'BlockBot 1 N', 'RandomBot 2 N', 'ScaredyBot 8 E passed']
    const table = given({ seats, turn: 0 }, streamFor([{ shuffle: [2], into: [2] }]))
    act(table, convert(3), [{}, { 1: 'fail' }])
    while (table.state.turn?.seat !== 2) table.close()
    act(table, robot([3]))
    table.close()
    expect([table.state.seats[3]?.powerUp, exposed(table, 3)]).toEqual([true, false])
    const shown = given({ seats: ['BadBot 3 G', 'BlockBot 1 N', 'ScaredyBot 8 E'] })
    shown.offer(2, 'show', { show: { what: 'power' }, to: 'all' })
    shown.offer(2, 'show', { show: { what: 'power' }, to: [0] })
    expect(exposed(shown, 2)).toBe(false)
    shown.offer(2, 'show', { show: { what: 'robot' }, to: [1] })
    expect(exposed(shown, 2)).toBe(true)
  })

  it('ERC-780 lost by any show of allegiance, by Convert, by self-conversion though blocked, and by what stands', () => {
    const told = { seats: ['ScaredyBot 3 G', 'BlockBot 1 N', 'SumoBot 8 E'], turn: 0 }
    const after = (action: Parameters<typeof act>[1], ...windows: Parameters<typeof act>[2] & object) => {
      const table = given(told)
      act(table, action, windows)
      return exposed(table, 0)
    }
    expect(after(convert(2))).toBe(true)
    expect(after(self('E'))).toBe(true)
    expect(after(self('E'), { 1: 'fail' })).toBe(true)
    expect(after(pass())).toBe(false)
    const taken = (reply: 'power' | 'allegiance', target: string) => {
      const table = given({ seats: [target, 'BadBot 5 G', 'BlockBot 1 N'], turn: 1, orders: { 0: { ifFails: reply } } })
      act(table, convert(0))
      return exposed(table, 0)
    }
    expect(taken('power', 'ScaredyBot 6 E')).toBe(true)
    expect(taken('power', 'ScaredyBot 4 E')).toBe(false)
    expect(taken('allegiance', 'ScaredyBot 4 E')).toBe(true)
    const one = given({ seats: ['ScaredyBot 3 G', 'BlockBot 1 N', 'SumoBot 8 E'] })
    one.offer(0, 'show', { show: { what: 'allegiance', value: null }, to: [1] })
    expect(exposed(one, 0)).toBe(true)
    const all = given({ seats: ['ScaredyBot 3 G', 'BlockBot 1 N', 'SumoBot 8 E'] })
    all.offer(0, 'show', { show: { what: 'robot' }, to: 'all' })
    expect(exposed(all, 0)).toBe(true)
  })

  it('ERC-781 an allegiance that would have been shown, had it stood, has shown nothing', () => {
    const told = {
      seats: ['ScaredyBot 4 G', 'BadBot 5 G', 'BlockBot 1 N'],
      turn: 1,
      orders: { 0: { ifFails: 'allegiance' } },
    } as const
    const undone = given(told)
    act(undone, convert(0), [{}, { 2: 'fail' }])
    expect(exposed(undone, 0)).toBe(false)
    const stood = given(told)
    act(stood, convert(0))
    expect(exposed(stood, 0)).toBe(true)
  })

  it('ERC-782 paid on any team, but not when nobody scores', () => {
    expect(revealed(['ScaredyBot 2 G', 'SumoBot 3 E', 'LockBot 4 E']).scores).toEqual([1, 2, 2])
    expect(revealed(['ScaredyBot 2 G open', 'SumoBot 3 E', 'LockBot 4 E']).scores).toEqual([0, 2, 2])
    expect(revealed(['ScaredyBot 4 G', 'SumoBot 4 E', 'LockBot 4 N']).scores).toEqual([0, 0, 0])
  })
})

describe('the end of the game', () => {
  const seats = ['SumoBot 2 E', 'LockBot 3 E', 'FreeBot 4 N']

  it('S28 ERC-910 ERC-911 ERC-912 the target, and alone at the top', () => {
    expect(revealed(seats, { scores: [9, 9, 9] })).toMatchObject({ scores: [11, 11, 9], over: false })
    expect(revealed(['SumoBot 2 N', 'LockBot 3 E', 'FreeBot 4 N'], { scores: [11, 11, 11] })).toMatchObject({
      over: true,
      winners: [1],
    })
    expect(revealed(seats, { scores: [10, 8, 3] })).toMatchObject({ scores: [12, 10, 3], over: true, winners: [0] })
    expect(revealed(seats, { scores: [7, 5, 9] })).toMatchObject({ scores: [9, 7, 9], over: false })
  })

  it('ERC-910 the target may be another', () => {
    expect(revealed(seats, { scores: [3, 0, 0], options: { target: 5 } }).over).toBe(true)
    expect(revealed(seats, { scores: [2, 0, 0], options: { target: 5 } }).over).toBe(false)
  })

  it('ERC-913 after the last round the top score wins, shared if it is tied', () => {
    expect(revealed(seats, { scores: [1, 1, 0], round: 40 })).toMatchObject({ over: true, winners: [0, 1] })
    expect(revealed(seats, { scores: [1, 0, 0], round: 12, options: { roundCap: 12 } })).toMatchObject({
      over: true,
      winners: [0],
    })
    expect(revealed(seats, { scores: [1, 0, 0], round: 11, options: { roundCap: 12 } }).over).toBe(false)
  })

  it('section 9 places go by points; equal points share the place', () => {
    const table = given({
      seats: seats.map((text, seat) => (seat === 0 ? text : `${text} acted`)),
      turn: 0,
      scores: [9, 4, 6],
    })
    act(table, pass())
    table.close()
    table.answer(0, 'passTurn', pass())
    expect(table.update('spectator').outcome).toEqual({ places: [[0], [1, 2]], winners: [0], scores: [11, 6, 6] })
    expect(table.heard('spectator').at(-1)).toEqual({ kind: 'gameOver', places: [[0], [1, 2]], winners: [0] })
  })
})
