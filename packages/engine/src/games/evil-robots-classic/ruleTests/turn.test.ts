import { describe, expect, it } from 'vitest'
import { streamFor } from '../../../testing/index.ts'
import { act, convert, given, open, pass, robot, self, sides, statuses, told } from '../testing.ts'

const OTHERS = ['SumoBot 9 E', 'BadBot 1 N']

describe('the turn', () => {
  it('ERC-401 exactly one of four: robot action, Convert, self-conversion, Pass', () => {
    const statusAfter = (action: Parameters<typeof act>[1]) => {
      const table = given({ seats: ['PushBot 5 N', ...OTHERS], turn: 0 })
      act(table, action)
      return [statuses(table)[0], sides(table)]
    }
    expect(statusAfter(robot([2], { allegiance: 'E' }))).toEqual(['acted', 'NEE'])
    expect(statusAfter(convert(1))).toEqual(['acted', 'NNN'])
    expect(statusAfter(self('E'))).toEqual(['acted', 'EEN'])
    expect(statusAfter(pass())).toEqual(['passed', 'NEN'])
  })

  it('ERC-402 a robot action shows the robot; allegiance only if that is handed out', () => {
    const shown = (own: string, action: Parameters<typeof act>[1], more: object = {}) => {
      const table = given({ seats: [`${own} 5 G`, ...OTHERS], turn: 0, ...more })
      act(table, action)
      return open(table, 0)
    }
    expect(shown('PushBot', robot([1], { allegiance: 'N' }))).toBe('PushBot')
    expect(shown('RandomBot', robot([1]))).toBe('RandomBot')
    expect(shown('GandalfBot', robot())).toBe('GandalfBot')
    expect(shown('GroupBot', robot([1]))).toBe('GroupBot G')
    expect(shown('CopyBot', robot([1], { copyOf: 'GroupBot' }), { declared: ['GroupBot'] })).toBe('CopyBot G')
    expect(shown('CopyBot', robot([1], { copyOf: 'RandomBot' }), { declared: ['RandomBot'] })).toBe('CopyBot')
  })

  it('ERC-403 Convert shows allegiance and power, even of a seat that acts by `free`; it may be bound to fail', () => {
    const table = given({ seats: ['FreeBot 5 G open', ...OTHERS], turn: 0, called: 2 })
    act(table, convert(2))
    expect([open(table, 0), sides(table)]).toEqual(['FreeBot 5 G', 'GEN'])
  })

  it('ERC-403 ERC-769 PlusBot with a bonus shows its robot too', () => {
    const table = given({ seats: ['PlusBot 5 G', ...OTHERS], turn: 0, bonus: { 0: 2 } })
    act(table, convert(1))
    expect([open(table, 0), table.view(1).seats[0]?.level]).toEqual(['PlusBot 5 G', 7])
    const plain = given({ seats: ['PlusBot 5 G', ...OTHERS], turn: 0, bonus: { 0: 0 } })
    act(plain, convert(1))
    expect([open(plain, 0), plain.view(1).seats[0]?.level]).toEqual(['5 G', null])
  })

  it('ERC-404 self-conversion shows the new allegiance and the power, needs no test, and may be to one’s own side', () => {
    const table = given({ seats: ['FreeBot 5 G open', ...OTHERS], turn: 0, called: 2 })
    act(table, self('E'))
    expect([open(table, 0), sides(table)]).toEqual(['FreeBot 5 E', 'EEN'])
    const same = given({ seats: ['BadBot 5 E', ...OTHERS], turn: 0 })
    act(same, self('E'))
    expect([open(same, 0), sides(same), told(same, 'conversionEnded')[0]?.results[0]?.stands]).toEqual([
      '5 E',
      'EEN',
      true,
    ])
    expect(given({ seats: ['BadBot 5 E', ...OTHERS], turn: 0 }).refusal(0, 'turn', self('N'))).toEqual({
      code: 'bad_allegiance',
    })
  })

  it('ERC-405 a pass shows nothing more, and the seat is in the Pass round', () => {
    const table = given({ seats: ['BadBot 5 E', 'SumoBot 9 E acted', 'LockBot 1 N acted'], turn: 0 })
    act(table, pass())
    expect([open(table, 0), table.state.phase]).toEqual(['', { kind: 'lineUp', asked: [0], answers: [] }])
  })

  it('ERC-406 ERC-209 a seat may show anything else too, and that is shown first', () => {
    const table = given({ seats: ['JudasBot 5 G', ...OTHERS], turn: 0 })
    table.answer(0, 'turn', {
      act: 'pass',
      secret: 'E',
      alsoShow: [{ what: 'robot' }, { what: 'power' }, { what: 'allegiance', value: null }],
    })
    expect([open(table, 0), sides(table)]).toEqual(['JudasBot 5 G', 'EEN'])
    const cheat = given({ seats: ['CheatBot 5 G', ...OTHERS], turn: 0 })
    cheat.answer(0, 'turn', { act: 'pass', secret: null, alsoShow: [{ what: 'allegiance', value: 'N' }] })
    expect(open(cheat, 0)).toBe('N')
  })

  it('ERC-407 when the time is up the seat passes, without a secret', () => {
    const table = given({ seats: ['JudasBot 5 G', ...OTHERS], turn: 0 })
    const { asks } = table.update(0)
    expect(asks?.kind).toBe('turn')
    act(table, pass())
    expect([statuses(table)[0], sides(table)]).toEqual(['passed', 'GEN'])
  })

  it('ERC-408 permanent and reaction robots have no action', () => {
    for (const own of ['SumoBot', 'BlockBot', 'CheatBot']) {
      const table = given({ seats: [`${own} 5 G`, ...OTHERS], turn: 0 })
      expect(table.refusal(0, 'turn', robot([1]))).toEqual({ code: 'no_robot_action' })
    }
  })
})

describe('the robots that act', () => {
  it('ERC-770 PushBot forces any player to any allegiance, Neutral too, itself too; its own stays hidden', () => {
    for (const [target, allegiance, after] of [
      [1, 'N', 'GNN'],
      [2, 'G', 'GEG'],
      [0, 'E', 'EEN'],
    ] as const) {
      const table = given({ seats: ['PushBot 9 G', ...OTHERS], turn: 0 })
      act(table, robot([target], { allegiance }))
      expect([sides(table), open(table, target)]).toEqual([after, target === 0 ? 'PushBot E' : allegiance])
    }
  })

  it('ERC-775 RandomBot flips any coin, its own too, the extra robot’s for all to see', () => {
    const own = given({ seats: ['RandomBot 5 G', ...OTHERS], turn: 0 }, streamFor([{ int: 1 }]))
    act(own, robot([0]))
    expect([sides(own), open(own, 0)]).toEqual(['EEN', 'RandomBot'])
    const npc = given({ seats: ['RandomBot 5 G', ...OTHERS], npc: 'N', turn: 0 }, streamFor([{ int: 1 }]))
    act(npc, robot(['npc']))
    expect(npc.heard('spectator')).toContainEqual({ kind: 'coinFlipped', target: 'npc', by: 0, result: 'E' })
    expect(npc.view('spectator').npc?.allegiance).toBe('E')
  })

  it('S17 ERC-740 ERC-741 GroupBot: LockBot holds, the other goes over, then its own coin is flipped in secret', () => {
    const seats = ['BadBot 1 N', 'SumoBot 1 N', 'LockBot 8 E', 'MiseryBot 3 E', 'FreeBot 1 N', 'GroupBot 5 G']
    const table = given({ seats, turn: 5 }, streamFor([{ int: 1 }]))
    act(table, robot([2, 3]))
    expect(sides(table)).toBe('NNEGNE')
    expect([open(table, 5), open(table, 2), open(table, 3)]).toEqual(['GroupBot G', 'LockBot', 'G'])
    expect(table.heard(5)).toContainEqual({ kind: 'coinFlipped', target: 5, by: 5, result: 'E' })
    expect(table.heard(0)).toContainEqual({ kind: 'coinFlipped', target: 5, by: 5, result: null })
    expect(table.view(0).seats[5]?.allegiance?.flipped).toBe(true)
  })

  it('ERC-740 the allegiance is fixed when it is declared, and the second target comes when the first is applied', () => {
    const seats = ['GroupBot 9 G', 'DoOverBot 3 E', 'BadBot 3 E', 'BlockBot 2 E']
    const table = given({ seats, turn: 0 }, streamFor([{ int: 0 }]))
    // DoOverBot has been converted first, so it hands out what it has become.
    act(table, robot([1, 2]), [{}, { 1: 'doOver' }])
    expect(sides(table)).toBe('GGGE')
  })

  it('ERC-741 it is flipped also if both failed, whatever happened to it in between, and in the Pass phase', () => {
    const seats = ['GroupBot 9 G', 'BlockBot 3 E', 'BadBot 3 E']
    const table = given({ seats, turn: 0 }, streamFor([{ int: 1 }]))
    act(table, robot([2]), [{ 1: 'fail' }])
    expect(sides(table)).toBe('EEE')
    const hit = given(
      { seats: ['GroupBot 9 G', 'BlockBot 3 E', 'BadBot 3 E', 'DoOverBot 1 N'], turn: 0 },
      streamFor([{ int: 1 }]),
    )
    act(hit, robot([2]), [{ 1: 'rebound' }, { 3: 'doOver' }])
    expect([sides(hit), told(hit, 'coinFlipped').length]).toEqual(['EEEN', 1])
    const late = given(
      { seats: ['GroupBot 9 G passed', 'BadBot 3 E acted', 'LockBot 3 N acted'], turn: 0, line: [] },
      streamFor([{ int: 1 }]),
    )
    act(late, robot([1]))
    expect(late.state.seats[0]?.allegiance).toBe('E')
  })

  it('ERC-735 GandalfBot: nobody passes; those who passed may still react', () => {
    const seats = ['GandalfBot 5 G', 'BlockBot 9 E passed', 'FreeBot 1 N']
    const table = given({ seats, turn: 0 })
    act(table, robot())
    expect(table.heard('spectator')).toContainEqual({ kind: 'nobodyPasses', seat: 0 })
    while (table.state.phase.kind === 'call') table.close()
    act(table, convert(1), [{ 1: 'fail' }])
    expect([table.state.phase.kind, statuses(table), table.state.line]).toEqual([
      'nextRound',
      ['acted', 'reacted', 'acted'],
      null,
    ])
  })

  it('S24 ERC-715 ERC-716 ERC-717 CopyBot does again what was declared, though it was blocked, in its own right', () => {
    const seats = ['PushBot 5 G', 'BlockBot 9 E', 'CopyBot 4 N', 'JudasBot 6 E']
    const table = given({ seats, turn: 0 })
    act(table, robot([3], { allegiance: 'G' }), [{ 1: 'fail' }])
    while (table.state.turn?.seat !== 2) table.close()
    act(table, robot([0], { allegiance: 'N', copyOf: 'PushBot' }))
    expect([sides(table), open(table, 2)]).toEqual(['NENE', 'CopyBot 4'])
    const nothing = given({ seats, turn: 2 })
    expect(nothing.refusal(2, 'turn', robot([0], { allegiance: 'N', copyOf: 'PushBot' }))).toEqual({
      code: 'nothing_to_copy',
    })
  })

  it('ERC-717 a copied GroupBot hands out CopyBot’s side and flips CopyBot’s coin; a copied GandalfBot changes nothing', () => {
    const group = given({ seats: ['CopyBot 5 G', ...OTHERS], turn: 0, declared: ['GroupBot'] }, streamFor([{ int: 1 }]))
    act(group, robot([1, 2], { copyOf: 'GroupBot' }))
    expect(sides(group)).toBe('EGG')
    const gandalf = given({ seats: ['CopyBot 5 G', ...OTHERS], turn: 0, declared: ['GandalfBot'], nobodyPasses: true })
    act(gandalf, robot([], { copyOf: 'GandalfBot' }))
    expect([sides(gandalf), statuses(gandalf)[0], gandalf.state.nobodyPasses]).toEqual(['GEN', 'acted', true])
  })

  it('ERC-715 neither JudasBot nor a robot that has not acted can be copied', () => {
    const table = given({ seats: ['CopyBot 5 G', ...OTHERS], turn: 0, declared: ['RandomBot'] })
    for (const copyOf of ['JudasBot', 'PushBot', 'SumoBot', 'BlockBot'] as const) {
      expect(table.refusal(0, 'turn', robot([1], { copyOf }))).toEqual({ code: 'bad_copy' })
    }
  })

  it('S19 ERC-745 ERC-746 JudasBot seems to pass, is lined up like anyone, and then must pass', () => {
    const seats = ['BadBot 3 G passed', 'SumoBot 9 E acted', 'LockBot 8 G acted', 'JudasBot 7 E']
    const table = given({ seats, turn: 3 })
    table.answer(3, 'turn', pass('G'))
    const honest = given({ seats: [...seats.slice(0, 3), 'JudasBot 7 G'], turn: 3 })
    honest.answer(3, 'turn', pass())
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect([table.heard(viewer), table.update(viewer)]).toEqual([honest.heard(viewer), honest.update(viewer)])
    }
    expect([sides(table), statuses(table)[3]]).toEqual(['GEGG', 'passed'])
    table.close()
    expect([table.state.turn?.seat, open(table, 3)]).toEqual([3, '7'])
    expect(table.refusal(3, 'passTurn', convert(1))).toEqual({ code: 'must_pass' })
    table.answer(3, 'passTurn', pass())
    expect(table.view(0).phase).toMatchObject({ result: { diary: { switches: [{ seat: 3, to: 'G', when: 7 }] } } })
  })

  it('ERC-746 ERC-207 a JudasBot that truly passed is free in the Pass phase, but has no robot action', () => {
    const table = given({ seats: ['JudasBot 5 G passed', ...OTHERS], turn: 0, line: [] })
    expect(table.refusal(0, 'passTurn', robot([1]))).toEqual({ code: 'no_robot_action' })
    expect(table.refusal(0, 'passTurn', pass('E'))).toEqual({ code: 'secret_not_allowed' })
    expect(table.refusal(0, 'passTurn', convert(1))).toBeNull()
  })
})
