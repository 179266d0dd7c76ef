import { describe, expect, it } from 'vitest'
import { bare, coinsOf, given, kindsOf, playing, tokensOf, type InfluenceScenario } from '../testing.ts'

const END = { kind: 'endTurn' } as const
const PASS = { kind: 'pass' } as const
const windowOf = ({ state: { phase } }: InfluenceScenario) => (phase.kind === 'reveal' ? phase.seat : phase.kind)

describe('the Reveal Phase', () => {
  it('S13 EI-58 EI-59 EI-60 one pass in countdown order, for all who openly might', () => {
    const seats = ['5 L10+ R16+', '4 H/T t1 L11 R09+', '0(1) t1 L01 R16']
    const table = given({ seats, order: [2, 0, 1], turn: 1, stack: '' })
    table.answer(1, 'turn', END)
    expect(windowOf(table)).toBe(2)
    expect(table.refusal(2, 'reveal', playing('L01', { seats: [1] }))).toEqual({ code: 'wrong_type' })
    expect(table.refusal(2, 'reveal', playing('R16'))).toEqual({ code: 'wrong_type' })
    table.answer(2, 'reveal', PASS)
    expect([windowOf(table), kindsOf(table.heard(0))]).toEqual([1, ['revealPassed', 'revealWindow']])
    table.answer(1, 'reveal', playing('L11'))
    expect([coinsOf(table)[1], tokensOf(table)[1], table.state.result?.round]).toEqual(['T/T', 0, 1])
  })

  it('EI-60 a window needs a token, and two where the toll is due, and a card that is face-down', () => {
    const opened = (text: string) => windowOf(given({ seats: [text, '4', '3'], reveal: 0 }))
    const next = (second: string) => {
      const table = given({ seats: ['5 t1 R08+', second, '3'], reveal: 0, order: [0, 1, 2] })
      table.answer(0, 'reveal', PASS)
      return windowOf(table)
    }
    expect(opened('5 t1')).toBe(0)
    expect([next('4 t1'), next('4 t0'), next('4 t1 L03+ R09+'), next('0(4) t1'), next('0(4) t2')]).toEqual([
      1,
      'retain',
      'retain',
      'retain',
      1,
    ])
  })

  it('EI-61 EI-43 one or two R cards, revealed unused if one likes; nothing else', () => {
    const table = given({ seats: ['5 t2 L11 R12', '4', '3'], reveal: 0 })
    table.answer(0, 'reveal', bare('R12'))
    expect([windowOf(table), table.state.seats[0]?.mark]).toEqual([0, 0])
    table.answer(0, 'reveal', playing('L11'))
    expect(windowOf(table)).not.toBe(0)
    const others = given({ seats: ['5 t2 L10 R01', '4', '3'], reveal: 0 })
    expect(['L10', 'R01'].map((card) => others.refusal(0, 'reveal', playing(card as 'L10'))?.code)).toEqual([
      'wrong_type',
      'wrong_type',
    ])
  })

  it('EI-62 the window is checked when its turn comes', () => {
    const table = given({ seats: ['5 t1 R13', '2 t1', '3 R08+'], reveal: 0, order: [0, 1, 2] })
    table.answer(0, 'reveal', playing('R13', { holder: 1 }))
    expect(windowOf(table)).toBe('retain')
  })

  it('EI-50 EI-61 the toll is due in a window too', () => {
    const table = given({ seats: ['0(5) t2 R12', '4 i3 R08+', '3'], reveal: 0, order: [0, 1, 2] })
    table.answer(0, 'reveal', playing('R12'))
    expect([tokensOf(table)[0], table.state.result?.count.levels[0], table.state.seats[1]?.influence]).toEqual([
      0, 3, 4,
    ])
  })

  it('S28 EI-59 the windows come in the order of the countdown after the extra turns', () => {
    const table = given({ seats: ['4 t1', '3 t2 L07+', '0(1) t1'], order: [1, 2, 0], extras: [1], turn: 0, stack: '' })
    table.answer(0, 'turn', END)
    table.answer(1, 'turn', END)
    const windows = [0, 1, 2].map(() => {
      const seat = windowOf(table)
      if (typeof seat === 'number') table.answer(seat, 'reveal', PASS)
      return seat
    })
    expect(windows).toEqual([1, 2, 0])
  })
})
