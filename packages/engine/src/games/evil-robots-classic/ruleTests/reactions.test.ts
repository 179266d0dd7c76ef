import { describe, expect, it } from 'vitest'
import {
  act,
  convert,
  given,
  open,
  pass,
  playWindows,
  robot,
  self,
  sides,
  stands,
  statuses,
  told,
  type Given,
} from '../testing.ts'

const offered = (told: Given, action: Parameters<typeof act>[1]) => {
  const table = given(told)
  table.answer(told.turn ?? 0, 'turn', action)
  const { phase } = table.state
  return 'offered' in phase ? phase.offered : []
}

describe('who may react', () => {
  it('ERC-601 ERC-602 a reaction is one’s turn: once a round, and only while not spent', () => {
    const table = given({ seats: ['BadBot 3 G', 'BlockBot 5 N', 'SumoBot 6 E'], turn: 0 })
    act(table, convert(2), [{ 1: 'fail' }])
    expect([statuses(table), sides(table)]).toEqual([['acted', 'reacted', 'waiting'], 'GNE'])
    expect(table.state.phase).toMatchObject({ kind: 'call', asked: [2] })
    expect(offered({ seats: ['BadBot 3 G', 'BlockBot 5 N reacted', 'SumoBot 6 E'], turn: 0 }, convert(2))).toEqual([2])
    expect(offered({ seats: ['BadBot 3 G', 'BlockBot 5 N acted', 'SumoBot 6 E'], turn: 0 }, convert(2))).toEqual([2])
  })

  it('S14 ERC-603 ERC-707 a self-conversion can be blocked; its own ForceBot cannot save it, an ally’s can', () => {
    const seats = ['SumoBot 1 G', 'BlockBot 1 E', 'BadBot 1 G', 'LockBot 1 E', 'ForceBot 4 N']
    const table = given({ seats, turn: 4 })
    table.answer(4, 'turn', self('G'))
    expect(table.update(1).asks?.prompt).toMatchObject({ reactions: ['fail'] })
    expect(table.refusal(1, 'react', { reaction: 'rebound' })).toEqual({ code: 'reaction_illegal' })
    playWindows(table, [{ 1: 'fail' }])
    expect([sides(table), open(table, 4)]).toEqual(['GEGEN', '4'])
    const asked = given({ seats, turn: 4 })
    asked.answer(4, 'turn', self('G'))
    expect(asked.refusal(4, 'react', { reaction: 'force' })).toEqual({ code: 'not_your_decision' })
    const saved = given({
      seats: ['SumoBot 1 G', 'BlockBot 1 E', 'ForceBot 1 G', 'LockBot 1 E', 'BadBot 4 N'],
      turn: 4,
    })
    act(saved, self('G'), [{ 1: 'fail' }, { 2: 'force' }])
    expect([sides(saved), open(saved, 4)]).toEqual(['GEGEG', '4 G'])
  })

  it('ERC-605 every seat that might react, by public facts, gets the offer, no matter what it holds', () => {
    const told = {
      seats: ['BadBot 3 G', 'SumoBot 5 N', 'BlockBot 5 N open', 'LockBot 6 E open', 'ForceBot 1 E'],
      turn: 0,
    }
    expect(offered(told, convert(1))).toEqual([1, 2, 4])
    const table = given(told)
    table.answer(0, 'turn', convert(3))
    expect(table.update(1).asks).toEqual({
      kind: 'react',
      prompt: {
        conversion: { via: 'convert', instigator: 0, target: 3, allegiance: 'G' },
        robot: 'SumoBot',
        reactions: [],
      },
    })
    expect(table.refusal(1, 'react', { reaction: 'fail' })).toEqual({ code: 'no_reaction_card' })
    expect(table.refusal(1, 'react', { reaction: null })).toBeNull()
  })

  it('ERC-605 with one deck nobody else is offered it once all three reaction robots are out', () => {
    const seats = [
      'BadBot 3 G',
      'SumoBot 5 N',
      'BlockBot 5 N reacted open',
      'DoOverBot 6 E acted open',
      'ForceBot 1 E open',
    ]
    expect(offered({ seats, turn: 0 }, convert(1))).toEqual([4])
    expect(offered({ seats, turn: 0, options: { robotDecks: 'two' } }, convert(1))).toEqual([1, 4])
    expect(offered({ seats, turn: 0, options: { powerDecks: 'two' } }, convert(1))).toEqual([4])
    const two = seats.with(3, 'DoOverBot 6 E acted')
    expect(offered({ seats: two, turn: 0 }, convert(1))).toEqual([1, 4])
  })

  it('ERC-605 private shows do not count, and without anybody offered there is no window', () => {
    const told = { seats: ['BadBot 3 G', 'SumoBot 5 N', 'LockBot 6 E acted'], turn: 0 }
    const table = given(told)
    table.state.whispered.push({ seat: 1, to: [0, 2], showed: { what: 'robot', value: 'SumoBot' } })
    table.answer(0, 'turn', convert(2))
    expect(table.state.phase).toMatchObject({ kind: 'answer', offered: [1] })
    const none = given({ seats: ['BadBot 3 G', 'SumoBot 5 N acted', 'LockBot 6 E acted'], npc: 'N', turn: 0 })
    none.answer(0, 'turn', convert('npc'))
    expect(sides(none) + (none.state.npc?.allegiance ?? '')).toBe('GNEG')
  })

  it('ERC-605 ERC-606 answers are not shown; the wish that is not chosen leaves no trace', () => {
    const told = { seats: ['BadBot 3 G', 'BlockBot 5 N', 'SumoBot 6 E', 'DoOverBot 1 E'], turn: 0 }
    const played = (wishes: Parameters<typeof playWindows>[1]) => {
      const table = given(told)
      act(table, convert(2), wishes)
      return [0, 1, 2, 'spectator'].map((viewer) => table.update(viewer as number))
    }
    expect(played([{}, { 1: 'fail', 3: 'doOver' }])).toEqual(played([{}, { 1: 'fail' }]))
  })

  it('ERC-613 the left out, those who missed and those who passed twice may react', () => {
    const seats = [
      'BadBot 3 G',
      'SumoBot 9 E acted',
      'BlockBot 1 N excluded',
      'ForceBot 2 E noTurn',
      'DoOverBot 4 N passed',
    ]
    expect(offered({ seats, turn: 0 }, convert(1))).toEqual([2, 3, 4])
  })
})

describe('what they do', () => {
  it('S33 ERC-606 of several that ask, the target comes first, then the first clockwise from the instigator', () => {
    const told = { seats: ['BadBot 3 G', 'BlockBot 1 N', 'SumoBot 8 E', 'DoOverBot 1 N'], turn: 0 }
    const table = given(told)
    table.answer(0, 'turn', convert(2))
    table.close()
    table.answer(3, 'react', { reaction: 'doOver' })
    table.answer(1, 'react', { reaction: 'fail' })
    table.close()
    expect([statuses(table), table.state.phase]).toMatchObject([
      ['acted', 'reacted', 'waiting', 'waiting'],
      { kind: 'react', offered: [2, 3] },
    ])
    expect(JSON.stringify(table.told)).not.toContain('DoOverBot')
    table.answer(3, 'react', { reaction: 'doOver' })
    table.close()
    table.close()
    expect(sides(table)).toBe('GNNN')
    const own = given({ seats: ['BadBot 3 G', 'DoOverBot 1 N', 'BlockBot 8 E', 'SumoBot 1 N'], turn: 0 })
    act(own, convert(2), [{}, { 1: 'doOver', 2: 'fail' }])
    expect([statuses(own)[1], statuses(own)[2]]).toEqual(['waiting', 'reacted'])
    const across = given({ seats: ['BlockBot 1 N', 'SumoBot 8 E', 'BadBot 3 G', 'DoOverBot 1 N'], turn: 2 })
    act(across, convert(1), [{}, { 0: 'fail', 3: 'doOver' }])
    expect([statuses(across)[0], statuses(across)[3]]).toEqual(['waiting', 'reacted'])
  })

  it('ERC-607 BlockBot before the judging or on what stands; ForceBot on what fails; DoOverBot once judged', () => {
    const legal = (target: string, window: 'answer' | 'react') => {
      const table = given({ seats: ['BadBot 5 G', target, 'BlockBot 1 N', 'ForceBot 1 N', 'DoOverBot 1 N'], turn: 0 })
      table.answer(0, 'turn', convert(1))
      if (window === 'react') table.close()
      return [2, 3, 4].map((seat) => (table.update(seat).asks?.prompt as { reactions: string[] }).reactions)
    }
    expect(legal('SumoBot 6 E', 'answer')).toEqual([['fail', 'rebound'], [], []])
    expect(legal('SumoBot 6 E', 'react')).toEqual([['fail', 'rebound'], [], ['doOver']])
    expect(legal('SumoBot 5 E', 'react')).toEqual([[], ['force'], ['doOver']])
  })

  it('ERC-609 ERC-612 blocked in the answer window, no test takes place and the target shows nothing', () => {
    const table = given({ seats: ['SumoBot 9 G', 'BadBot 1 E', 'BlockBot 1 N'], turn: 0 })
    act(table, convert(1), [{ 2: 'fail' }])
    expect([sides(table), open(table, 0), open(table, 1), open(table, 2)]).toEqual(['GEN', '9 G', '', 'BlockBot'])
  })

  it('ERC-705 BlockBot may save itself, by its answer', () => {
    const table = given({ seats: ['SumoBot 2 G', 'BlockBot 8 E', 'BadBot 1 N'], turn: 0 })
    act(table, convert(1), [{ 1: 'fail' }])
    expect([sides(table), open(table, 1)]).toEqual(['GEN', 'BlockBot'])
  })

  it('S13 ERC-731 ERC-608 ERC-706 the rulebook’s chain: LockBot, ForceBot, BlockBot', () => {
    const table = given({ seats: ['LockBot 6 E', 'BadBot 3 G', 'ForceBot 1 N', 'BlockBot 1 E'], turn: 1 })
    act(table, convert(0), [{}, { 2: 'force' }, { 3: 'rebound' }])
    expect([sides(table), statuses(table)]).toEqual(['EGNE', ['waiting', 'acted', 'reacted', 'reacted']])
    expect([open(table, 0), open(table, 1)]).toEqual(['LockBot', '3 G'])
    const forced = given({ seats: ['LockBot 6 E', 'BadBot 3 G', 'ForceBot 1 N', 'BlockBot 1 E'], turn: 1 })
    act(forced, convert(0), [{}, { 2: 'force' }])
    expect([sides(forced), open(forced, 0)]).toEqual(['GGNE', 'LockBot G'])
  })

  it('S15 ERC-604 ERC-610 ERC-721 three reactions: what is played last decides, and only the top can be answered', () => {
    const told = { seats: ['BadBot 2 G', 'BlockBot 1 E', 'ForceBot 1 E', 'DoOverBot 1 N', 'SumoBot 9 E'], turn: 0 }
    const after = (...windows: Parameters<typeof playWindows>[1] & object) => {
      const table = given(told)
      act(table, convert(4), [{}, ...windows])
      return table.state.seats[4]?.allegiance
    }
    expect(after({ 3: 'doOver' })).toBe('N')
    expect(after({ 3: 'doOver' }, { 1: 'fail' })).toBe('G')
    expect(after({ 3: 'doOver' }, { 1: 'fail' }, { 2: 'force' })).toBe('N')
    expect(after({ 1: 'fail' })).toBe('E')
    expect(after({ 1: 'fail' }, { 2: 'force' })).toBe('G')
    expect(after({ 1: 'fail' }, { 2: 'force' }, { 3: 'doOver' })).toBe('N')
    expect(after({ 1: 'fail' }, { 3: 'doOver' })).toBe('N')
    expect(() => after({ 1: 'fail' }, { 3: 'doOver' }, { 2: 'force' })).toThrow('reaction_illegal')
  })

  it('S16 ERC-611 ERC-706 ERC-608 a push that rebounds hits PushBot; forced after all it spares it', () => {
    const told = { seats: ['BadBot 1 G', 'BlockBot 1 N', 'ForceBot 1 N', 'PushBot 5 G'], turn: 3 }
    const table = given(told)
    act(table, robot([0], { allegiance: 'E' }), [{ 1: 'rebound' }])
    expect([sides(table), open(table, 3), open(table, 0)]).toEqual(['GNNE', 'PushBot E', ''])
    const forced = given(told)
    act(forced, robot([0], { allegiance: 'E' }), [{ 1: 'rebound' }, { 2: 'force' }])
    expect([sides(forced), open(forced, 0)]).toEqual(['ENNG', 'E'])
  })

  it('ERC-706 ERC-710 a CheatBot that rebounds becomes what it pretended to be', () => {
    const table = given({ seats: ['CheatBot 2 E', 'BlockBot 1 N', 'SumoBot 9 N'], turn: 0 })
    act(table, convert(2, 'G'), [{}, { 1: 'rebound' }])
    expect(sides(table)).toBe('GNN')
  })

  it('ERC-707 PushBot on itself can only be made to fail', () => {
    const table = given({ seats: ['PushBot 2 E', 'BlockBot 1 N', 'SumoBot 9 N'], turn: 0 })
    table.answer(0, 'turn', robot([0], { allegiance: 'G' }))
    expect(table.update(1).asks?.prompt).toMatchObject({ reactions: ['fail'] })
  })

  it('ERC-720 after a rebound DoOverBot hits the instigator; it shows its allegiance', () => {
    const table = given({ seats: ['BadBot 2 G', 'BlockBot 1 N', 'DoOverBot 4 E', 'SumoBot 9 N'], turn: 0 })
    act(table, convert(3), [{}, { 1: 'rebound' }, { 2: 'doOver' }])
    expect([sides(table), open(table, 2), open(table, 3)]).toEqual(['ENEN', 'DoOverBot E', ''])
  })

  it('ERC-611 ERC-721 DoOverBot’s own conversion rebounds on DoOverBot, which changes nothing', () => {
    const table = given({ seats: ['BadBot 2 G', 'BlockBot 1 N', 'DoOverBot 4 E', 'SumoBot 9 N'], turn: 0 })
    act(table, convert(3), [{}, { 2: 'doOver' }, { 1: 'rebound' }])
    expect([sides(table), open(table, 3)]).toEqual(['GNEG', 'G'])
  })

  it('ERC-722 DoOverBot cannot answer an attempt on itself', () => {
    const table = given({ seats: ['BadBot 2 G', 'DoOverBot 4 E', 'SumoBot 9 N'], turn: 0 })
    table.answer(0, 'turn', convert(1))
    table.close()
    expect(table.refusal(1, 'react', { reaction: 'doOver' })).toEqual({ code: 'reaction_illegal' })
  })

  it('S35 ERC-750 LockBot made Good below is locked on Good above', () => {
    const told = { seats: ['BadBot 2 G', 'ForceBot 1 N', 'LockBot 8 N', 'DoOverBot 1 E'], turn: 0 }
    const table = given(told)
    act(table, convert(2), [{}, { 3: 'doOver' }])
    expect([sides(table), open(table, 2)]).toEqual(['GNGE', 'LockBot G'])
    const forced = given(told)
    act(forced, convert(2), [{}, { 3: 'doOver' }, { 1: 'force' }])
    expect([sides(forced), open(forced, 2)]).toEqual(['GNEE', 'LockBot E'])
  })

  it('ERC-510 ERC-781 what a reaction has undone shows nothing of the target', () => {
    const table = given({ seats: ['BadBot 2 G', 'BlockBot 1 N', 'SumoBot 8 E'], turn: 0 })
    act(table, convert(2), [{}, { 1: 'fail' }])
    expect([sides(table), open(table, 2)]).toEqual(['GNE', ''])
  })

  it('ERC-730 ForceBot makes it succeed whatever made it fail', () => {
    const seats = (target: string) => ['BadBot 5 G', target, 'ForceBot 1 N', 'BlockBot 1 E']
    for (const target of ['SumoBot 4 E', 'LockBot 9 E']) {
      const table = given({ seats: seats(target), turn: 0 })
      act(table, convert(1), [{}, { 2: 'force' }])
      expect(sides(table)).toBe('GGNE')
    }
    const blocked = given({ seats: seats('SumoBot 9 E'), turn: 0 })
    act(blocked, convert(1), [{ 3: 'fail' }, { 2: 'force' }])
    expect([sides(blocked), open(blocked, 1)]).toEqual(['GGNE', 'G'])
  })

  it('ERC-604 the claim of the chain is told as it stands at its end', () => {
    const table = given({ seats: ['BadBot 2 G', 'BlockBot 1 N', 'SumoBot 8 E'], turn: 0 })
    table.answer(0, 'turn', convert(2))
    table.close()
    expect(stands(table)).toBe(true)
    table.answer(1, 'react', { reaction: 'fail' })
    table.close()
    expect(told(table, 'reacted')).toEqual([
      { kind: 'reacted', seat: 1, robot: 'BlockBot', reaction: 'fail', target: 2 },
    ])
    table.close()
    expect(told(table, 'conversionEnded')).toEqual([
      { kind: 'conversionEnded', results: [{ target: 2, stands: false, allegiance: 'G' }] },
    ])
    expect(table.heard(2)).toContainEqual({ kind: 'allegianceNow', seat: 2, allegiance: 'E' })
    expect(table.heard(1)).not.toContainEqual({ kind: 'allegianceNow', seat: 2, allegiance: 'E' })
  })

  it('S18 ERC-752 a locked coin is flipped for the eye only; from Neutral the flip works, and locks', () => {
    const told = (own: string) => ({ seats: ['BadBot 1 G', 'RandomBot 5 E', own], turn: 1 })
    const locked = given(told('LockBot 5 G'))
    act(locked, robot([2]))
    expect(sides(locked)).toBe('GEG')
    expect(locked.heard(2)).toContainEqual({ kind: 'coinFlipped', target: 2, by: 1, result: 'locked' })
    const free = given(told('SumoBot 5 G'))
    act(free, robot([2]))
    expect([locked.heard(0), locked.heard('spectator')]).toEqual([free.heard(0), free.heard('spectator')])
    expect(locked.position.drawn).toBe(free.position.drawn)
    const flipped = given(told('LockBot 5 N'))
    act(flipped, robot([2]))
    expect(flipped.state.seats[2]?.allegiance).not.toBe('N')
    const after = given({ ...told('LockBot 5 E'), turn: 1 })
    expect(after.refusal(1, 'turn', pass())).toBeNull()
  })
})
