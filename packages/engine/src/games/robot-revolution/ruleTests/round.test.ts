import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { begun } from '../../../testing/index.ts'
import { robotRevolution, USUAL_OPTIONS } from '../index.ts'
import { at, fought, given, lying, told } from '../testing.ts'

describe('the round', () => {
  it('S26 RR-19 RR-20 nothing is dealt in round 1, three cards each in round 2, and the marker moves', () => {
    const table = begun(robotRevolution, { seats: 2, options: USUAL_OPTIONS })
    const first = table.state.primary
    while (table.state.round < 2) {
      const { phase } = table.state
      if (phase.kind === 'mulligan') table.answer(phase.seat, 'mulligan', { take: false })
      if (phase.kind === 'noble') table.answer(phase.seat, 'noble', { pass: true })
      if (phase.kind === 'faceUp') table.answer(phase.seat, 'faceUp', at(handOf(phase.seat)[0]!, 1))
      if (phase.kind === 'faceDown') {
        const plays = handOf(phase.seat).slice(0, 2)
        expect(handOf(phase.seat)).toHaveLength(4)
        table.answer(phase.seat, 'faceDown', { plays: plays.map((card) => at(card, 2)) })
      }
    }
    expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([5, 5])
    expect(told(table, 'dealt').map(({ count }) => count)).toEqual([3, 3])
    expect(table.state.primary).toBe(1 - first)
    expect(table.state.phase).toEqual({ kind: 'faceUp', seat: 1 - first })

    function handOf(seat: number) {
      return table.state.seats[seat]!.hand
    }
  })

  it('RR-19 the marker goes from the last seat to the first', () => {
    expect(fought({ seats: 3, primary: 2 }).state.primary).toBe(0)
  })

  it('RR-19 fallen seats are passed over', () => {
    const table = fought({ seats: 4, primary: 0, fellIn: { 1: 1, 2: 1 }, generals: [4, 0, 0, 4] })
    expect(table.state.primary).toBe(3)
  })

  it('RR-19 a Primary Unit that has fallen gives the marker to the next living seat clockwise', () => {
    const table = fought({ seats: 3, primary: 1, generals: [3, 0, 3], at: { 1: ['[9C]', '', ''] } })
    expect(table.state.seats[1]?.living).toBe(false)
    expect(table.state.primary).toBe(2)
  })

  it('RR-20 the fallen get no cards', () => {
    const table = fought({ seats: 3, fellIn: { 1: 1 }, generals: [4, 0, 4] })
    expect(told(table, 'dealt').map(({ seat, count }) => [seat, count])).toEqual([
      [2, 3],
      [0, 3],
    ])
  })

  it('RR-21 from the Primary Unit clockwise each living seat plays one card face up', () => {
    const table = given({ hands: ['2C 3C 4C', '', '5C 6C 7C', '8C 9C 10C'], primary: 2, fellIn: { 1: 1 } })
    table.answer(2, 'faceUp', at('6C', 4))
    expect(table.heard(0)).toEqual([{ kind: 'playedUp', seat: 2, card: '6C', battlefield: 4, byNobility: false }])
    expect(table.state.phase).toEqual({ kind: 'faceUp', seat: 3 })
    table.answer(3, 'faceUp', at('8C', 1))
    expect(table.state.phase).toEqual({ kind: 'faceUp', seat: 0 })
    table.answer(0, 'faceUp', at('2C', 1))
    expect(table.state.phase).toEqual({ kind: 'faceDown', seat: 2 })
  })

  it('RR-21 RR-22 both plays are compulsory: there is no passing', () => {
    const { faceUp, faceDown } = robotRevolution.decisions
    expect(safeParse(faceUp.schema, { pass: true }).success).toBe(false)
    expect(safeParse(faceDown.schema, { pass: true }).success).toBe(false)
    expect(faceDown.refuse({ hand: ['2C'], count: 1, spares: [1] }, { plays: [] })).toEqual({
      code: 'wrong_card_count',
    })
  })

  it('RR-22 from the Primary Unit clockwise each living seat plays two cards face down, then they are turned up', () => {
    const table = given({ hands: ['2C 3C 4C', '5C 6C 7C'], primary: 1, phase: { kind: 'faceDown', seat: 1 } })
    table.answer(1, 'faceDown', { plays: [at('5C', 1), at('7C', 2)] })
    expect(table.state.phase).toEqual({ kind: 'faceDown', seat: 0 })
    expect(told(table, 'revealed')).toEqual([])
    table.answer(0, 'faceDown', { plays: [at('2C', 3), at('3C', 4)] })
    expect(told(table, 'revealed')).toHaveLength(1)
    expect(table.state.round).toBe(3)
  })

  it('RR-23 both cards go to one battlefield or to two, in the order given', () => {
    const table = given({ hands: ['2C 3C 4C', '5C'], phase: { kind: 'faceDown', seat: 0 } })
    table.answer(0, 'faceDown', { plays: [at('4C', 5), at('2C', 5)] })
    expect(lying(table.position, 5)).toEqual(['(4C) (2C)', ''])
    expect(table.state.seats[0]?.hand).toEqual(['3C'])
  })

  it('RR-24 a seat with one card plays that one, and a seat with none is passed over', () => {
    const table = given({ hands: ['2C', '', '5C 6C'], phase: { kind: 'faceDown', seat: 0 } })
    expect(table.update(0).asks?.prompt).toMatchObject({ count: 1, spares: [1] })
    table.answer(0, 'faceDown', { plays: [at('2C', 5)] })
    expect(table.state.phase).toEqual({ kind: 'faceDown', seat: 2 })
  })

  it('RR-25 any number of cards may lie in one space, with enemy cards or without', () => {
    const table = given({ hands: ['2C 3C', '5C'], at: { 1: ['[4C] 6C 7C', '8C'] } })
    table.answer(0, 'faceUp', at('2C', 1))
    expect(lying(table.position, 1)).toEqual(['[4C] 6C 7C 2C', '8C'])
  })

  it('RR-26 cards go to the own side', () => {
    const table = given({ hands: ['2C', '5C', '6C'], primary: 1 })
    table.answer(1, 'faceUp', at('5C', 2))
    expect(lying(table.position, 2)).toEqual(['', '5C', ''])
  })

  it('RR-27 a later seat sees how many cards lie where', () => {
    const table = given({ hands: ['2C 3C', '5C 6C'], phase: { kind: 'faceDown', seat: 0 } })
    table.answer(0, 'faceDown', { plays: [at('3C', 2), at('2C', 2)] })
    expect(table.update(1).asks?.kind).toBe('faceDown')
    expect(table.view(1).stacks[1]).toEqual([[{ hidden: true }, { hidden: true }], []])
  })

  it('S27 RR-28 the owner sees a face-down card, and everyone else only that there is one', () => {
    const table = given({ hands: ['KS 2C 3H', '5C 6C'], phase: { kind: 'faceDown', seat: 0 } })
    table.answer(0, 'faceDown', { plays: [at('KS', 2), at('3H', 5)] })
    const heard = { kind: 'playedDown', seat: 0, battlefields: [2, 5] }
    expect(table.heard(1)).toEqual([{ ...heard, cards: null }])
    expect(table.heard('spectator')).toEqual([{ ...heard, cards: null }])
    expect(table.heard(0)).toEqual([{ ...heard, cards: ['KS', '3H'] }])
    expect(table.view(1).stacks.map(([own]) => own)).toEqual([[], [{ hidden: true }], [], [], [{ hidden: true }]])
    expect(table.view('spectator').stacks).toEqual(table.view(1).stacks)
    expect(table.view(0).stacks[1]?.[0]).toEqual([{ card: 'KS', faceUp: false }])
    expect(table.view(0).stacks[4]?.[0]).toEqual([{ card: '3H', faceUp: false }])
  })

  it('RR-28 by absence: nothing takes back or moves a played card', () => {
    expect(Object.keys(robotRevolution.decisions)).toEqual(['mulligan', 'faceUp', 'noble', 'faceDown'])
    expect(Object.keys(robotRevolution.offers)).toEqual([])
    const table = given({ hands: ['2C', '5C'], at: { 1: ['3C', ''] } })
    expect(table.refusal(0, 'faceUp', at('3C', 2))).toEqual({ code: 'card_not_in_hand' })
  })

  it('RR-29 all face-down cards are turned up at once, and told by battlefield, seat and place', () => {
    const table = fought({ at: { 2: ['9C (2C)', '(3D) (4D)'], 4: ['(KS)', ''] } })
    expect(table.heard('spectator')[1]).toEqual({
      kind: 'revealed',
      cards: [
        { battlefield: 2, seat: 0, position: 1, card: '2C' },
        { battlefield: 2, seat: 1, position: 0, card: '3D' },
        { battlefield: 2, seat: 1, position: 1, card: '4D' },
        { battlefield: 4, seat: 0, position: 0, card: 'KS' },
      ],
    })
    expect(lying(table.position, 4)).toEqual(['[KS]', ''])
    expect(table.view(1).stacks[3]?.[0]).toEqual([{ card: 'KS', faceUp: true, sideways: true }])
  })

  it('RR-30 by absence: a hand may be of any size', () => {
    const table = given({
      hands: ['2C 3C 4C 5C 6C 7C 8C 9C 10C 2D 3D 4D', ''],
      phase: { kind: 'faceDown', seat: 0 },
      generals: ['2H 3H 4H 5H', 4],
      at: { 1: ['', '[9S]'] },
    })
    table.answer(0, 'faceDown', { plays: [at('2C', 2), at('3C', 2)] })
    expect(table.state.seats[0]?.hand).toHaveLength(12 - 2 + 1 + 3)
  })
})
