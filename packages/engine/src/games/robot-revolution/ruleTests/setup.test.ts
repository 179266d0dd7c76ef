import { describe, expect, it } from 'vitest'
import { begun, streamFor, type Wish } from '../../../testing/index.ts'
import { cardsFor, robotRevolution, USUAL_OPTIONS, type CardId } from '../index.ts'
import { cards, told } from '../testing.ts'

/** The shuffles of the setup, each told by its topmost cards. */
function shuffles(seats: number, tops: readonly string[]): Wish[] {
  let from: CardId[] = cardsFor(seats)
  return tops.map((top) => {
    const first = cards(top)
    const into = [...first, ...cardsFor(seats).filter((card) => !first.includes(card))]
    const wish = { shuffle: from, into }
    from = into
    return wish
  })
}
const beginning = (seats: number, tops: readonly string[]) =>
  begun(robotRevolution, { seats, options: USUAL_OPTIONS }, streamFor(shuffles(seats, tops)))

describe('setup', () => {
  it('RR-10 RR-11 each seat cuts a card that all see, and the highest has the marker', () => {
    const table = beginning(3, ['9C AH KS'])
    expect(table.heard('spectator').slice(0, 2)).toEqual([
      {
        kind: 'cut',
        draws: [
          { seat: 0, card: '9C' },
          { seat: 1, card: 'AH' },
          { seat: 2, card: 'KS' },
        ],
        tied: [],
      },
      { kind: 'primary', seat: 1 },
    ])
    expect(table.state.primary).toBe(1)
  })

  it('S19 RR-12 the tied seats alone cut again, from the full deck', () => {
    const table = beginning(3, ['9C KD KS', '4H 2C KD'])
    expect(told(table, 'cut').map(({ draws, tied }) => [draws.map(({ card }) => card), tied])).toEqual([
      [
        ['9C', 'KD', 'KS'],
        [1, 2],
      ],
      [['4H', '2C'], []],
    ])
    expect(told(table, 'cut')[1]?.draws.map(({ seat }) => seat)).toEqual([1, 2])
    expect(told(table, 'primary')).toEqual([{ kind: 'primary', seat: 1 }])
  })

  it('RR-11 suits do not break a tie, not even with a copy from the second deck', () => {
    const table = beginning(5, ['2C AS AS#2 3C 4C', '5C 5D', '6C 7C'])
    expect(told(table, 'cut').map(({ tied }) => tied)).toEqual([[1, 2], [1, 2], []])
    expect(table.state.primary).toBe(2)
  })

  it('RR-13 the whole deck is shuffled again and five cards are dealt to each', () => {
    const table = beginning(2, ['2C AH', '3C AH 5C 6C 7C 8C 9C 10C JC QC'])
    expect(table.state.seats[1]?.hand).toEqual(['3C', '5C', '7C', '9C', 'JC'])
    expect(table.state.seats[0]?.hand).toEqual(['AH', '6C', '8C', '10C', 'QC'])
    expect(table.state.deck).toHaveLength(42)
  })

  it('S20 RR-14 mulligans go clockwise from the Primary Unit', () => {
    const table = beginning(2, ['2C AH'])
    expect(table.update(1).asks?.kind).toBe('mulligan')
    expect(table.update(0).asks).toBeNull()
    table.answer(1, 'mulligan', { take: true })
    expect(table.state.deck).toHaveLength(42)
    expect(table.state.seats[1]?.hand).toHaveLength(5)
    expect(table.update(1).asks).toBeNull()
    table.answer(0, 'mulligan', { take: false })
    expect(table.state.deck).toHaveLength(34)
    expect(table.state.phase).toEqual({ kind: 'faceUp', seat: 1 })
  })

  it('RR-14 with three seats the next is the one clockwise', () => {
    const table = beginning(3, ['2C AH 3C'])
    const asked = [1, 2, 0].map((seat) => {
      const owes = table.update(seat).asks?.kind
      table.answer(seat, 'mulligan', { take: false })
      return owes
    })
    expect(asked).toEqual(['mulligan', 'mulligan', 'mulligan'])
  })

  it('RR-14 RR-15 a mulligan shuffles the whole hand back in and draws five new cards', () => {
    const wishes = shuffles(2, ['2C AH', '3C 2D 5C 4D 7C 6D 9C 8D JC 10D'])
    const deck = cardsFor(2).filter((card) => !cards('3C 2D 5C 4D 7C 6D 9C 8D JC 10D').includes(card))
    const back = [...deck, ...cards('3C 5C 7C 9C JC')]
    const into = [...cards('KS 3C QS JS 10S'), ...back.filter((card) => !cards('KS 3C QS JS 10S').includes(card))]
    const stream = streamFor([...wishes, { shuffle: back, into }])
    const table = begun(robotRevolution, { seats: 2, options: USUAL_OPTIONS }, stream)
    table.answer(1, 'mulligan', { take: true })
    expect(table.state.seats[1]?.hand).toEqual(['KS', '3C', 'QS', 'JS', '10S'])
    expect(table.state.deck).toEqual(into.slice(5))
    expect(table.heard(1)).toEqual([{ kind: 'mulligan', seat: 1, took: true, cards: ['KS', '3C', 'QS', 'JS', '10S'] }])
  })

  it('RR-15 nobody is asked for a second mulligan', () => {
    const table = beginning(2, ['2C AH'])
    table.answer(1, 'mulligan', { take: true })
    expect(table.refusal(1, 'mulligan', { take: true })).toEqual({ code: 'not_your_decision' })
    table.answer(0, 'mulligan', { take: true })
    expect(table.state.phase.kind).toBe('faceUp')
  })

  it('RR-16 everyone hears who took a mulligan, and only its owner sees the new cards', () => {
    const table = beginning(2, ['2C AH'])
    table.answer(1, 'mulligan', { take: true })
    expect(table.heard(0)).toEqual([{ kind: 'mulligan', seat: 1, took: true, cards: null }])
    table.answer(0, 'mulligan', { take: false })
    expect(table.heard('spectator')[0]).toEqual({ kind: 'mulligan', seat: 0, took: false, cards: null })
    expect(table.heard(0)[0]).toEqual({ kind: 'mulligan', seat: 0, took: false, cards: null })
  })

  it('RR-17 RR-8 each seat gets four generals, one at a time, which are not in its hand', () => {
    const table = beginning(2, ['2C AH'])
    const [a, b, c, d, e, f, g, h] = table.state.deck
    table.answer(1, 'mulligan', { take: false })
    table.answer(0, 'mulligan', { take: false })
    expect(table.state.seats[1]?.generals).toEqual([a, c, e, g])
    expect(table.state.seats[0]?.generals).toEqual([b, d, f, h])
    expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([5, 5])
    expect(told(table, 'generalsDealt')).toEqual([
      { kind: 'generalsDealt', seat: 1, count: 4 },
      { kind: 'generalsDealt', seat: 0, count: 4 },
    ])
  })

  it('section 3 begins with five empty battlefields, an empty discard pile and round 1', () => {
    const table = beginning(2, ['2C AH'])
    expect(table.state.round).toBe(0)
    table.answer(1, 'mulligan', { take: false })
    table.answer(0, 'mulligan', { take: false })
    const { stacks, discard, round } = table.state
    expect({ stacks, discard, round }).toEqual({ stacks: Array(5).fill([[], []]), discard: [], round: 1 })
    expect(told(table, 'roundStarted')).toEqual([{ kind: 'roundStarted', round: 1, primary: 1 }])
  })

  it('the option is taken over and only the two values are possible', () => {
    expect(begun(robotRevolution, { seats: 2, options: { sharedCodeMin: 1 } }).state.options).toEqual({
      sharedCodeMin: 1,
    })
  })
})
