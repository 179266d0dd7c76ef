import { describe, expect, it } from 'vitest'
import { begun, streamFor } from '../../../testing/index.ts'
import { cardsFor, isFace, isNumbered, rankOf, robotRevolution, suitOf, USUAL_OPTIONS } from '../index.ts'
import { at, cards, fought, given, told } from '../testing.ts'

describe('the deck', () => {
  it('RR-1 is 52 cards, four suits of thirteen ranks, no jokers', () => {
    const deck = cardsFor(2)
    expect(new Set(deck).size).toBe(52)
    expect(new Set(deck.map((card) => rankOf(card) + suitOf(card))).size).toBe(52)
    expect(deck.filter(isFace)).toHaveLength(12)
    expect(deck.filter(isNumbered)).toHaveLength(36)
  })

  it('RR-3 is one deck for two to four seats and two decks for five and six', () => {
    expect([2, 3, 4, 5, 6].map((seats) => new Set(cardsFor(seats)).size)).toEqual([52, 52, 52, 104, 104])
    expect(() => cardsFor(7)).toThrow('2 to 6 seats')
  })

  it('RR-3 section 3 leaves 34, 25, 16, 59 or 50 cards after setup', () => {
    const left = [2, 3, 4, 5, 6].map((seats) => {
      const table = begun(robotRevolution, { seats, options: USUAL_OPTIONS })
      while (table.state.phase.kind === 'mulligan') table.answer(table.state.phase.seat, 'mulligan', { take: false })
      return table.state.deck.length
    })
    expect(left).toEqual([34, 25, 16, 59, 50])
  })

  it('RR-4 the discard pile is seen by all', () => {
    const table = given({ hands: ['2C 3C', '4C'], discard: 'KS 9D' })
    expect(table.view(1).discard).toEqual(['KS', '9D'])
    expect(table.view('spectator').discard).toEqual(['KS', '9D'])
  })

  it('S17 RR-5 RR-6 RR-8 a reshuffle falls inside a deal', () => {
    const table = given({
      round: 6,
      primary: 1,
      phase: { kind: 'faceDown', seat: 0 },
      hands: ['2C 3C 5C 6C 7C', '8C 9C 10C'],
      generals: [3, 3],
      at: { 3: ['', '(4C)'] },
      deck: 'AS KS QS JS',
      deckSize: 4,
      discard: 'rest',
    })
    expect(table.state.discard).toHaveLength(33)
    table.answer(0, 'faceDown', { plays: [at('2C', 1), at('3C', 2)] })
    expect(told(table, 'dealt')).toMatchObject([
      { seat: 0, count: 2, deckLeft: 0, cards: ['AS', 'QS'] },
      { seat: 1, count: 2, deckLeft: 0, cards: ['KS', 'JS'] },
      { seat: 0, count: 1, deckLeft: 31 },
      { seat: 1, count: 1, deckLeft: 31 },
    ])
    const order = table.told.map(({ event }) => event.kind)
    const after = order.slice(order.indexOf('roundStarted') + 1)
    expect(after).toEqual(['dealt', 'dealt', 'reshuffled', 'dealt', 'dealt'])
    expect(told(table, 'reshuffled')).toEqual([{ kind: 'reshuffled', deckLeft: 33 }])
    expect(table.state).toMatchObject({ round: 7, primary: 0, discard: [], deck: { length: 31 } })
  })

  it('S18 RR-6 a reshuffle comes right after the last card of a deal, and the discard pile starts over', () => {
    const table = fought({ generals: [3, 3], deckSize: 6, discard: 'rest', at: { 1: ['KC', ''] } })
    expect(told(table, 'dealt').map(({ count, deckLeft }) => [count, deckLeft])).toEqual([
      [3, 0],
      [3, 0],
    ])
    expect(table.told.at(-1)?.event).toEqual({ kind: 'reshuffled', deckLeft: 39 })
    const { deck } = table.state
    const down = { plays: table.state.seats[1]!.hand.slice(1).map((card) => at(card, 1)) }
    table.answer(1, 'faceUp', at(table.state.seats[1]!.hand[0]!, 1))
    if (table.state.phase.kind === 'noble') table.answer(1, 'noble', { pass: true })
    table.answer(0, 'faceUp', at(table.state.seats[0]!.hand[0]!, 2))
    if (table.state.phase.kind === 'noble') table.answer(0, 'noble', { pass: true })
    table.answer(1, 'faceDown', down)
    table.answer(0, 'faceDown', { plays: table.state.seats[0]!.hand.map((card) => at(card, 2)) })
    expect(table.state.round).toBe(4)
    expect(deck.slice(6)).toEqual(table.state.deck)
    expect(table.state.discard).toContain('KC')
  })

  it('RR-5 the reshuffled pile is in a new order', () => {
    const wish = { shuffle: cards('9C 9D 9H'), into: cards('9D 9H 9C') }
    const table = fought({ deckSize: 6, discard: '9C 9D 9H' }, streamFor([wish]))
    expect(table.state.deck).toEqual(['9D', '9H', '9C'])
  })

  it('RR-7 hands, generals and the table stay where they are', () => {
    const table = fought({ deckSize: 6, discard: 'rest', at: { 1: ['KC', ''] } })
    const { deck, seats, stacks } = table.state
    const elsewhere = [...seats.flatMap(({ hand, generals }) => [...hand, ...generals]), 'KC']
    expect(deck.filter((card) => elsewhere.includes(card))).toEqual([])
    expect(stacks[0]?.[0]).toEqual([{ card: 'KC', faceUp: true, sideways: true }])
  })

  it('RR-6 the check is made after a batch of discards too', () => {
    const table = fought({ deckSize: 0, discard: '', at: { 1: ['9C 2C', ''], 2: ['8D', 'JD'] } })
    expect(told(table, 'reshuffled')[0]).toEqual({ kind: 'reshuffled', deckLeft: 2 })
    const order = table.told.map(({ event }) => event.kind)
    expect(order.indexOf('reshuffled')).toBeLessThan(order.indexOf('roundStarted'))
  })

  it('RR-8 cards are dealt one at a time, clockwise from the Primary Unit', () => {
    const table = fought({ seats: 3, primary: 0, deck: '2C 3C 4C 5C 6C 7C 8C 9C 10C' })
    expect(table.state.primary).toBe(1)
    expect(table.state.seats.map(({ hand }) => hand.join(' '))).toEqual(['4C 7C 10C', '2C 5C 8C', '3C 6C 9C'])
  })

  it('RR-9 the rest of a deal is left out if there is no card anywhere', () => {
    const table = fought({ deck: '2C 3C 4C', deckSize: 3, discard: '' })
    expect(told(table, 'dealt').map(({ seat, cards: dealt }) => [seat, dealt])).toEqual([
      [1, ['2C', '4C']],
      [0, ['3C']],
    ])
    expect(told(table, 'reshuffled')).toEqual([])
  })
})
