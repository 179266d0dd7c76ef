import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../index.ts'
import { clocks, evilRobotsInfluence, usualPick, type Phase } from '../index.ts'
import {
  given,
  influencesOf,
  kindsOf,
  levelsOf,
  playing,
  stackOf,
  tokensOf,
  toldOf,
  type Given,
  type InfluenceScenario,
} from '../testing.ts'

const FIVE = ['H/T', 'H/T', 'H/T', 'H/T', 'H/T']
const claims = (asked: readonly Seat[], first = false): Phase => ({
  kind: 'claim',
  first,
  asked: [...asked],
  answers: [],
})
/** S1, with the 6 on offer. */
const S1: Given = { seats: FIVE, stack: '6 5 3 2 0(1)', phase: claims([1, 2, 3, 4], true) }

function raise(table: InfluenceScenario, ...seats: Seat[]): void {
  for (const seat of seats) table.answer(seat, 'claim', { raise: true })
  table.close()
}
function offer(table: InfluenceScenario, amounts: readonly (readonly [Seat, number])[]): void {
  for (const [seat, amount] of amounts) table.answer(seat, 'offer', { amount })
  table.close()
}
const endTurn = (table: InfluenceScenario, seat: Seat) => table.answer(seat, 'turn', { kind: 'endTurn' })
const askedIn = ({ state: { phase } }: InfluenceScenario): Seat[] => ('asked' in phase ? phase.asked : [])

describe('a Power Card on offer', () => {
  it('S4 EI-27 EI-34 EI-35 EI-38 a sole claim: nothing is paid', () => {
    const table = given(S1)
    raise(table, 2)
    const { dealer, token, phase } = table.state
    expect([influencesOf(table), levelsOf(table)[2], tokensOf(table)[2]]).toEqual([[3, 3, 3, 3, 3], 6, 3])
    expect([dealer, token, phase]).toEqual([0, 2, { kind: 'turn', seat: 2, extra: false }])
  })

  it('S5 EI-28 EI-29 EI-30 EI-31 offers: the picked one pays, the others lapse', () => {
    const table = given(S1)
    raise(table, 1, 3, 4)
    offer(table, [
      [1, 0],
      [3, 2],
      [4, 1],
    ])
    expect(toldOf(table, 'offersShown')[0]?.offers.map(({ amount }) => amount)).toEqual([0, 2, 1])
    table.answer(0, 'pick', { seat: 4 })
    expect([influencesOf(table), levelsOf(table)[4], tokensOf(table)[4]]).toEqual([[4, 3, 3, 3, 2], 6, 3])
    expect([table.state.token, table.state.dealer]).toEqual([4, 0])
  })

  it('S6 EI-28 EI-31 the Dealer claims and picks themself: nobody pays', () => {
    const table = given({ seats: [...FIVE.slice(0, 4), '6'], stack: '5 3 2 0(1)', phase: claims([0, 1, 2, 3]) })
    raise(table, 0, 3)
    expect(askedIn(table)).toEqual([3])
    offer(table, [[3, 3]])
    table.answer(0, 'pick', { seat: 0 })
    expect([influencesOf(table), levelsOf(table)[0], tokensOf(table)[0]]).toEqual([[3, 3, 3, 3, 3], 5, 2])
  })

  it('S7 EI-25 EI-26 EI-22 nobody raises: the card goes to the bottom, and the Dealer still may not have the first', () => {
    const table = given(S1)
    raise(table)
    expect([stackOf(table), askedIn(table)]).toEqual(['5 3 2 0(1) 0(6)', [1, 2, 3, 4]])
    raise(table, 3)
    endTurn(table, 3)
    expect(askedIn(table)).toEqual([0, 1, 2, 4])
  })

  it('EI-24 raised hands are sealed until all are shown together', () => {
    const table = given(S1)
    table.answer(1, 'claim', { raise: true })
    expect([table.heard(2), table.view(2).me.sealed, table.view(1).me.sealed]).toEqual([
      [],
      null,
      { kind: 'claim', raise: true },
    ])
    expect(table.update(2).awaits.map(({ done }) => done)).toEqual([null, null, null, null])
    table.close()
    expect(toldOf(table, 'hands')).toEqual([{ kind: 'hands', raised: [1] }])
  })

  it('EI-23 a seat with a Power Card isn’t asked, since one a round is all it gets', () => {
    const table = given({ seats: ['5', '3', 'i3', 'i3'], stack: '2 0(1)', phase: claims([2, 3]) })
    raise(table, 2)
    endTurn(table, 2)
    expect([levelsOf(table), table.state.phase.kind]).toEqual([[5, 3, 2, 0], 'turn'])
  })

  it('EI-29 a claimant with nothing offers nothing, unasked', () => {
    const told = { seats: ['i3', 'i0', 'i0', 'i2'], stack: '6 5 3 0(1)', phase: claims([1, 2, 3], true) }
    const table = given(told)
    raise(table, 1, 3)
    expect(askedIn(table)).toEqual([3])
    const poor = given(told)
    raise(poor, 1, 2)
    expect(poor.state.phase).toMatchObject({
      kind: 'pick',
      offers: [
        { seat: 1, amount: 0 },
        { seat: 2, amount: 0 },
      ],
    })
  })

  it('EI-31 a seat that doesn’t bid in time bids nothing', () => {
    const table = given(S1)
    raise(table, 1, 2)
    table.answer(2, 'offer', { amount: 3 })
    expect(table.heard(1)).toEqual([])
    table.close()
    expect(table.state.phase).toMatchObject({
      offers: [
        { seat: 1, amount: 0 },
        { seat: 2, amount: 3 },
      ],
    })
    table.answer(0, 'pick', { seat: 2 })
    expect(influencesOf(table)).toEqual([6, 3, 0, 3, 3])
  })

  it('section 6 who is picked when the time is up', () => {
    const prompt = { card: { num: 5, up: true }, dealer: 2, seats: 5 }
    const pick = (raised: Seat[], amounts: number[]) => {
      const others = raised.filter((seat) => seat !== 2)
      return usualPick({ ...prompt, raised, offers: others.map((seat, at) => ({ seat, amount: amounts[at] ?? 0 })) })
    }
    expect([
      pick([0, 1, 4], [1, 2, 2]),
      pick([0, 1, 2], [0, 0]),
      pick([0, 1, 2], [0, 1]),
      pick([0, 1], [0, 0]),
    ]).toEqual([4, 2, 1, 0])
  })

  it('section 6 time to read one’s cards when the first card of a round is offered', () => {
    const clockOf = ({ state }: InfluenceScenario) => evilRobotsInfluence.windows.claim?.clock(state)
    const table = given(S1)
    expect(clockOf(table)).toBe('firstClaim')
    raise(table)
    expect([clockOf(table), clocks.firstClaim.limit]).toEqual([
      'claim',
      { off: null, relaxed: 113, normal: 45, fast: 23 },
    ])
    expect(table.state.phase).toMatchObject({ first: false })
    const nine = given({
      seats: Array<string>(9).fill('i5'),
      stack: '9 8 7 6 4 3 2 1 0(0)',
      phase: { kind: 'retain', asked: [], answers: [] },
    })
    nine.close()
    expect(nine.state.phase).toMatchObject({ kind: 'claim', first: true })
  })
})

describe('zeros', () => {
  const S2: Given = { seats: ['i2', 'i2', 'i2'], idle: '4 H/T', stack: '5 3 0(1)', phase: claims([1, 2], true) }

  it('S8 EI-32 EI-33 EI-36 nobody wants anything: the Dealer gives, one at a time, in the order they were turned', () => {
    const table = given(S2)
    raise(table)
    raise(table)
    expect([stackOf(table), table.state.phase]).toEqual([
      '0(1) 0(5) 0(3)',
      { kind: 'giveZero', dealer: 0, candidates: [1, 2] },
    ])
    table.answer(0, 'giveZero', { seat: 2 })
    expect([table.state.seats[2]?.power, tokensOf(table), table.state.token]).toEqual([
      { num: 1, up: false },
      [0, 0, 3],
      2,
    ])
    endTurn(table, 2)
    expect(table.state.phase).toEqual({ kind: 'giveZero', dealer: 0, candidates: [1, 0] })
    table.answer(0, 'giveZero', { seat: 0 })
    endTurn(table, 0)
    expect([table.state.seats[1]?.power, tokensOf(table)]).toEqual([{ num: 3, up: false }, [2, 2, 3]])
    expect(table.state.phase).toEqual({ kind: 'turn', seat: 1, extra: false })
    expect(table.state.order).toEqual([2, 0, 1])
  })

  it('EI-32 the first clockwise from the Dealer’s left, when the time is up; the Dealer last', () => {
    const { single } = evilRobotsInfluence.decisions.giveZero
    const table = given({ seats: ['5', 'i3', 'i3', 'i3'], dealer: 2, stack: '0(3) 0(2) 0(1)', turn: 0 })
    endTurn(table, 0)
    expect(table.state.phase).toEqual({ kind: 'giveZero', dealer: 2, candidates: [3, 1, 2] })
    expect(single?.fallback({ card: { num: 3, up: false }, candidates: [3, 1, 2] })).toEqual({ seat: 3 })
  })

  it('EI-22 EI-36 an offered card that is turned makes way for the next', () => {
    const table = given({ ...S2, seats: ['i2', 'i2', '5'], stack: '3 0(1)', phase: claims([0, 1]) })
    raise(table)
    expect(kindsOf(table.heard(0))).toEqual(['hands', 'unclaimed'])
    expect([stackOf(table), table.state.phase.kind]).toEqual(['0(1) 0(3)', 'giveZero'])
  })
})

describe('who deals', () => {
  it('S26 EI-R10 EI-35 Brass Herald: its owner picks and is paid', () => {
    const seats = ['i3', '5 t3 R10', 'i3', 'i3', 'i3']
    const table = given({ seats, stack: '4 3 2 0(1)', token: 1, turn: 1 })
    table.answer(1, 'turn', playing('R10'))
    expect(table.view(0).dealing).toBe(1)
    endTurn(table, 1)
    raise(table, 0, 2)
    expect(askedIn(table)).toEqual([0, 2])
    offer(table, [
      [0, 1],
      [2, 2],
    ])
    table.answer(1, 'pick', { seat: 2 })
    expect(influencesOf(table)).toEqual([3, 5, 1, 3, 3])
    expect([table.state.dealer, table.state.token]).toEqual([0, 1])
  })

  it('S26 EI-R10 it stops when the card is turned down: the Dealer deals the rest', () => {
    const table = given({ seats: ['i3', '5 R10+', 'i3', '4 t2 R07'], stack: '0(3) 0(1)', turn: 3 })
    expect(table.view(0).dealing).toBe(1)
    table.answer(3, 'turn', playing('R07', { seat: 1, side: 'right' }))
    expect(table.view(0).dealing).toBe(0)
    endTurn(table, 3)
    expect(table.state.phase).toMatchObject({ kind: 'giveZero', dealer: 0 })
  })

  it('EI-R10 its owner gives the zeros too', () => {
    const table = given({ seats: ['i3', '5 R10+', 'i3', '4'], stack: '0(3) 0(1)', turn: 3 })
    endTurn(table, 3)
    expect(table.state.phase).toEqual({ kind: 'giveZero', dealer: 1, candidates: [2, 0] })
  })

  it('EI-37 a seat without a Power Card has no level', () => {
    const table = given({ seats: ['5', '0(3)', 'i3'], stack: '0(1)' })
    expect(levelsOf(table)).toEqual([5, 0, null])
  })
})
