import { describe, expect, it } from 'vitest'
import type { Show } from '../index.ts'
import { given, type ClassicScenario } from '../testing.ts'

const SEATS = ['CheatBot 3 E', 'PlusBot 5 N', 'JudasBot 9 E', 'ScaredyBot 2 G']
const honest = (what: 'robot' | 'power' | 'allegiance'): Show =>
  what === 'allegiance' ? { what, value: null } : { what }
const shows = (table: ClassicScenario, viewer: number | 'spectator') =>
  table.heard(viewer).flatMap((event) => (event.kind === 'showed' ? [event.showed] : []))

describe('the Discussion', () => {
  it('ERC-201 ERC-210 nobody has to do anything: when the time is up the countdown begins', () => {
    const table = given({ seats: SEATS })
    table.close()
    expect(table.state.phase).toMatchObject({ kind: 'call', call: 9 })
  })

  it('ERC-202 ERC-105 robot, power and allegiance can be shown to all, watchers too, as often as one likes', () => {
    const table = given({ seats: SEATS })
    for (const what of ['robot', 'power', 'allegiance', 'allegiance'] as const) {
      table.offer(3, 'show', { show: honest(what), to: 'all' })
      const value = { robot: 'ScaredyBot', power: 2, allegiance: 'G' }[what]
      expect(shows(table, 'spectator')).toEqual([{ what, value }])
    }
    expect(table.view('spectator').seats[3]).toMatchObject({
      robot: 'ScaredyBot',
      power: 2,
      allegiance: { value: 'G' },
    })
  })

  it('ERC-203 only the seats that are shown something, and the one that shows it, know that it happened', () => {
    const table = given({ seats: SEATS })
    table.offer(3, 'show', { show: { what: 'robot' }, to: [2, 0] })
    const shown = { seat: 3, to: [0, 2], showed: { what: 'robot', value: 'ScaredyBot' } }
    for (const viewer of [0, 2, 3]) expect(table.view(viewer).whispered).toEqual([shown])
    for (const viewer of [1, 'spectator'] as const) {
      expect(table.heard(viewer)).toEqual([])
      expect(table.update(viewer)).toEqual(given({ seats: SEATS }).update(viewer))
    }
  })

  it('ERC-204 Neutral is shown like the other two', () => {
    const table = given({ seats: SEATS })
    table.offer(1, 'show', { show: honest('allegiance'), to: 'all' })
    expect(shows(table, 0)).toEqual([{ what: 'allegiance', value: 'N' }])
  })

  it('ERC-205 a PlusBot shows its printed power, and that fixes no level', () => {
    const table = given({ seats: SEATS, orders: { 1: { dial: 3 } } })
    table.offer(1, 'show', { show: { what: 'power' }, to: 'all' })
    expect([table.view(0).seats[1]?.power, table.view(0).seats[1]?.level, table.state.seats[1]?.bonus]).toEqual([
      5,
      null,
      null,
    ])
  })

  it('ERC-206 an early pass is public at once, for good, and in place of a turn; one may go on showing', () => {
    const table = given({ seats: SEATS })
    table.offer(2, 'earlyPass', { pass: true })
    expect(table.heard('spectator')).toEqual([{ kind: 'passedEarly', seat: 2 }])
    expect(table.view('spectator').seats[2]).toMatchObject({ status: 'passed', power: null, robot: null })
    expect(() => table.offer(2, 'earlyPass', { pass: true })).toThrow('not_your_decision')
    table.offer(2, 'show', { show: { what: 'power' }, to: 'all' })
    table.close()
    expect(table.state.phase).toMatchObject({ kind: 'call', asked: [0, 1, 3] })
  })

  it('ERC-207 an early pass has no secret', () => {
    const table = given({ seats: SEATS })
    const offer = table.update(2).offers.find(({ kind }) => kind === 'earlyPass')
    expect(offer?.prompt).toEqual({ passed: false })
    table.offer(2, 'earlyPass', { pass: true })
    expect(table.state.seats[2]).toMatchObject({ allegiance: 'E', pretended: false })
  })

  it('ERC-208 Ready is public and can be taken back; nobody waits for a ready seat, which may still show', () => {
    const table = given({ seats: SEATS })
    table.answer(0, 'discuss', { ready: true })
    expect(table.heard('spectator')).toEqual([{ kind: 'ready', seat: 0, on: true }])
    expect(table.update(1).awaits.map(({ done }) => done)).toEqual([true, false, false, false])
    table.offer(0, 'show', { show: { what: 'power' }, to: 'all' })
    table.offer(0, 'unready', { ready: false })
    expect(table.heard(1)).toEqual([{ kind: 'ready', seat: 0, on: false }])
    expect(table.update(1).awaits.map(({ done }) => done)).toEqual([false, false, false, false])
    expect(table.update(0).offers.map(({ kind }) => kind)).not.toContain('unready')
  })

  it('ERC-209 once it is over nothing is offered but standing orders', () => {
    const table = given({ seats: SEATS })
    table.close()
    expect(table.update(0).offers.map(({ kind }) => kind)).toEqual(['order'])
  })

  it('ERC-710 CheatBot shows any allegiance, to each another, but its true cards', () => {
    const table = given({ seats: SEATS })
    table.offer(0, 'show', { show: { what: 'allegiance', value: 'G' }, to: [1] })
    expect(shows(table, 1)).toEqual([{ what: 'allegiance', value: 'G' }])
    table.offer(0, 'show', { show: { what: 'allegiance', value: 'N' }, to: 'all' })
    expect(shows(table, 2)).toEqual([{ what: 'allegiance', value: 'N' }])
    table.offer(0, 'show', { show: { what: 'robot' }, to: [3] })
    expect(shows(table, 3)).toEqual([{ what: 'robot', value: 'CheatBot' }])
    expect(table.state.seats[0]?.allegiance).toBe('E')
  })

  it('ERC-105 a false show looks like a true one', () => {
    const tables = ['CheatBot 3 E', 'CheatBot 3 G'].map((cheat) => given({ seats: [cheat, ...SEATS.slice(1)] }))
    for (const table of tables) table.offer(0, 'show', { show: { what: 'allegiance', value: 'G' }, to: 'all' })
    const [one, other] = tables.map((table) => [table.heard(1), table.update(1)])
    expect(one).toEqual(other)
  })
})
