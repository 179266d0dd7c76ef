import { describe, expect, it } from 'vitest'
import { evilRobotsClassic, type TurnPrompt } from '../index.ts'
import { act, convert, given, lineUp, pass, robot, sides, statuses, type ClassicScenario } from '../testing.ts'

const { clocks, decisions, windows, pause } = evilRobotsClassic
const orders = (table: ClassicScenario, seat: number) => table.update(seat).offers.some(({ kind }) => kind === 'order')

describe('decisions', () => {
  it('section 6 the seconds of each pace; windows run at every pace and last 1.5 s at least', () => {
    const seconds = Object.entries(clocks).map(([kind, { limit, least }]) => {
      return [kind, [limit.normal, limit.relaxed, limit.fast, limit.off], least?.normal ?? null]
    })
    expect(seconds).toEqual([
      ['discuss', [150, 300, 90, null], null],
      ['call', [4, 6, 3, 9], 1.5],
      ['turn', [45, 90, 25, null], null],
      ['sort', [15, 30, 10, null], null],
      ['answer', [10, 15, 7, 23], 1.5],
      ['react', [7, 12, 5, 18], 1.5],
      ['lineUp', [8, 12, 6, 18], 1.5],
      ['nextRound', [30, 60, 20, null], null],
    ])
    const leasts = Object.values(clocks).flatMap(({ least }) => (least ? [Object.values(least)] : []))
    expect(leasts).toEqual(Array(4).fill([1.5, 1.5, 1.5, 1.5]))
  })

  it('section 6 each window and each single question runs on its own clock', () => {
    const { state } = given({ seats: ['BadBot 1 G', 'SumoBot 2 E', 'LockBot 3 N'] })
    expect(Object.entries(windows).map(([phase, window]) => [phase, window?.clock(state)])).toEqual(
      ['discuss', 'call', 'answer', 'react', 'lineUp', 'nextRound'].map((kind) => [kind, kind]),
    )
    const prompt: TurnPrompt = {
      seat: 0,
      seats: 3,
      hasNpc: false,
      robot: 'BadBot',
      allegiance: 'G',
      copyable: [],
      isPass: false,
      mustPass: false,
    }
    expect([decisions.turn.single?.clock(prompt), decisions.passTurn.single?.clock(prompt)]).toEqual(['turn', 'turn'])
    const sort = { seats: [2, 1] }
    expect([decisions.callOrder.single?.clock(sort), decisions.passOrder.single?.clock(sort)]).toEqual(['sort', 'sort'])
  })

  it('ERC-407 ERC-308 when the time is up: a plain pass, and the order as it stands', () => {
    const prompt: TurnPrompt = {
      seat: 0,
      seats: 3,
      hasNpc: false,
      robot: 'JudasBot',
      allegiance: 'G',
      copyable: [],
      isPass: false,
      mustPass: false,
    }
    expect([decisions.turn.single?.fallback(prompt), decisions.passTurn.single?.fallback(prompt)]).toEqual([
      pass(),
      pass(),
    ])
    expect(decisions.callOrder.single?.fallback({ seats: [2, 1] })).toEqual({ order: [2, 1] })
    expect(decisions.passOrder.single?.fallback({ seats: [3, 0] })).toEqual({ order: [3, 0] })
  })

  it('section 6 everyone sees who has answered only in the Discussion and after the Reveal', () => {
    const shows = Object.entries(decisions).map(([kind, { shows: seen }]) => [kind, seen])
    expect(shows.filter(([, seen]) => seen === 'answered').map(([kind]) => kind)).toEqual(['discuss', 'nextRound'])
    expect(shows.filter(([, seen]) => seen === 'asked')).toHaveLength(8)
  })

  it('section 6 bots wait whatever they hold, 5 to 20 s in the Discussion', () => {
    expect(pause.discuss).toEqual([5, 20])
    expect(Object.values(pause).every(([from, to]) => from < to)).toBe(true)
  })

  it('ERC-507 ERC-802 standing orders can be given from the deal to the Reveal, but not while they are asked for', () => {
    const table = given({ seats: ['BadBot 5 G', 'SumoBot 9 E passed', 'LockBot 1 N'], turn: 0 })
    expect([0, 1, 2].every((seat) => orders(table, seat))).toBe(true)
    table.answer(0, 'turn', convert(1))
    expect([0, 1, 2].map((seat) => orders(table, seat))).toEqual([true, false, true])
    table.answer(1, 'answer', { ifFails: 'power', ifSucceeds: null, lockShow: false, dial: null, reaction: null })
    expect(orders(table, 1)).toBe(true)
    const up = given({
      seats: ['BadBot 5 G acted', 'SumoBot 9 E passed', 'LockBot 1 N passed'],
      phase: { kind: 'lineUp', asked: [1, 2], answers: [] },
    })
    up.answer(2, 'lineUp', { lineUp: { as: 'power' }, dial: null })
    expect([0, 1, 2].map((seat) => orders(up, seat))).toEqual([true, false, true])
  })

  it('section 6 an order changes what it is about, and nothing else', () => {
    const table = given({ seats: ['LockBot 5 G', 'SumoBot 9 E', 'BadBot 1 N'] })
    table.offer(0, 'order', { about: 'lockShow', lockShow: true })
    table.offer(0, 'order', { about: 'ifFails', ifFails: 'allegiance' })
    table.offer(0, 'order', { about: 'call', call: { kind: 'manual' } })
    const set = {
      call: { kind: 'manual' },
      dial: 0,
      ifFails: 'allegiance',
      ifSucceeds: null,
      lockShow: true,
      lineUp: { as: 'power' },
    }
    expect(table.view(0).own?.orders).toEqual(set)
    expect(table.told).toEqual([])
  })

  it('ERC-306 an order given during a call is in force from the next call on', () => {
    const table = given({
      seats: ['BadBot 5 G', 'SumoBot 9 E acted', 'LockBot 1 N acted'],
      orders: { 0: { call: { kind: 'manual' } } },
      called: 6,
      phase: { kind: 'call', call: 6, asked: [0], answered: [], claims: [] },
    })
    table.offer(0, 'order', { about: 'call', call: { kind: 'auto' } })
    table.close()
    expect(table.state.phase).toMatchObject({
      kind: 'call',
      call: 5,
      answered: [0],
      claims: [{ seat: 0, claim: { as: 'power' } }],
    })
  })

  it('section 6 the form of an answer opens with the standing orders', () => {
    const table = given({
      seats: ['BadBot 5 G', 'PlusBot 9 E passed', 'LockBot 1 N'],
      turn: 0,
      orders: { 1: { dial: 2, ifFails: 'allegiance' } },
    })
    table.answer(0, 'turn', convert(1))
    expect(table.update(1).asks?.prompt).toEqual({
      conversion: { via: 'convert', instigator: 0, target: 1, allegiance: 'G' },
      robot: 'PlusBot',
      usual: { ifFails: 'allegiance', ifSucceeds: null, lockShow: false, dial: 2 },
      bonus: null,
      reactions: [],
    })
  })

  it('section 4 a window that closes on silent seats leads on as if they had said nothing', () => {
    const seats = ['BadBot 5 G', 'BlockBot 9 E', 'LockBot 1 N passed']
    const table = given({ seats, turn: 0 })
    act(table, convert(1))
    expect([sides(table), statuses(table)]).toEqual(['GGN', ['acted', 'waiting', 'passed']])
    const up = given({
      seats: ['BadBot 5 G passed', 'PassBot 9 E passed', 'LockBot 1 N acted'],
      phase: { kind: 'lineUp', asked: [0, 1], answers: [] },
    })
    lineUp(up)
    expect([up.state.turn?.seat, statuses(up)[0]]).toEqual([1, 'excluded'])
  })

  it('section 8 the events of a turn come in the order in which people see them', () => {
    const table = given({ seats: ['PushBot 5 G', 'SumoBot 9 E', 'LockBot 1 N'], turn: 0 })
    table.answer(0, 'turn', { ...robot([1], { allegiance: 'N' }), alsoShow: [{ what: 'power' }] })
    expect(table.told.map(({ event }) => event.kind)).toEqual([
      'showed',
      'showed',
      'robotUsed',
      'conversionDeclared',
      'judged',
    ])
    table.close()
    expect(table.told.map(({ event }) => event.kind).slice(0, 3)).toEqual([
      'conversionEnded',
      'allegianceNow',
      'showed',
    ])
  })
})
