import { describe, expect, it } from 'vitest'
import {
  act,
  convert,
  given,
  lineUp,
  open,
  pass,
  robot,
  self,
  sides,
  statuses,
  told,
  type ClassicScenario,
  type Given,
} from '../testing.ts'

/** The last turn of the countdown is over and these have passed. */
function passing(seats: readonly string[], more: Partial<Given> = {}): ClassicScenario {
  const all = [...seats, 'SumoBot 9 N acted']
  return given({
    seats: all,
    previous: all.length - 1,
    called: 1,
    phase: { kind: 'lineUp', asked: passers(all), answers: [] },
    ...more,
  })
}
const passers = (seats: readonly string[]) => seats.flatMap((text, seat) => (text.includes('passed') ? [seat] : []))
const passed = (...seats: string[]) => seats.map((seat) => `${seat} passed`)
/** Who acts, and after whom. */
const line = ({ state }: ClassicScenario) => [state.turn?.seat, ...(state.line ?? []).map(({ seat }) => seat)]

describe('the Pass phase', () => {
  it('ERC-801 those who passed and have not reacted; nobody, or GandalfBot: no such phase', () => {
    const next = (seats: string[], more: object = {}) => {
      const table = given({ seats: ['BadBot 1 G', ...seats], turn: 0, ...more })
      act(table, self('G'))
      return table.state.phase
    }
    expect(next(['SumoBot 3 E passed', 'BlockBot 4 N reacted', 'FreeBot 4 N passed'])).toMatchObject({
      kind: 'lineUp',
      asked: [1, 3],
    })
    expect(next(['SumoBot 3 E acted', 'BlockBot 4 N reacted']).kind).toBe('nextRound')
    expect(next(['SumoBot 3 E passed', 'BlockBot 4 N reacted'], { nobodyPasses: true }).kind).toBe('nextRound')
  })

  it('ERC-802 the line-up is put to all who passed; standing orders count where nothing is said', () => {
    const table = passing(passed('BadBot 3 G', 'PassBot 2 E', 'FreeBot 5 G'), {
      orders: { 2: { lineUp: { as: 'position', position: 9, showPower: false } } },
    })
    expect(table.update('spectator').awaits.map(({ seat, kind, done }) => [seat, kind, done])).toEqual(
      [0, 1, 2].map((seat) => [seat, 'lineUp', null]),
    )
    expect(table.update(0).asks?.prompt).toEqual({ robot: 'BadBot', usual: { as: 'power' }, dial: 0, bonus: null })
    expect(table.update(1).asks?.prompt).toMatchObject({ usual: { as: 'first' } })
    lineUp(table)
    expect([line(table), statuses(table)[0]]).toEqual([[1, 2], 'excluded'])
    expect([open(table, 0), open(table, 1), open(table, 2)]).toEqual(['3', 'PassBot', 'FreeBot'])
  })

  it('ERC-803 all prove their place: by power, by robot, or by both', () => {
    const said = (own: string, as: Parameters<typeof lineUp>[1] & object, more: Partial<Given> = {}) => {
      const table = passing(passed('BadBot 1 G', own, 'LockBot 9 N'), more)
      lineUp(table, as)
      return [open(table, 1), table.view(0).seats[1]?.level]
    }
    expect(said('PassBot 3 E', { 1: { as: 'first' } })).toEqual(['PassBot', null])
    expect(said('PassBot 3 E', { 1: { as: 'inOrder' } })).toEqual(['PassBot 3', null])
    expect(said('PassBot 3 E', { 1: { as: 'hidden' } })).toEqual(['3', null])
    expect(said('FreeBot 3 E', { 1: { as: 'position', position: 12, showPower: false } })).toEqual(['FreeBot', null])
    expect(said('FreeBot 3 E', { 1: { as: 'position', position: 12, showPower: true } })).toEqual(['FreeBot 3', null])
    expect(said('FreeBot 3 E', {})).toEqual(['3', null])
    expect(said('PlusBot 3 E', {}, { orders: { 1: { dial: 2 } } })).toEqual(['PlusBot 3', 5])
    expect(said('PlusBot 3 E', {})).toEqual(['3', null])
  })

  it('ERC-767 at its end the bonus of a PlusBot that passed is fixed, by the dial of its answer', () => {
    const table = passing(passed('BadBot 4 G', 'PlusBot 3 E'), { orders: { 1: { dial: 0 } } })
    table.answer(1, 'lineUp', { lineUp: { as: 'power' }, dial: 2 })
    table.close()
    expect([table.state.seats[1]?.bonus, line(table), statuses(table)[0]]).toEqual([2, [1], 'excluded'])
  })

  it('S20 ERC-804 ERC-805 ERC-806 the lowest is left out; ties are ordered by who acted last', () => {
    const table = passing(passed('BadBot 2 G', 'LockBot 5 E', 'MiseryBot 5 E', 'FreeBot 8 N'))
    lineUp(table)
    expect(told(table, 'linedUp')[0]).toMatchObject({ excluded: [0] })
    expect(table.update(4).asks).toEqual({ kind: 'passOrder', prompt: { seats: [1, 2] } })
    table.answer(4, 'passOrder', { order: [2, 1] })
    expect(line(table)).toEqual([2, 1, 3])
    act(table, pass())
    act(table, pass())
    expect(line(table)).toEqual([3])
    const both = passing(passed('LockBot 5 E', 'MiseryBot 5 E'))
    lineUp(both)
    expect([statuses(both), both.state.phase.kind]).toEqual([['excluded', 'excluded', 'acted'], 'nextRound'])
  })

  it('ERC-806 usually clockwise from the chooser’s left, the chooser itself last; a pass that is forced does not count', () => {
    const table = passing(passed('LockBot 5 E', 'BadBot 1 G', 'MiseryBot 5 E', 'FreeBot 5 N'), { previous: 2 })
    lineUp(table)
    expect(table.update(2).asks?.prompt).toEqual({ seats: [3, 0, 2] })
    const later = given({
      seats: ['BlockBot 3 G reacted', 'BadBot 5 E passed', 'LockBot 6 N passed', 'SumoBot 6 G passed'],
      turn: 1,
      line: [
        [0, 5],
        [2, 6],
        [3, 6],
      ],
      previous: 2,
    })
    act(later, pass())
    expect(later.state).toMatchObject({ phase: { kind: 'passOrder', seat: 1 }, previous: 1 })
  })

  it('ERC-804 unless only one seat is in the Pass round', () => {
    const table = passing(passed('BadBot 2 G'))
    lineUp(table)
    expect(line(table)).toEqual([0])
  })

  it('S21 ERC-760 ERC-761 PassBot and one other: the other is left out, unless PassBot hides', () => {
    const first = passing(passed('PassBot 2 G', 'MiseryBot 8 N'))
    lineUp(first, { 0: { as: 'first' } })
    expect([line(first), statuses(first)]).toEqual([[0], ['passed', 'excluded', 'acted']])
    const inOrder = passing(passed('PassBot 2 G', 'MiseryBot 8 N', 'LockBot 8 N', 'BadBot 9 E'))
    lineUp(inOrder, { 0: { as: 'inOrder' } })
    expect(statuses(inOrder)).toEqual(['passed', 'excluded', 'excluded', 'passed', 'acted'])
    const hidden = passing(passed('PassBot 2 G', 'MiseryBot 8 N'))
    lineUp(hidden, { 0: { as: 'hidden' } })
    expect([line(hidden), statuses(hidden)[0]]).toEqual([[1], 'excluded'])
  })

  it('ERC-760 PassBot first acts before everyone, before a FreeBot at position 1 too', () => {
    const table = passing(passed('FreeBot 7 G', 'PassBot 9 N', 'BadBot 3 E'))
    lineUp(table, { 0: { as: 'position', position: 1, showPower: false }, 1: { as: 'first' } })
    expect(line(table)).toEqual([1, 0])
  })

  it('ERC-727 FreeBot takes any position, but is lowest by its card, and then its robot stays hidden', () => {
    const table = passing(passed('FreeBot 7 G', 'MiseryBot 8 N', 'BadBot 3 E'))
    lineUp(table, { 0: { as: 'position', position: 12, showPower: false } })
    expect(line(table)).toEqual([1, 0])
    const lowest = passing(passed('FreeBot 2 G', 'MiseryBot 8 N', 'BadBot 3 E'))
    lineUp(lowest, { 0: { as: 'position', position: 12, showPower: false } })
    expect([line(lowest), open(lowest, 0)]).toEqual([[2, 1], '2'])
  })

  it('ERC-807 no self-conversion, no push of oneself, nor its copy', () => {
    const told = (own: string) =>
      given({
        seats: [`${own} 3 G passed`, 'BadBot 9 E acted', 'LockBot 1 N acted'],
        turn: 0,
        line: [],
        declared: ['PushBot'],
      })
    expect(told('SumoBot').refusal(0, 'passTurn', self('E'))).toEqual({ code: 'self_conversion_barred' })
    expect(told('PushBot').refusal(0, 'passTurn', robot([0], { allegiance: 'E' }))).toEqual({ code: 'bad_target' })
    expect(told('CopyBot').refusal(0, 'passTurn', robot([0], { allegiance: 'E', copyOf: 'PushBot' }))).toEqual({
      code: 'bad_target',
    })
    expect(told('RandomBot').refusal(0, 'passTurn', robot([0]))).toBeNull()
    expect(told('PushBot').refusal(0, 'passTurn', robot([1], { allegiance: 'G' }))).toBeNull()
  })

  it('ERC-808 ERC-810 Convert shows the power if it is not up yet, and spends the seat; a second pass does not', () => {
    const told = { seats: ['PassBot 3 G passed open', 'BadBot 9 E acted', 'LockBot 1 N acted'], turn: 0, line: [] }
    const table = given(told)
    act(table, convert(1))
    expect([open(table, 0), statuses(table)[0], sides(table)]).toEqual(['PassBot 3 G', 'acted', 'GGN'])
    const again = given(told)
    act(again, pass())
    expect(statuses(again)[0]).toBe('passed')
  })

  it('S22 ERC-602 ERC-804 ERC-809 a seat that reacts is out of the Pass round; during the round the order stays, and the seat passes when its place comes', () => {
    const before = given({
      seats: ['BadBot 3 G passed', 'BlockBot 6 E passed', 'SumoBot 1 N', 'LockBot 9 N acted'],
      turn: 2,
    })
    act(before, convert(3), [{ 1: 'fail' }])
    lineUp(before)
    expect(line(before)).toEqual([0])
    const inside = passing(passed('BadBot 3 G', 'BlockBot 6 E', 'LockBot 8 N', 'MiseryBot 9 N', 'FreeBot 4 G'))
    lineUp(inside)
    expect(line(inside)).toEqual([4, 1, 2, 3])
    act(inside, convert(3), [{ 1: 'fail' }])
    expect([line(inside), statuses(inside)[0]]).toEqual([[2, 3], 'excluded'])
    expect(inside.heard('spectator')).toContainEqual({ kind: 'passForced', seat: 1 })
  })

  it('ERC-809 in a tie, a seat that has reacted passes first and isn’t ordered', () => {
    const seats = ['SumoBot 3 G passed', 'BlockBot 6 E reacted', 'LockBot 6 N passed', 'MiseryBot 6 N passed']
    const two = given({
      seats,
      turn: 0,
      line: [
        [1, 6],
        [2, 6],
        [3, 6],
      ],
    })
    act(two, pass())
    expect(two.update(0).asks?.prompt).toEqual({ seats: [2, 3] })
    const one = given({
      seats,
      turn: 0,
      line: [
        [1, 6],
        [2, 6],
      ],
    })
    act(one, pass())
    expect(line(one)).toEqual([2])
  })

  it('S23 ERC-735 GandalfBot in the Pass phase ends it after its turn', () => {
    const table = passing(passed('BadBot 2 G', 'GandalfBot 4 N', 'LockBot 7 E'))
    lineUp(table)
    act(table, robot())
    expect([statuses(table), table.state.phase.kind]).toEqual([['excluded', 'acted', 'passed', 'acted'], 'nextRound'])
  })

  it('S31 ERC-206 ERC-804 passing early: low as a bluff, high to act late', () => {
    const seats = ['BadBot 6 G', 'LockBot 1 N', 'SumoBot 7 E', 'MiseryBot 2 N', 'PushBot 9 E']
    const bluff = given({ seats: seats.with(3, 'MiseryBot 2 N passed').with(2, 'FreeBot 7 E'), turn: 2 })
    act(bluff, convert(3))
    expect([sides(bluff), open(bluff, 3)]).toEqual(['GNENE', '2'])
    const late = passing(passed('BadBot 6 G', 'MiseryBot 2 N', 'PushBot 9 E'))
    lineUp(late)
    expect([line(late), statuses(late)[1]]).toEqual([[0, 2], 'excluded'])
  })

  it('ERC-728 FreeBot loses its turn only if all nine calls go by', () => {
    const table = given({
      seats: ['FreeBot 7 G', 'BadBot 5 E', 'LockBot 4 N'],
      orders: { 0: { call: { kind: 'manual' } } },
      called: 2,
      phase: { kind: 'call', call: 2, asked: [0], answered: [0], claims: [] },
    })
    table.close()
    expect(table.state.phase).toMatchObject({ kind: 'call', call: 1 })
    expect(table.view(0).own?.missed).toBe(false)
    table.close()
    expect(table.heard(0)).toContainEqual({ kind: 'missed', seat: 0 })
  })
})
