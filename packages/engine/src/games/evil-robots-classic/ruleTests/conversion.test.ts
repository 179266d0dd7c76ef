import { describe, expect, it } from 'vitest'
import { act, convert, given, open, robot, self, sides, stands, told } from '../testing.ts'

describe('conversion', () => {
  it('S7 ERC-501 ERC-504 ERC-510 the lower power wins; the new allegiance is shown at the end, the power is not', () => {
    const table = given({
      seats: ['BadBot 3 G', 'SumoBot 1 E', 'FreeBot 1 N', 'LockBot 7 N', 'MiseryBot 7 E'],
      turn: 0,
    })
    table.answer(0, 'turn', convert(4))
    table.close()
    expect([stands(table), open(table, 4)]).toEqual([true, ''])
    table.close()
    expect([sides(table), open(table, 4), open(table, 0)]).toEqual(['GENNG', 'G', '3 G'])
  })

  it('ERC-504 an equal or a higher level fails', () => {
    for (const [own, after] of [
      [4, 'GE'],
      [5, 'GE'],
      [3, 'GG'],
    ] as const) {
      const table = given({ seats: [`BadBot ${own} G`, 'MiseryBot 4 E', 'FreeBot 1 N'], turn: 0 })
      act(table, convert(1))
      expect(sides(table)).toBe(`${after}N`)
    }
  })

  it('S8 ERC-506 ERC-507 ERC-508 a seat that resists shows its power or its allegiance; if that is X, it seems converted', () => {
    const told = { seats: ['BadBot 5 G', 'SumoBot 1 E', 'MiseryBot 5 E', 'ForceBot 1 N'], turn: 0 }
    const table = given(told)
    act(table, convert(2))
    expect([sides(table), open(table, 2)]).toEqual(['GEEN', '5'])
    const open2 = given({ ...told, orders: { 2: { ifFails: 'allegiance' } } })
    act(open2, convert(2))
    expect([sides(open2), open(open2, 2)]).toEqual(['GEEN', 'E'])
    const same = given({ ...told, seats: ['BadBot 5 G', 'SumoBot 1 E', 'MiseryBot 5 G', 'ForceBot 1 N'] })
    same.answer(0, 'turn', convert(2))
    same.answer(2, 'answer', { ifFails: 'allegiance', ifSucceeds: null, lockShow: false, dial: null, reaction: null })
    same.close()
    expect([stands(same), same.heard(2).find(({ kind }) => kind === 'judged')]).toEqual([
      true,
      { kind: 'judged', target: 2, stands: true, truth: false },
    ])
    expect(same.refusal(3, 'react', { reaction: 'force' })).toEqual({ code: 'reaction_illegal' })
    same.close()
    expect(open(same, 2)).toBe('G')
  })

  it('ERC-507 what the target answers counts before its standing order', () => {
    const table = given({
      seats: ['BadBot 5 G', 'SumoBot 5 E', 'FreeBot 1 N'],
      turn: 0,
      orders: { 1: { ifFails: 'allegiance' } },
    })
    act(table, convert(1), [{ 1: { ifFails: 'power' } }])
    expect(open(table, 1)).toBe('5')
  })

  it('ERC-509 ERC-105 a conversion that stands only in claim looks the same as one that stands', () => {
    const seats = (target: string) => ['BadBot 5 G', target, 'ForceBot 1 N']
    const truly = given({ seats: seats('SumoBot 6 G'), turn: 0, orders: { 1: { ifFails: 'allegiance' } } })
    const seemingly = given({ seats: seats('SumoBot 5 G'), turn: 0, orders: { 1: { ifFails: 'allegiance' } } })
    const seen = (table: typeof truly) => {
      table.answer(0, 'turn', convert(1))
      const all = []
      for (let window = 0; window < 2; window++) {
        table.close()
        all.push(table.heard(2), table.update(2), table.heard('spectator'), table.update('spectator'))
      }
      return all
    }
    expect(seen(seemingly)).toEqual(seen(truly))
  })

  it('ERC-502 ERC-503 X is what the instigator showed, Neutral too', () => {
    const table = given({ seats: ['BadBot 5 N', 'SumoBot 9 E', 'FreeBot 1 N'], turn: 0 })
    act(table, convert(1))
    expect([sides(table), open(table, 1)]).toEqual(['NNN', 'N'])
  })

  it('ERC-505 forced conversions and self-conversions need no test', () => {
    const push = given({ seats: ['PushBot 9 N', 'SumoBot 1 E', 'FreeBot 1 N'], turn: 0 })
    act(push, robot([1], { allegiance: 'G' }))
    expect([sides(push), open(push, 1)]).toEqual(['NGN', 'G'])
  })

  it('ERC-511 ERC-514 the cards that decide are shown, the target’s power is not', () => {
    const lock = given({ seats: ['BadBot 1 G', 'LockBot 9 E', 'FreeBot 1 N'], turn: 0 })
    act(lock, convert(1))
    expect([sides(lock), open(lock, 1)]).toEqual(['GEN', 'LockBot'])
    const sumo = given({ seats: ['SumoBot 9 G', 'BadBot 1 E', 'FreeBot 1 N'], turn: 0 })
    act(sumo, convert(1))
    expect([sides(sumo), open(sumo, 0), open(sumo, 1)]).toEqual(['GGN', 'SumoBot 9 G', 'G'])
  })

  it('ERC-512 an answer is asked of the target of a Convert alone, and always', () => {
    const after = (action: Parameters<typeof act>[1], own = 'PushBot 9 N') => {
      const seats = [own, 'SumoBot 1 E acted', 'FreeBot 1 N acted', 'BadBot 3 E reacted']
      const table = given({ seats, npc: 'N', turn: 0 })
      table.answer(0, 'turn', action)
      return table.state.phase.kind
    }
    expect(after(convert(1))).toBe('answer')
    expect(after(convert('npc'))).toBe('nextRound')
    expect(after(self('E'))).toBe('nextRound')
    expect(after(robot([1], { allegiance: 'E' }))).toBe('nextRound')
    const offered = given({ seats: ['BadBot 2 E', 'SumoBot 1 E', 'FreeBot 1 N'], npc: 'N', turn: 0 })
    offered.answer(0, 'turn', self('E'))
    expect(offered.state.phase.kind).toBe('react')
  })

  it('ERC-513 to convert somebody to what they are succeeds', () => {
    const table = given({ seats: ['BadBot 5 E', 'SumoBot 9 E', 'FreeBot 1 N'], turn: 0 })
    act(table, convert(1))
    expect([sides(table), told(table, 'conversionEnded')[0]?.results]).toEqual([
      'EEN',
      [{ target: 1, stands: true, allegiance: 'E' }],
    ])
  })

  it('ERC-515 anyone can be a target, whatever has become of them', () => {
    for (const status of ['acted', 'passed', 'reacted', 'noTurn', 'excluded']) {
      const table = given({ seats: ['BadBot 5 G', `SumoBot 9 E ${status}`, 'FreeBot 1 N'], turn: 0 })
      act(table, convert(1))
      expect(sides(table)).toBe('GGN')
    }
  })

  it('S29 ERC-125 ERC-504 the extra robot is converted for all to see, by the same test', () => {
    const table = given({ seats: ['BadBot 4 E', 'SumoBot 9 G', 'FreeBot 1 N'], npc: 'N', turn: 0 })
    act(table, convert('npc'))
    expect(table.view('spectator').npc).toEqual({ power: 5, allegiance: 'E' })
    const equal = given({ seats: ['BadBot 5 E', 'SumoBot 9 G', 'FreeBot 1 N'], npc: 'N', turn: 0 })
    act(equal, convert('npc'))
    expect([equal.state.npc, told(equal, 'conversionEnded')[0]?.results[0]?.stands]).toEqual([
      { allegiance: 'N' },
      false,
    ])
  })

  it('S32 ERC-202 ERC-204 ERC-503 a Neutral that shows it is taken, and can be made Neutral again', () => {
    const seats = ['BadBot 4 G', 'SumoBot 1 E', 'LockBot 1 E', 'FreeBot 1 E', 'MiseryBot 9 N', 'CopyBot 2 N']
    const table = given({ seats })
    table.offer(4, 'show', { show: { what: 'allegiance', value: null }, to: 'all' })
    expect(table.view('spectator').seats[4]?.allegiance?.value).toBe('N')
    const taken = given({ seats, turn: 0 })
    act(taken, convert(4))
    expect(sides(taken)).toBe('GEEEGN')
    const back = given({ seats: [...seats.slice(0, 4), 'MiseryBot 9 G', 'CopyBot 2 N'], turn: 5 })
    act(back, convert(4))
    expect(sides(back)).toBe('GEEENN')
    const cheat = given({ seats: ['CheatBot 1 E', ...seats.slice(1, 4), 'MiseryBot 9 G'], turn: 0 })
    act(cheat, convert(4, 'N'))
    expect(sides(cheat)).toBe('EEEEN')
  })
})

describe('robots that are converted in their own way', () => {
  it('S10 ERC-502 ERC-710 CheatBot hands out the side it shows, and keeps its own', () => {
    const table = given({
      seats: ['BadBot 1 N', 'SumoBot 1 N', 'CheatBot 2 E', 'FreeBot 1 N', 'MiseryBot 8 E'],
      turn: 2,
    })
    act(table, convert(4, 'G'))
    expect([sides(table), open(table, 2), open(table, 4)]).toEqual(['NNENG', '2 G', 'G'])
  })

  it('S11 ERC-711 ERC-730 CheatBot denies; ForceBot on it is spent, and makes X certain', () => {
    const told = {
      seats: ['BadBot 3 G', 'ForceBot 9 N', 'CheatBot 7 E'],
      turn: 0,
      orders: { 2: { ifSucceeds: 'E' } },
    } as const
    const table = given(told)
    table.answer(0, 'turn', convert(2))
    table.close()
    expect([stands(table), open(table, 2)]).toEqual([false, 'E'])
    expect(table.heard(2)).toContainEqual({ kind: 'judged', target: 2, stands: false, truth: true })
    table.answer(1, 'react', { reaction: 'force' })
    table.close()
    table.close()
    expect([sides(table), open(table, 2), table.state.seats[1]?.status]).toEqual(['GNG', 'G', 'reacted'])
    const denied = given(told)
    act(denied, convert(2))
    expect([sides(denied), open(denied, 2)]).toEqual(['GNG', 'E'])
    expect(denied.state.diary.doubtful).toEqual([{ instigator: 0, target: 2, allegiance: 'G', stood: true, when: 3 }])
    expect(denied.state.diary.lies).toEqual([{ seat: 2, showed: 'E', was: 'G', when: 3 }])
  })

  it('S12 ERC-711 ERC-509 CheatBot pretends; ForceBot is not legal; DoOverBot has it truly', () => {
    const told = {
      seats: ['BadBot 6 G', 'ForceBot 9 N', 'CheatBot 4 E', 'DoOverBot 1 N'],
      turn: 0,
      orders: { 2: { ifFails: 'G' } },
    } as const
    const table = given(told)
    table.answer(0, 'turn', convert(2))
    table.close()
    expect([stands(table), table.refusal(1, 'react', { reaction: 'force' })]).toEqual([
      true,
      { code: 'reaction_illegal' },
    ])
    table.close()
    expect([sides(table), open(table, 2)]).toEqual(['GNEN', 'G'])
    const over = given(told)
    act(over, convert(2), [{}, { 3: 'doOver' }])
    expect([sides(over), open(over, 2)]).toEqual(['GNNN', 'N'])
  })

  it('ERC-712 power proves a failure only where the test failed', () => {
    const table = given({
      seats: ['BadBot 3 G', 'SumoBot 1 E', 'CheatBot 7 E'],
      turn: 0,
      orders: { 2: { ifFails: 'power', ifSucceeds: 'N' } },
    })
    act(table, convert(2))
    expect([sides(table), open(table, 2)]).toEqual(['GEG', 'N'])
  })

  it('ERC-713 in a forced conversion CheatBot cannot misreport', () => {
    const table = given({
      seats: ['PushBot 3 G', 'SumoBot 1 E', 'CheatBot 7 E'],
      turn: 0,
      orders: { 2: { ifSucceeds: 'E' } },
    })
    act(table, robot([2], { allegiance: 'N' }))
    expect([sides(table), open(table, 2)]).toEqual(['GEN', 'N'])
  })

  it('ERC-714 CheatBot converts itself to one side and shows another; blocked, it stays as it was', () => {
    const told = { seats: ['CheatBot 3 N', 'SumoBot 1 E', 'BlockBot 7 E'], turn: 0 }
    const table = given(told)
    table.answer(0, 'turn', self('E', 'G'))
    expect(table.heard(0)).toContainEqual({
      kind: 'conversionDeclared',
      conversion: { via: 'self', instigator: 0, target: 0, allegiance: 'G' },
      real: 'E',
    })
    expect(table.heard(1)).toContainEqual({
      kind: 'conversionDeclared',
      conversion: { via: 'self', instigator: 0, target: 0, allegiance: 'G' },
      real: null,
    })
    table.close()
    expect([sides(table), open(table, 0)]).toEqual(['EEE', '3 G'])
    const blocked = given(told)
    act(blocked, self('E', 'G'), [{ 2: 'fail' }])
    expect(sides(blocked)).toBe('NEE')
  })

  it('ERC-750 ERC-751 LockBot on a side holds, to Neutral too; not if the test is lost, not if X is its own', () => {
    const seats = (own: string) => ['BadBot 5 G', own, 'FreeBot 1 N']
    const after = (own: string) => {
      const table = given({ seats: seats(own), turn: 0 })
      act(table, convert(1))
      return [table.state.seats[1]?.allegiance, open(table, 1)]
    }
    expect(after('LockBot 9 E')).toEqual(['E', 'LockBot'])
    expect(after('LockBot 4 E')).toEqual(['E', '4'])
    expect(after('LockBot 9 G')).toEqual(['G', 'G'])
    expect(after('LockBot 9 N')).toEqual(['G', 'G'])
    const push = given({ seats: ['PushBot 5 G', 'LockBot 1 E', 'FreeBot 1 N'], turn: 0 })
    act(push, robot([1], { allegiance: 'N' }))
    expect([sides(push), open(push, 1)]).toEqual(['GEN', 'LockBot'])
  })

  it('ERC-751 LockBot shows its allegiance as well if it has ordered so, or says so in its answer', () => {
    const told = { seats: ['BadBot 5 G', 'LockBot 9 E', 'FreeBot 1 N'], turn: 0 }
    const ordered = given({ ...told, orders: { 1: { lockShow: true } } })
    act(ordered, convert(1))
    expect(open(ordered, 1)).toBe('LockBot E')
    const said = given(told)
    act(said, convert(1), [{ 1: { lockShow: true } }])
    expect(open(said, 1)).toBe('LockBot E')
    const unsaid = given({ ...told, orders: { 1: { lockShow: true } } })
    act(unsaid, convert(1), [{ 1: { lockShow: false } }])
    expect(open(unsaid, 1)).toBe('LockBot')
  })

  it('ERC-753 a locked LockBot may convert itself to its own side alone', () => {
    const table = given({ seats: ['LockBot 5 G', 'SumoBot 9 E', 'FreeBot 1 N'], turn: 0 })
    expect(table.refusal(0, 'turn', self('E'))).toEqual({ code: 'locked_allegiance' })
    expect(table.refusal(0, 'turn', self('G'))).toBeNull()
    expect(
      given({ seats: ['LockBot 5 N', 'SumoBot 9 E', 'FreeBot 1 N'], turn: 0 }).refusal(0, 'turn', self('E')),
    ).toBeNull()
  })

  it('S9 ERC-785 SumoBot wins at any level, shows itself only where it must, and is not protected', () => {
    const seats = (own: number, other: number) => [
      'BadBot 1 N',
      `SumoBot ${own} G`,
      'LockBot 1 N',
      `MiseryBot ${other} E`,
    ]
    const equal = given({ seats: seats(6, 6), turn: 1 })
    act(equal, convert(3))
    expect([sides(equal), open(equal, 1), open(equal, 3)]).toEqual(['NGNG', 'SumoBot 6 G', 'G'])
    const lower = given({ seats: seats(4, 8), turn: 1 })
    act(lower, convert(3))
    expect([sides(lower), open(lower, 1)]).toEqual(['NGNG', '4 G'])
    const target = given({ seats: seats(9, 8), turn: 3 })
    act(target, convert(1))
    expect(sides(target)).toBe('NENE')
  })

  it('S4 ERC-767 ERC-768 PlusBot as target cannot take a level whose call has gone; one that passed can', () => {
    const told = {
      seats: ['BadBot 1 N', 'SumoBot 1 N', 'LockBot 1 N', 'FreeBot 6 E', 'PlusBot 5 G'],
      orders: { 4: { dial: 3 } },
      turn: 3,
    } as const
    const table = given(told)
    act(table, convert(4))
    expect([sides(table), open(table, 4), table.state.seats[4]?.bonus]).toEqual(['NNNEG', '5', 0])
    expect(table.state.phase).toMatchObject({ kind: 'call', call: 5, claims: [{ seat: 4, claim: { as: 'power' } }] })
    const early = given({ ...told, seats: [...told.seats.slice(0, 4), 'PlusBot 5 G passed'] })
    act(early, convert(4))
    expect([sides(early), early.state.seats[4]?.bonus]).toEqual(['NNNEE', 3])
  })

  it('ERC-766 ERC-767 the dial is free until the bonus is fixed; one given with the answer counts at once', () => {
    const told = { seats: ['SumoBot 1 N', 'BadBot 7 E', 'PlusBot 5 G passed'], turn: 1 }
    const table = given(told)
    act(table, convert(2), [{ 2: { dial: 3 } }])
    expect([sides(table), table.state.seats[2]?.bonus]).toEqual(['NEE', 3])
    expect(() => table.offer(2, 'order', { about: 'dial', dial: 1 })).toThrow('dial_fixed')
    const spoilt = given({ ...told, seats: ['BlockBot 1 N', 'BadBot 7 E', 'PlusBot 5 G passed'] })
    act(spoilt, convert(2), [{ 2: { dial: 3 }, 0: 'fail' }])
    expect([spoilt.state.seats[2]?.bonus, spoilt.state.seats[2]?.orders?.dial]).toEqual([null, 3])
  })

  it('ERC-769 as target PlusBot proves failure by its card alone, and that says nothing of a bonus', () => {
    const table = given({
      seats: ['SumoBot 1 N', 'BadBot 9 E', 'PlusBot 5 G passed'],
      turn: 1,
      orders: { 2: { dial: 2 } },
    })
    act(table, convert(2))
    expect([open(table, 2), table.view(0).seats[2]?.level, table.state.seats[2]?.bonus]).toEqual(['5', null, 2])
  })

  it('S5 ERC-725 ERC-726 ERC-403 FreeBot tests with its card, however late it acts', () => {
    const seats = (power: number) => ['FreeBot 8 G open', `BadBot ${power} E`, 'SumoBot 1 N']
    const high = given({ seats: seats(9), turn: 0, called: 2 })
    act(high, convert(1))
    expect([sides(high), open(high, 0)]).toEqual(['GGN', 'FreeBot 8 G'])
    const low = given({ seats: seats(5), turn: 0, called: 2 })
    act(low, convert(1))
    expect(sides(low)).toBe('GEN')
  })
})
