import { describe, expect, it } from 'vitest'
import { streamFor } from '../../../testing/index.ts'
import {
  act,
  atCall,
  convert,
  given,
  lineUp,
  open,
  pass,
  robot,
  self,
  sides,
  statuses,
  type Given,
} from '../testing.ts'

const after = (told: Given, action: Parameters<typeof act>[1], ...windows: Parameters<typeof act>[2] & object) => {
  const table = given(told)
  act(table, action, windows)
  return table
}

describe('section 5.11 robots that meet', () => {
  it('SumoBot converts LockBot: the test is won, the lock holds, both cards are up', () => {
    const table = after({ seats: ['SumoBot 9 G', 'LockBot 1 E', 'BadBot 1 N'], turn: 0 }, convert(1))
    expect([sides(table), open(table, 0), open(table, 1)]).toEqual(['GEN', 'SumoBot 9 G', 'LockBot'])
  })

  it('SumoBot converts CheatBot, which may confess by lying', () => {
    const told = {
      seats: ['SumoBot 9 G', 'CheatBot 1 E', 'BadBot 1 N'],
      turn: 0,
      orders: { 1: { ifSucceeds: 'E' } },
    } as const
    const table = after(told, convert(1))
    expect([sides(table), open(table, 1)]).toEqual(['GGN', 'E'])
  })

  it('SumoBot converts PlusBot: its bonus is fixed all the same', () => {
    const table = after(
      { seats: ['SumoBot 9 G', 'PlusBot 1 E passed', 'BadBot 1 N'], turn: 0, orders: { 1: { dial: 2 } } },
      convert(1),
    )
    expect([sides(table), table.state.seats[1]?.bonus]).toEqual(['GGN', 2])
  })

  it('CheatBot pretends success and BlockBot rebounds: the instigator truly gets X, CheatBot stays', () => {
    const told = {
      seats: ['BadBot 6 G', 'BlockBot 1 N', 'CheatBot 4 E'],
      turn: 0,
      orders: { 2: { ifFails: 'G' } },
    } as const
    const table = after(told, convert(2), {}, { 1: 'rebound' })
    expect([sides(table), open(table, 2)]).toEqual(['GNE', ''])
  })

  it('CheatBot converts and DoOverBot answers: the target gets DoOverBot’s side', () => {
    const table = after(
      { seats: ['CheatBot 2 E', 'DoOverBot 1 N', 'BadBot 9 E'], turn: 0 },
      convert(2, 'G'),
      {},
      { 1: 'doOver' },
    )
    expect([sides(table), open(table, 2)]).toEqual(['ENN', 'N'])
  })

  it('LockBot that was forced is locked on X', () => {
    const table = after(
      { seats: ['BadBot 2 G', 'ForceBot 1 N', 'LockBot 9 E', 'SumoBot 2 E'], turn: 0 },
      convert(2),
      {},
      { 1: 'force' },
    )
    expect(sides(table)).toBe('GNGE')
    const again = after({ seats: ['BadBot 2 G', 'FreeBot 1 N', 'LockBot 9 G', 'SumoBot 2 E'], turn: 3 }, convert(2))
    expect(sides(again)).toBe('GNGE')
  })

  it('GroupBot rebounded: nothing changes, the other target follows, then the flip', () => {
    const told = { seats: ['GroupBot 9 G', 'BlockBot 1 N', 'BadBot 1 E', 'SumoBot 1 E'], turn: 0 }
    const table = given(told, streamFor([{ int: 1 }]))
    act(table, robot([2, 3]), [{ 1: 'rebound' }])
    expect([sides(table), statuses(table)[1]]).toEqual(['ENEG', 'reacted'])
  })

  it('GandalfBot and JudasBot: the pretended pass costs nothing', () => {
    const told = { seats: ['JudasBot 5 G passed', 'GandalfBot 3 N', 'BadBot 2 E acted'], turn: 1, pretended: [0] }
    expect(after(told, robot()).state.phase.kind).toBe('nextRound')
  })

  it('JudasBot as the only passer has the turn, and must pass', () => {
    const table = given({ seats: ['JudasBot 5 G', 'SumoBot 3 N acted', 'BadBot 2 E acted'], turn: 0 })
    table.answer(0, 'turn', pass('E'))
    lineUp(table)
    expect(table.update(0).asks?.prompt).toMatchObject({ mustPass: true })
  })

  it('JudasBot and a later flip or conversion: what came later counts', () => {
    const told = { seats: ['JudasBot 5 G passed', 'RandomBot 3 N', 'BadBot 2 E'], turn: 1, pretended: [0] }
    const table = given(told, streamFor([{ int: 1 }]))
    act(table, robot([0]))
    expect(sides(table)).toBe('ENE')
  })

  it('two PassBots first: a tie for who acted last, and nobody is left out', () => {
    const seats = ['PassBot 5 G passed', 'PassBot 3 N passed', 'BadBot 2 E acted']
    const table = given({
      seats,
      options: { robotDecks: 'two' },
      previous: 2,
      called: 1,
      phase: { kind: 'lineUp', asked: [0, 1], answers: [] },
    })
    lineUp(table)
    expect(table.update(2).asks).toEqual({ kind: 'passOrder', prompt: { seats: [0, 1] } })
    expect(statuses(table)).toEqual(['passed', 'passed', 'acted'])
  })

  it('PlusBot at 9 or more: level 12 gives no precedence', () => {
    const table = atCall({ seats: ['BadBot 9 G', 'PlusBot 9 N', 'SumoBot 1 E'] }, 9)
    table.answer(0, 'call', { claim: { as: 'power' } })
    table.answer(1, 'call', { claim: { as: 'plus', level: 12 } })
    table.close()
    expect([table.state.turn?.seat, table.state.queue.map(({ seat }) => seat)]).toEqual([0, [1]])
  })

  it('ScaredyBot is exposed by a push, a group, a do-over or a force that stands', () => {
    const exposed = (told: Given, action: Parameters<typeof act>[1], ...windows: Parameters<typeof act>[2] & object) =>
      after(told, action, ...windows).state.seats[1]?.exposed
    const seats = (own: string) => [own, 'ScaredyBot 3 E', 'DoOverBot 1 N', 'ForceBot 1 N', 'BlockBot 1 G']
    expect(exposed({ seats: seats('PushBot 5 G'), turn: 0 }, robot([1], { allegiance: 'E' }))).toBe(true)
    expect(exposed({ seats: seats('GroupBot 5 G'), turn: 0 }, robot([1]))).toBe(true)
    expect(exposed({ seats: seats('BadBot 5 G'), turn: 0 }, convert(1), {}, { 2: 'doOver' })).toBe(true)
    expect(exposed({ seats: seats('BadBot 5 G'), turn: 0 }, convert(1), {}, { 3: 'force' })).toBe(true)
    expect(exposed({ seats: seats('BadBot 5 G'), turn: 0 }, convert(1))).toBe(false)
  })

  it('BlockBot and ForceBot: whichever is played later counts', () => {
    const told = { seats: ['BadBot 2 N', 'BlockBot 1 N', 'ForceBot 1 N'], turn: 0 }
    expect(sides(after(told, self('G'), { 1: 'fail' }))).toBe('NNN')
    expect(sides(after(told, self('G'), { 1: 'fail' }, { 2: 'force' }))).toBe('GNN')
  })
})
