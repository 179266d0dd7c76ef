import { describe, expect, it } from 'vitest'
import { at, given, lying, told } from '../testing.ts'

describe('Nobility', () => {
  it.each(['JC', 'QC', 'KC'])('RR-31 %s played face up may be followed by one card more, anywhere', (noble) => {
    const table = given({ hands: [`${noble} 5S 6S`, '2C'] })
    table.answer(0, 'faceUp', at(noble, 1))
    expect(table.update(0).asks).toEqual({ kind: 'noble', prompt: { hand: ['5S', '6S'] } })
    table.answer(0, 'noble', at('6S', 4))
    expect(table.heard(1)).toEqual([{ kind: 'playedUp', seat: 0, card: '6S', battlefield: 4, byNobility: true }])
    expect(lying(table.position, 4)).toEqual(['6S', ''])
    expect(table.state.phase).toEqual({ kind: 'faceUp', seat: 1 })
  })

  it('RR-31 it is a choice: the seat may pass, and all hear it', () => {
    const table = given({ hands: ['JC 5S', '2C'] })
    table.answer(0, 'faceUp', at('JC', 1))
    table.answer(0, 'noble', { pass: true })
    expect(table.heard('spectator')).toEqual([{ kind: 'noblePassed', seat: 0 }])
    expect(table.state.phase).toEqual({ kind: 'faceUp', seat: 1 })
  })

  it('S13 RR-31 RR-32 RR-22 a chain of nobles leaves two cards for the face-down play', () => {
    const table = given({ hands: ['JC QD 5S 8H 2C', ''], round: 1 })
    table.answer(0, 'faceUp', at('JC', 1))
    expect(table.state.phase).toEqual({ kind: 'noble', seat: 0 })
    table.answer(0, 'noble', at('QD', 1))
    expect(table.state.phase).toEqual({ kind: 'noble', seat: 0 })
    table.answer(0, 'noble', at('5S', 4))
    expect(table.update(0).asks).toEqual({
      kind: 'faceDown',
      prompt: { hand: ['8H', '2C'], count: 2, spares: [2, 3] },
    })
    expect(table.refusal(0, 'faceDown', { plays: [at('8H', 2)] })).toEqual({ code: 'wrong_card_count' })
    table.answer(0, 'faceDown', { plays: [at('8H', 2), at('2C', 2)] })
    expect(lying(table.position, 1)).toEqual(['[JC]', ''])
  })

  it('RR-33 an ace is no face card', () => {
    const table = given({ hands: ['AC 5S', '2C'] })
    table.answer(0, 'faceUp', at('AC', 1))
    expect(table.state.phase).toEqual({ kind: 'faceUp', seat: 1 })
  })

  it('RR-33 a numbered card ends the chain', () => {
    const table = given({ hands: ['KC 10S 5S', '2C'] })
    table.answer(0, 'faceUp', at('KC', 1))
    table.answer(0, 'noble', at('10S', 1))
    expect(table.state.phase).toEqual({ kind: 'faceUp', seat: 1 })
  })

  it('RR-33 a face card turned up in the reveal has no Nobility', () => {
    const table = given({ hands: ['KC QC 5S', ''], phase: { kind: 'faceDown', seat: 0 } })
    table.answer(0, 'faceDown', { plays: [at('KC', 1), at('QC', 2)] })
    expect(told(table, 'revealed')[0]?.cards).toHaveLength(2)
    expect(table.state.phase.kind).toBe('faceUp')
    expect(table.state.round).toBe(3)
  })

  it('RR-34 the next seat waits for the whole chain', () => {
    const table = given({ hands: ['KC QC 5S', '2C 3C'] })
    table.answer(0, 'faceUp', at('KC', 1))
    expect(table.update(1).asks).toBeNull()
    table.answer(0, 'noble', at('QC', 1))
    expect(table.update(1).asks).toBeNull()
    table.answer(0, 'noble', { pass: true })
    expect(table.update(1).asks?.kind).toBe('faceUp')
  })

  it('S14 RR-35 RR-36 RR-24 a chain to the last card: nothing is asked, and there is no face-down turn', () => {
    const table = given({ hands: ['KS JH QC', '2C 3C 4C'] })
    table.answer(0, 'faceUp', at('KS', 1))
    table.answer(0, 'noble', at('JH', 2))
    table.answer(0, 'noble', at('QC', 3))
    expect(table.state.phase).toEqual({ kind: 'faceUp', seat: 1 })
    table.answer(1, 'faceUp', at('2C', 5))
    expect(table.state.phase).toEqual({ kind: 'faceDown', seat: 1 })
  })

  it('S14 RR-35 RR-24 with one card left after a pass, that one is played face down', () => {
    const table = given({ hands: ['KS JH 4D', ''] })
    table.answer(0, 'faceUp', at('KS', 1))
    table.answer(0, 'noble', at('JH', 2))
    table.answer(0, 'noble', { pass: true })
    expect(table.update(0).asks?.prompt).toMatchObject({ hand: ['4D'], count: 1 })
    table.answer(0, 'faceDown', { plays: [at('4D', 1)] })
    expect(table.state.round).toBe(3)
  })
})
