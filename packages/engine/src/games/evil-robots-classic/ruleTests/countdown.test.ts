import { describe, expect, it } from 'vitest'
import { streamFor } from '../../../testing/index.ts'
import type { Claim, Call } from '../index.ts'
import {
  act,
  atCall,
  convert,
  given,
  open,
  pass,
  statuses,
  told,
  type ClassicScenario,
  type Given,
} from '../testing.ts'

const manual = { call: { kind: 'manual' } } as const
const byPower: Claim = { as: 'power' }
const claims = (table: ClassicScenario, seat: number, claim: Claim | null) => table.answer(seat, 'call', { claim })
const turns = (table: ClassicScenario) => table.state.turn?.seat
const ways = (table: ClassicScenario, seat: number) => (table.update(seat).asks?.prompt as { ways: Claim[] }).ways
/** The call at which a seat claims of itself, and how. */
function claimed(told: Given, seat: number): [Call | null, Claim | null] {
  const table = given(told)
  table.close()
  while (table.state.phase.kind === 'call') {
    const { call, claims: made } = table.state.phase
    const found = made.find((each) => each.seat === seat)
    if (found) return [call, found.claim]
    table.close()
    while (table.state.turn) table.answer(table.state.turn.seat, 'turn', pass())
  }
  return [null, null]
}

describe('the countdown', () => {
  it('ERC-301 ERC-302 every call is made from 9 down, though nobody claims', () => {
    const table = given({
      seats: ['BadBot 5 G', 'SumoBot 5 E', 'LockBot 5 E'],
      orders: { 0: manual, 1: manual, 2: manual },
    })
    const made: number[] = []
    table.close()
    while (table.state.phase.kind === 'call') {
      made.push(table.state.phase.call)
      expect(table.heard('spectator')).toContainEqual({ kind: 'callOpened', call: made.at(-1), asked: [0, 1, 2] })
      table.close()
    }
    expect(made).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  it('ERC-302 it is put to every waiting seat on the same terms; an order answers every call for its owner', () => {
    const table = given({
      seats: ['BadBot 2 G', 'SumoBot 5 E passed', 'LockBot 5 E', 'FreeBot 9 G'],
      orders: { 2: manual },
    })
    table.close()
    expect(table.update('spectator').awaits.map(({ seat, kind, done }) => [seat, kind, done])).toEqual([
      [0, 'call', null],
      [2, 'call', null],
      [3, 'call', null],
    ])
    expect([0, 2, 3].map((seat) => table.update(seat).asks?.kind)).toEqual([undefined, 'call', undefined])
  })

  it('ERC-303 one may claim at the call of one’s card; FreeBot at any; PlusBot at any level open to it', () => {
    const seats = ['BadBot 6 G', 'FreeBot 2 E', 'PlusBot 4 G', 'PlusBot 8 G', 'SumoBot 9 E']
    const at = (call: Call) => [0, 1, 2, 3, 4].map((seat) => ways(atCall({ seats }, call), seat).length)
    expect(at(9)).toEqual([0, 2, 0, 3, 1])
    expect(at(7)).toEqual([0, 2, 1, 0, 0])
    expect(at(6)).toEqual([1, 2, 1, 0, 0])
    expect(at(2)).toEqual([0, 3, 0, 0, 0])
  })

  it('ERC-303 ERC-304 the nine covers 9 to 12; a FreeBot or PlusBot at its card may stay hidden', () => {
    const table = atCall({ seats: ['PlusBot 9 G', 'FreeBot 9 E', 'BadBot 1 N'] }, 9)
    expect(ways(table, 0)).toEqual([
      byPower,
      { as: 'plus', level: 10 },
      { as: 'plus', level: 11 },
      { as: 'plus', level: 12 },
    ])
    expect(ways(table, 1)).toEqual([byPower, { as: 'free', showPower: false }, { as: 'free', showPower: true }])
    claims(table, 1, byPower)
    table.close()
    expect(open(table, 1)).toBe('9')
  })

  it('ERC-305 claims are shown when the call closes, in the order in which they came, and can’t be withdrawn', () => {
    const table = atCall({ seats: ['BadBot 6 G', 'FreeBot 2 E', 'SumoBot 6 G'] }, 6)
    claims(table, 2, byPower)
    expect(table.told).toEqual([])
    expect(table.refusal(2, 'call', { claim: null })).toEqual({ code: 'not_your_decision' })
    claims(table, 1, null)
    claims(table, 0, byPower)
    table.close()
    expect(table.heard('spectator')[0]).toEqual({ kind: 'callClosed', call: 6, claimants: [2, 0] })
  })

  it('ERC-306 auto claims at one’s card; PlusBot at card and dial, or the next call it may', () => {
    const seats = ['BadBot 6 G', 'FreeBot 2 E', 'PlusBot 4 G']
    expect(claimed({ seats }, 0)).toEqual([6, byPower])
    expect(claimed({ seats }, 1)).toEqual([2, byPower])
    expect(claimed({ seats }, 2)).toEqual([4, byPower])
    expect(claimed({ seats, orders: { 2: { dial: 2 } } }, 2)).toEqual([6, { as: 'plus', level: 6 }])
    expect(claimed({ seats: ['BadBot 6 G', 'FreeBot 2 E', 'PlusBot 9 G'], orders: { 2: { dial: 2 } } }, 2)).toEqual([
      9,
      { as: 'plus', level: 11 },
    ])
    expect(claimed({ seats, orders: { 2: { dial: 3 } }, bonus: { 2: 1 } }, 2)).toEqual([5, { as: 'plus', level: 5 }])
    const gone = given({ seats, orders: { 2: manual }, called: 7, phase: atCall({ seats }, 7).state.phase })
    gone.offer(2, 'order', { about: 'dial', dial: 3 })
    gone.offer(2, 'order', { about: 'call', call: { kind: 'auto' } })
    gone.close()
    expect(gone.state.phase).toMatchObject({
      call: 6,
      claims: expect.arrayContaining([{ seat: 2, claim: { as: 'plus', level: 6 } }]),
    })
  })

  it('ERC-306 at claims at that call in that way, for FreeBot and PlusBot; a call that has gone is gone', () => {
    const at = (call: Call, claim: Claim) => ({ call: { kind: 'at', call, claim } }) as const
    const seats = ['BadBot 6 G', 'FreeBot 8 E', 'PlusBot 4 G']
    const free: Claim = { as: 'free', showPower: true }
    expect(claimed({ seats, orders: { 1: at(3, free) } }, 1)).toEqual([3, free])
    expect(claimed({ seats, orders: { 2: at(5, { as: 'plus', level: 5 }) } }, 2)).toEqual([5, { as: 'plus', level: 5 }])
    expect(claimed({ seats, orders: { 2: at(5, { as: 'plus', level: 5 }) }, bonus: { 2: 0 } }, 2)).toEqual([null, null])
    expect(claimed({ seats, called: 3, orders: { 1: at(3, free) } }, 1)).toEqual([null, null])
    expect(claimed({ seats, orders: { 0: manual } }, 0)).toEqual([null, null])
  })

  it('ERC-306 orders that fire together come in any order, and all seats are shuffled, no matter who fires', () => {
    const seats = ['BadBot 6 G', 'SumoBot 6 E', 'LockBot 3 G']
    const into = (order: number[]) => given({ seats, called: 7 }, streamFor([{ shuffle: [0, 1, 2], into: order }]))
    for (const order of [
      [2, 0, 1],
      [1, 2, 0],
    ]) {
      const table = into(order)
      table.close()
      expect(table.state.phase).toMatchObject({ claims: order.filter((seat) => seat !== 2).map((seat) => ({ seat })) })
      expect(table.position.drawn).toBe(2)
    }
    const nobody = given({ seats, called: 6 })
    nobody.close()
    expect(nobody.position.drawn).toBe(2)
  })

  it('ERC-307 the first to claim acts first, and orders come before clicks', () => {
    const table = given({ seats: ['BadBot 6 G', 'SumoBot 6 E', 'LockBot 3 G'], called: 7, orders: { 0: manual } })
    table.close()
    claims(table, 0, byPower)
    table.close()
    expect([turns(table), table.state.queue.map(({ seat }) => seat)]).toEqual([1, [0]])
  })

  it('S2 ERC-308 ERC-316 the first orders the others, when its own turn is over', () => {
    const told = { seats: ['BadBot 1 G', 'SumoBot 6 E', 'LockBot 3 G', 'MiseryBot 6 N', 'FreeBot 2 G'] }
    const table = atCall(told, 6)
    claims(table, 3, byPower)
    claims(table, 4, { as: 'free', showPower: false })
    claims(table, 1, byPower)
    table.close()
    expect([turns(table), open(table, 3)]).toEqual([3, '6'])
    table.answer(3, 'turn', pass())
    expect(table.update(3).asks).toEqual({ kind: 'callOrder', prompt: { seats: [4, 1] } })
    table.answer(3, 'callOrder', { order: [1, 4] })
    expect([turns(table), open(table, 1)]).toEqual([1, '6'])
    table.answer(1, 'turn', pass())
    expect([turns(table), open(table, 4)]).toEqual([4, 'FreeBot'])
  })

  it('ERC-308 it is asked only if two or more are queued still, and nobody is asked twice', () => {
    const queue = [1, 2].map((seat) => ({ seat, claim: byPower }))
    const seats = ['BadBot 6 G', 'SumoBot 6 E', 'BlockBot 6 G', 'LockBot 1 E']
    const one = given({ seats, turn: 0, queue: queue.slice(1) })
    one.answer(0, 'turn', pass())
    expect(turns(one)).toBe(2)
    const second = given({ seats: [...seats, 'PassBot 6 E'], turn: 0, isFirst: false, queue })
    second.answer(0, 'turn', pass())
    expect(turns(second)).toBe(1)
  })

  it('ERC-309 ERC-310 a seat that claimed hasn’t missed its call: neither while queued nor on its own turn', () => {
    const table = atCall({ seats: ['BadBot 6 G', 'SumoBot 6 E', 'LockBot 1 N'], orders: { 0: manual, 1: manual } }, 6)
    claims(table, 0, byPower)
    claims(table, 1, byPower)
    table.close()
    const missed = () => [0, 1, 2].map((seat) => table.view(seat).own?.missed)
    expect([turns(table), missed()]).toEqual([0, [false, false, false]])
    table.answer(0, 'turn', pass())
    expect([turns(table), missed()]).toEqual([1, [false, false, false]])
  })

  it('S6 ERC-309 ERC-310 ERC-311 ERC-312 silence is legal: no turn, and for all others waiting till the end', () => {
    const seats = ['BadBot 4 G', 'SumoBot 9 E', 'LockBot 1 G', 'MiseryBot 1 N', 'DoOverBot 1 G', 'BlockBot 7 E']
    const told = { seats, orders: { 5: manual } }
    const table = atCall(told, 7)
    claims(table, 5, null)
    expect(table.view(5).own?.missed).toBe(false)
    table.close()
    expect(told && table.heard(5)).toContainEqual({ kind: 'missed', seat: 5 })
    expect(table.heard(0)).not.toContainEqual({ kind: 'missed', seat: 5 })
    expect([table.view(5).own?.missed, table.view(0).seats[5]?.status]).toEqual([true, 'waiting'])
    const chain = given({ ...told, turn: 0 })
    act(chain, convert(1), [{ 5: 'fail' }])
    expect(statuses(chain)[5]).toBe('reacted')
    const end = given({
      ...told,
      seats: seats.map((seat, at) => (at === 5 ? seat : `${seat} acted`)),
      called: 1,
      phase: { kind: 'call', call: 1, asked: [5], answered: [5], claims: [] },
    })
    end.close()
    expect([statuses(end)[5], open(end, 5), end.state.phase.kind]).toEqual(['noTurn', '', 'nextRound'])
    expect(end.heard('spectator')).toContainEqual({ kind: 'countdownEnded', noTurn: [5] })
  })

  it('S34 ERC-313 ERC-806 if all pass early no call is made; the tie of those who never had a turn goes by chance', () => {
    const seats = ['BadBot 4 G', 'SumoBot 4 E', 'LockBot 6 G', 'MiseryBot 6 N', 'DoOverBot 9 G'].map(
      (seat) => `${seat} passed`,
    )
    for (const order of [
      [2, 3],
      [3, 2],
    ]) {
      const table = given({ seats }, streamFor([{ shuffle: [2, 3], into: order }]))
      table.close()
      expect([table.state.phase.kind, table.state.called]).toEqual(['lineUp', null])
      table.close()
      expect(statuses(table)).toEqual(['excluded', 'excluded', 'passed', 'passed', 'passed'])
      expect(table.heard('spectator')).toContainEqual({ kind: 'ordered', by: null, order })
      expect([turns(table), table.state.line?.map(({ seat }) => seat)]).toEqual([order[0], [order[1], 4]])
    }
  })

  it('ERC-313 the countdown ends at once when nobody is waiting', () => {
    const table = given({ seats: ['BadBot 4 G', 'SumoBot 9 E acted', 'LockBot 8 G reacted'], turn: 0 })
    table.answer(0, 'turn', pass())
    expect(table.heard('spectator')).toContainEqual({ kind: 'countdownEnded', noTurn: [] })
    expect(table.state.called).toBe(4)
  })

  it('ERC-314 a queued claimant that reacts leaves the queue and proves nothing', () => {
    const table = given({
      seats: ['BadBot 6 G', 'BlockBot 6 E', 'LockBot 9 G', 'SumoBot 1 E'],
      turn: 0,
      queue: [{ seat: 1, claim: byPower }],
    })
    act(table, convert(2), [{ 1: 'fail' }])
    expect([statuses(table)[1], open(table, 1), table.state.phase.kind]).toEqual(['reacted', 'BlockBot', 'call'])
  })

  it('ERC-315 a seat that said nothing at a call can’t join it later', () => {
    const table = atCall({ seats: ['BadBot 6 G', 'SumoBot 6 E', 'LockBot 1 G'] }, 6)
    claims(table, 0, byPower)
    table.close()
    expect(table.refusal(1, 'call', { claim: byPower })).toEqual({ code: 'not_your_decision' })
    table.answer(0, 'turn', pass())
    expect(table.state.phase).toMatchObject({ kind: 'call', call: 5 })
  })

  it('ERC-316 power shows the power card; plus both cards and the level; free the robot, the power if one likes', () => {
    const seats = ['BadBot 6 G', 'PlusBot 4 E', 'FreeBot 3 G']
    const proof = (seat: number, claim: Claim) => {
      const table = atCall({ seats }, 6)
      claims(table, seat, claim)
      table.close()
      return [open(table, seat), told(table, 'turnBegan')[0]?.level, table.view('spectator').seats[seat]?.level]
    }
    expect(proof(0, byPower)).toEqual(['6', null, null])
    expect(proof(1, { as: 'plus', level: 6 })).toEqual(['PlusBot 4', 6, 6])
    expect(proof(2, { as: 'free', showPower: false })).toEqual(['FreeBot', null, null])
    expect(proof(2, { as: 'free', showPower: true })).toEqual(['FreeBot 3', null, null])
  })

  it('S3 ERC-765 ERC-504 9 or more: a level of 11 acts after the 9 that claimed first, and cannot convert it', () => {
    const table = atCall({ seats: ['BadBot 9 G', 'SumoBot 1 E', 'PlusBot 8 E', 'LockBot 2 N'] }, 9)
    claims(table, 0, byPower)
    claims(table, 2, { as: 'plus', level: 11 })
    table.close()
    expect(turns(table)).toBe(0)
    table.answer(0, 'turn', pass())
    expect([turns(table), open(table, 2), table.view(0).seats[2]?.level]).toEqual([2, 'PlusBot 8', 11])
    act(table, convert(0))
    expect([table.state.seats[0]?.allegiance, open(table, 0), table.state.seats[2]?.bonus]).toEqual(['G', '9', 3])
  })
})
