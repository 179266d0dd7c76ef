import { describe, expect, it } from 'vitest'
import { keyOf, keyStream, start } from '../../../index.ts'
import { begun, streamFor, type Wish } from '../../../testing/index.ts'
import {
  CARDS,
  countsFor,
  evilRobotsInfluence,
  LEFT_CARDS,
  powersFor,
  RIGHT_CARDS,
  USUAL_OPTIONS,
  type Options,
} from '../index.ts'
import { given, stackOf, toldOf, type InfluenceScenario } from '../testing.ts'

/** Laid out with these Power Cards on top: the pot's first, then the Idle Robot's. */
function laid(seats: number, powers: readonly number[], options: Options = { firstDealer: 0 }): InfluenceScenario {
  const all = powersFor(seats)
  const wishes: Wish[] = [
    { shuffle: LEFT_CARDS, into: LEFT_CARDS },
    { shuffle: RIGHT_CARDS, into: RIGHT_CARDS },
    ...(options.firstDealer === 'random' ? [{ int: 1 }] : []),
    { shuffle: all, into: [...powers, ...all.filter((num) => !powers.includes(num))] },
  ]
  return begun(evilRobotsInfluence, { seats, options }, streamFor(wishes))
}
const influences = (table: InfluenceScenario) => new Set(table.state.seats.map(({ influence }) => influence))

describe('the setup', () => {
  it('EI-1 EI-2 EI-3 three to nine seats, and a bank that does not run out', () => {
    const { refuse } = evilRobotsInfluence.options
    expect([2, 10].map((seats) => refuse(USUAL_OPTIONS, seats)?.code)).toEqual(['bad_player_count', 'bad_player_count'])
    expect([3, 9].map((seats) => refuse(USUAL_OPTIONS, seats))).toEqual([null, null])
  })

  it('EI-13 the Power Cards and the Influence by the number of seats', () => {
    const rows = [3, 4, 5, 6, 7, 8, 9].map((seats) => [powersFor(seats), countsFor(seats).influence] as const)
    expect(rows.map(([powers]) => [powers[0], powers.at(-1)])).toEqual([
      ...[
        [1, 5],
        [1, 6],
        [1, 6],
        [1, 7],
        [1, 8],
        [1, 9],
        [0, 9],
      ],
    ])
    expect(rows.map(([, influence]) => influence)).toEqual([2, 2, 3, 3, 4, 4, 5])
  })

  it('S1 EI-11 EI-14 EI-18 five players, pot card 4', () => {
    const table = laid(5, [4])
    expect([influences(table), table.state.pot, stackOf(table)]).toEqual([new Set([3]), 4, '6 5 3 2 0(1)'])
    expect(table.state.idle).toBeNull()
    expect(table.state.seats.every(({ left, right }) => left && right && !left.up && !right.up)).toBe(true)
    expect(table.view('spectator').piles).toEqual({ left: 12, right: 12 })
  })

  it('S2 EI-16 EI-17 EI-20 three players, pot card 2, Idle card 4', () => {
    const table = laid(3, [2, 4])
    expect([influences(table), stackOf(table)]).toEqual([new Set([2]), '5 3 0(1)'])
    expect(table.state.idle).toEqual({ power: { num: 4, up: true }, mark: 0, left: 'H', right: 'T' })
    expect(table.view('spectator').idle?.level).toBe(4)
    expect(stackOf(laid(4, [1, 2]))).toBe('6 5 4 0(3)')
  })

  it('S3 EI-15 EI-19 nine players: the 0 in the stack, or in the pot', () => {
    const [inStack, inPot] = [laid(9, [5]), laid(9, [0])]
    expect([stackOf(inStack), stackOf(inPot)]).toEqual(['9 8 7 6 4 3 2 1 0(0)', '9 8 7 6 5 4 3 2 0(1)'])
    expect([inPot.state.pot, influences(inPot)]).toEqual([0, new Set([5])])
  })

  it('EI-7 EI-10 the first Dealer: at random, or the seat that was picked', () => {
    const dealers = new Set(
      Array.from({ length: 40 }, (_, at) => {
        const stream = keyStream(keyOf(`dealer ${at}`))
        return start(evilRobotsInfluence, 3, USUAL_OPTIONS, stream).told[0]?.event
      }).map((event) => event && 'dealer' in event && event.dealer),
    )
    expect(dealers).toEqual(new Set([0, 1, 2]))
    const table = laid(5, [4], { firstDealer: 3 })
    expect([table.state.dealer, table.state.token]).toEqual([3, 3])
    const { schema, refuse } = evilRobotsInfluence.options
    expect(refuse({ firstDealer: 5 }, 5)).toMatchObject({ code: 'bad_options', what: 'firstDealer' })
    expect([refuse({ firstDealer: 4 }, 5), schema.type]).toEqual([null, 'strict_object'])
  })

  it('EI-12 both piles are shuffled in every round, and dealt clockwise from the Dealer’s left, all Left cards first', () => {
    const dealt = toldOf(laid(3, [2], { firstDealer: 1 }), 'robotDealt')
    expect(dealt.map(({ seat, card }) => `${seat}${card}`)).toEqual(['2L01', '0L02', '1L03', '2R01', '0R02', '1R03'])
    const table = given({ seats: ['5', '3', '0(1)'], phase: { kind: 'retain', asked: [0, 1, 2], answers: [] } })
    const before = table.state.piles
    table.close()
    const pile = (side: 'left' | 'right') => table.state.piles[side]
    expect([pile('left'), pile('right')]).not.toEqual([before.left, before.right])
    expect(pile('left').toSorted()).toEqual(before.left.toSorted())
  })

  it('EI-11 a side already filled gets nothing, and owners alone see what they get', () => {
    const table = given({
      seats: ['L01 R01', 'L02 R02', 'L03 R03'],
      phase: { kind: 'retain', asked: [0], answers: [{ seat: 0, keep: ['right'] }] },
    })
    table.close()
    const dealt = toldOf(table, 'robotDealt')
    expect(dealt.map(({ seat, side }) => [seat, side])).toEqual([[0, 'left']])
    expect(table.heard(1).find(({ kind }) => kind === 'robotDealt')).toMatchObject({ card: null })
    expect(table.state.seats[0]?.right?.card).toBe('R01')
  })

  it('EI-14 all Power Cards go back into the shuffle of the next round', () => {
    const table = given({ seats: ['5', '3', '0(1)'], phase: { kind: 'retain', asked: [0], answers: [] } })
    table.close()
    const { stack, idle, potCard } = table.state
    expect([...stack, idle!.power, potCard].map(({ num }) => num).toSorted()).toEqual([1, 2, 3, 4, 5])
  })

  it('EI-21 both coins of every seat are tossed in every round; one stays hidden', () => {
    const table = laid(5, [4])
    const heard = (viewer: number) =>
      table.heard(viewer).flatMap((event) => (event.kind === 'coinsTossed' ? [event] : []))
    expect(heard(2).map(({ holder, hidden }) => hidden !== null && holder)).toEqual([false, 2, false, false, false])
    expect(heard(0).every(({ shown }) => shown.length === 1)).toBe(true)
    const faces = Array.from({ length: 30 }, (_, at) => {
      const { state } = begun(
        evilRobotsInfluence,
        { seats: 3, options: USUAL_OPTIONS },
        keyStream(keyOf(`coins ${at}`)),
      )
      return state.seats.map(({ hidden, shown }) => hidden.face + shown)
    })
    expect(new Set(faces.flat())).toEqual(new Set(['HH', 'HT', 'TH', 'TT']))
  })

  it('EI-4 EI-5 EI-6 what is open to all, and what is its owner’s', () => {
    const table = given({ seats: ['5 H/T L01 R01', '3 T/H L10+', '0(1)'], idle: '4 H/T', stack: '' })
    const { seats, idle, stack, piles, ...view } = table.view('spectator')
    expect(seats[0]).toMatchObject({
      level: 5,
      influence: 3,
      tokens: 0,
      shown: 'T',
      hidden: null,
      left: { kind: 'back' },
    })
    expect(seats[1]).toMatchObject({ left: { kind: 'card', card: 'L10' }, right: { kind: 'back' } })
    expect([idle?.level, stack, view.pot, view.dealer, view.token, piles]).toEqual([
      4,
      [],
      4,
      0,
      0,
      { left: 14, right: 14 },
    ])
    expect(table.view(0).seats[0]).toMatchObject({ hidden: 'H', left: { card: 'L01' }, right: { card: 'R01' } })
    expect(table.view(1).seats[0]).toMatchObject({ hidden: null, left: { kind: 'back' }, right: { kind: 'back' } })
  })

  it('section 3 the deck: 17 Left and 17 Right cards by type and cost', () => {
    const rows = Object.values(CARDS)
    const costs = rows.map(({ id, type, cost }) => `${id} ${type}${cost}`).join(', ')
    expect(costs).toBe(
      'L01 I0, L02 I0, L03 I1, L04 I1, L05 I1, L06 I0, L07 I0, L08 A1, L09 A0, L10 A1, L11 R1, L12 R1, L13 R1, ' +
        'L14 R1, L15 R1, L16 E0, L17 E0, R01 I1, R02 I1, R03 I0, R04 I1, R05 I2, R06 I1, R07 I0, R08 A1, R09 A0, ' +
        'R10 A1, R11 A1, R12 R1, R13 R1, R14 R1, R15 R1, R16 E0, R17 E0',
    )
    expect([LEFT_CARDS.length, RIGHT_CARDS.length, new Set(rows.map(({ slug }) => slug)).size]).toEqual([17, 17, 34])
    expect([CARDS.R01.size, CARDS.R12.size, CARDS.R13.size, CARDS.R05.size, CARDS.L17.size]).toEqual([4, 3, -3, 3, 1])
  })
})
