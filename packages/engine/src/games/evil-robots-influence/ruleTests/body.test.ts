import { describe, expect, it } from 'vitest'
import { streamFor } from '../../../testing/index.ts'
import { bare, given, influencesOf, levelsOf, playing, tokensOf, type InfluenceScenario } from '../testing.ts'

const turn = (table: InfluenceScenario, ...play: Parameters<typeof playing>) =>
  table.answer(0, 'turn', playing(...play))
const refusal = (table: InfluenceScenario, ...play: Parameters<typeof playing>) =>
  table.refusal(0, 'turn', playing(...play))?.code ?? null
const THREE_ILLEGAL = Array<string>(3).fill('illegal_choice')

describe('Right cards', () => {
  it('R01 EI-38 Clay Giant: a mark of 4', () => {
    const table = given({ seats: ['3 t1 R01', '4', '3'] })
    turn(table, 'R01')
    expect([levelsOf(table), tokensOf(table)[0]]).toEqual([[7, 4, 3], 0])
  })

  it('R01 on a zero, and with a mark of -3', () => {
    const table = given({ seats: ['0(5) t1 m-3 R01', '4', '3'] })
    turn(table, 'R01')
    expect(levelsOf(table)[0]).toBe(1)
  })

  it('S29 EI-R02 EI-38 Pattern Loom exchanges Power Cards; marks stay, the side that is up goes with the card', () => {
    const table = given({ seats: ['0(5) t2 R02', '6 m4', '3'] })
    expect(levelsOf(table)).toEqual([0, 10, 3])
    turn(table, 'R02', { holder: 1 })
    expect([levelsOf(table), table.state.seats[1]?.power]).toEqual([[6, 4, 3], { num: 5, up: false }])
  })

  it('EI-R02 EI-37 with the Idle Robot, but not with a seat that has no Power Card', () => {
    const table = given({ seats: ['5 t2 R02', 'i3', '3'], idle: '2 H/T m-3' })
    expect(['0', '1'].map((seat) => refusal(table, 'R02', { holder: Number(seat) }))).toEqual(THREE_ILLEGAL.slice(1))
    turn(table, 'R02', { holder: 'idle' })
    expect([levelsOf(table)[0], table.view(0).idle?.level]).toEqual([2, 2])
  })

  it('R03 Steam Porter takes a token, at zero level too', () => {
    const table = given({ seats: ['0(5) t0 R03', '4 R08+', '3'] })
    turn(table, 'R03')
    expect([tokensOf(table), influencesOf(table)]).toEqual([
      [1, 0, 0],
      [3, 3, 3],
    ])
  })

  it('R03 revealed only it gives nothing', () => {
    const table = given({ seats: ['5 R03', '4', '3'] })
    table.answer(0, 'turn', bare('R03'))
    expect(tokensOf(table)[0]).toBe(0)
  })

  it('EI-R04 Peacock Fountain: heads take 1 Influence, tails raise the pot', () => {
    const toss = (int: number) => {
      const table = given({ seats: ['5 t1 R04', '4 L08+', '3'], pot: 4 }, streamFor([{ int }]))
      turn(table, 'R04')
      return [influencesOf(table)[0], table.state.pot]
    }
    expect([toss(0), toss(1)]).toEqual([
      [4, 4],
      [3, 5],
    ])
  })

  it('R04 the larger pot is shared', () => {
    const table = given({ seats: ['5 H/H t1 R04', '4', '0(3)'], pot: 2, stack: '' }, streamFor([{ int: 1 }]))
    turn(table, 'R04')
    table.answer(0, 'turn', { kind: 'endTurn' })
    expect([influencesOf(table), table.state.result?.pot]).toEqual([[6, 3, 3], 3])
  })

  it('EI-R05 Winking Courtier takes 1 from a seat with at least 3 more', () => {
    const table = given({ seats: ['5 t2 i2 R05', '4 i5', '3 i4'] })
    expect([refusal(table, 'R05', { seat: 2 }), refusal(table, 'R05', { seat: 0 }), refusal(table, 'R05')]).toEqual(
      THREE_ILLEGAL,
    )
    turn(table, 'R05', { seat: 1 })
    expect([influencesOf(table), tokensOf(table)[0]]).toEqual([[3, 4, 4], 0])
  })

  it('EI-R05 EI-44 where nobody has, it can only be revealed', () => {
    const table = given({ seats: ['5 t2 i2 R05', '4 i4', '3 i4'] })
    expect([refusal(table, 'R05', { seat: 1 }), table.refusal(0, 'turn', bare('R05'))]).toEqual([
      'illegal_choice',
      null,
    ])
  })

  it('S29 EI-R06 Sleeping Colossus turns a Power Card over, also one’s own', () => {
    const table = given({ seats: ['0(5) t2 R06', '6', '3'] })
    turn(table, 'R06', { holder: 0 })
    expect([levelsOf(table)[0], table.refusal(0, 'turn', { kind: 'turnOwn' })]).toEqual([5, null])
    const other = given({ seats: ['0(5) t2 R06', '6', '3'] })
    turn(other, 'R06', { holder: 1 })
    expect([levelsOf(other)[1], other.state.seats[1]?.power]).toEqual([0, { num: 6, up: false }])
  })

  it('EI-R06 the Idle Robot’s, but not the 0, none where there is none', () => {
    const table = given({ seats: ['5 t2 R06', '0(0)', 'i3'], idle: '2 H/T' })
    expect([refusal(table, 'R06', { holder: 1 }), refusal(table, 'R06', { holder: 2 })]).toEqual(THREE_ILLEGAL.slice(1))
    turn(table, 'R06', { holder: 'idle' })
    expect(table.view(0).idle?.level).toBe(0)
  })

  it('EI-R07 EI-49 Drawing Hand turns a face-up card of another face-down, of any type, used or not', () => {
    const table = given({ seats: ['5 R07 L10+', '4 L02+ R09-', '3 R12'] })
    const named = (seat: number, side: 'left' | 'right') => refusal(table, 'R07', { seat, side })
    expect([named(0, 'left'), named(2, 'right'), refusal(table, 'R07', { seat: 1 })]).toEqual(THREE_ILLEGAL)
    expect([named(1, 'left'), named(1, 'right')]).toEqual([null, null])
    turn(table, 'R07', { seat: 1, side: 'left' })
    expect(table.state.seats[1]?.left).toEqual({ card: 'L02', up: false, used: false, seen: true })
  })

  it('EI-R07 or takes a token that is not spent', () => {
    const table = given({ seats: ['5 R07', '4 t1', '3'] })
    const codes = [
      { seat: 2, token: true },
      { seat: 0, token: true },
      { seat: 1, side: 'left', token: true },
    ] as const
    expect(codes.map((choices) => refusal(table, 'R07', choices))).toEqual(THREE_ILLEGAL)
    turn(table, 'R07', { seat: 1, token: true })
    expect(tokensOf(table)).toEqual([1, 0, 0])
  })

  it('R12 Pulley Knight: a mark of 3, on a turn or in a window', () => {
    const table = given({ seats: ['3 t1 R12', '4', '3'] })
    turn(table, 'R12')
    expect(levelsOf(table)[0]).toBe(6)
    const window = given({ seats: ['3 t2 R12', '4', '3'], reveal: 0 })
    window.answer(0, 'reveal', playing('R12'))
    expect(window.state.seats[0]?.mark).toBe(3)
  })

  it('R12 revealed only it marks nothing, and it takes no choices', () => {
    const table = given({ seats: ['3 t1 R12', '4', '3'] })
    expect(refusal(table, 'R12', { holder: 1 })).toBe('illegal_choice')
    table.answer(0, 'turn', bare('R12'))
    expect([levelsOf(table)[0], tokensOf(table)[0]]).toEqual([3, 0])
  })

  it('EI-R13 Rust Imp: a mark of -3, never below zero, and a later +3 cancels it', () => {
    const table = given({ seats: ['3 t1 R13', '2', 'i3'], idle: '5 H/T' })
    expect([refusal(table, 'R13', { holder: 0 }), refusal(table, 'R13', { holder: 2 })]).toEqual(THREE_ILLEGAL.slice(1))
    turn(table, 'R13', { holder: 1 })
    expect([levelsOf(table)[1], table.state.seats[1]?.mark]).toEqual([0, -3])
    const later = given({ seats: ['2 m-3 t1 R12', '4', '3'] })
    turn(later, 'R12')
    expect(levelsOf(later)[0]).toBe(2)
  })

  it('EI-R13 the Idle Robot too', () => {
    const table = given({ seats: ['3 t1 R13', '2', '4'], idle: '5 H/T' })
    turn(table, 'R13', { holder: 'idle' })
    expect(table.view(0).idle?.level).toBe(2)
  })

  it.each([
    ['R08', 1],
    ['R09', 0],
    ['R10', 1],
    ['R11', 1],
    ['R14', 1],
    ['R15', 1],
  ] as const)('%s takes no choices, costs %i and lies in effect', (card, cost) => {
    const table = given({ seats: [`5 t1 ${card}`, '4', '3'] })
    expect(refusal(table, card, { seat: 1 })).toBe('illegal_choice')
    turn(table, card)
    const played = { card, up: true, used: true, seen: true }
    expect([tokensOf(table)[0], table.state.seats[0]?.right]).toEqual([1 - cost, played])
  })
})
