import { describe, expect, it } from 'vitest'
import { given, bare, coinsOf, influencesOf, kindsOf, levelsOf, playing, tokensOf, toldOf } from '../testing.ts'
import { evilRobotsInfluence } from '../index.ts'

const END = { kind: 'endTurn' } as const
const OWN = { kind: 'turnOwn' } as const
const shown = (holder: number) => ({ kind: 'turnAny', coin: { holder, slot: 'shown' } }) as const

describe('a turn', () => {
  it('S9 EI-40 EI-51 a coin of one’s own, as often as one can pay', () => {
    const table = given({ seats: ['4', '2', '1', '3 H/T t2'], turn: 3 })
    table.answer(3, 'turn', OWN)
    expect([coinsOf(table)[3], tokensOf(table)[3]]).toEqual(['H/H', 1])
    table.answer(3, 'turn', OWN)
    expect([coinsOf(table)[3], tokensOf(table)[3]]).toEqual(['H/T', 0])
    expect(table.refusal(3, 'turn', shown(0))).toMatchObject({ code: 'not_enough_tokens' })
  })

  it('S10 EI-39 EI-51 EI-52 at Power Level zero any coin may be turned, one’s own too', () => {
    const table = given({ seats: ['4', '3', '0(1) T/H t2'], turn: 2 })
    expect(table.refusal(2, 'turn', OWN)).toEqual({ code: 'power_zero' })
    table.answer(2, 'turn', shown(2))
    expect([coinsOf(table)[2], tokensOf(table)[2]]).toEqual(['T/T', 0])
  })

  it('EI-39 EI-38 a zero card with a mark of 4 is no zero, and a mark may make one', () => {
    const table = given({ seats: ['0(3) m4 t2', '2 m-3 t2', '5'], turn: 0 })
    expect([levelsOf(table), table.refusal(0, 'turn', OWN)]).toEqual([[4, 0, 5], null])
    const marked = given({ seats: ['0(3) m4 t2', '2 m-3 t2', '5'], turn: 1 })
    expect(marked.refusal(1, 'turn', OWN)).toEqual({ code: 'power_zero' })
  })

  it('EI-52 EI-53 any shown coin, of seats without a turn yet and of the Idle Robot too; never a hidden one', () => {
    const table = given({ seats: ['4 t4', '3 H/T', 'H/T'], idle: '5 H/T', stack: '0(1)' })
    table.answer(0, 'turn', shown(2))
    table.answer(0, 'turn', { kind: 'turnAny', coin: { holder: 'idle', slot: 'right' } })
    expect([coinsOf(table)[2], table.state.idle?.right, table.state.idle?.left]).toEqual(['H/H', 'H', 'H'])
    const { schema } = evilRobotsInfluence.decisions.turn
    expect(schema['~standard'].validate({ kind: 'turnAny', coin: { holder: 1, slot: 'hidden' } })).toHaveProperty(
      'issues',
    )
  })

  it('S11 EI-50 EI-R08 the toll: seats at level zero pay one more, and its owner earns once a round', () => {
    const seats = ['4', '5 R08+ i3', '0(1) t3 L03', '0(2) t2 R01', 'i3']
    const table = given({ seats, stack: '0(3)', turn: 2 })
    expect(table.refusal(2, 'turn', shown(0))).toBeNull()
    table.answer(2, 'turn', playing('L03', { seat: 0 }))
    expect([tokensOf(table)[2], influencesOf(table)[1]]).toEqual([1, 4])
    expect(table.refusal(2, 'turn', shown(0))).toMatchObject({ code: 'not_enough_tokens', due: 3 })
    const later = given({ seats, stack: '0(3)', turn: 3 })
    later.answer(3, 'turn', playing('R01'))
    expect([tokensOf(later)[3], influencesOf(later)[1]]).toEqual([0, 4])
    expect([table.state.tollEarned, later.state.tollEarned]).toEqual([true, true])
  })

  it('S11 EI-50 a second payment earns nothing more, and free actions have no surcharge', () => {
    const table = given({ seats: ['4', '5 R08+ i3', '0(1) t4 L03 R03', 'i3'], stack: '0(3)', turn: 2 })
    table.answer(2, 'turn', playing('R03'))
    expect([tokensOf(table)[2], influencesOf(table)[1]]).toEqual([5, 3])
    table.answer(2, 'turn', shown(0))
    table.answer(2, 'turn', playing('L03', { seat: 0 }))
    expect([tokensOf(table)[2], influencesOf(table)[1]]).toEqual([0, 4])
  })

  it('EI-R08 the card is paid for without its own surcharge, and its owner pays it but earns nothing', () => {
    const table = given({ seats: ['0(3) t3 R08 i3', '5', '4'], turn: 0 })
    table.answer(0, 'turn', playing('R08'))
    expect(tokensOf(table)[0]).toBe(2)
    expect(table.refusal(0, 'turn', shown(0))).toMatchObject({ code: 'not_enough_tokens', due: 3 })
    const own = given({ seats: ['0(3) t3 R08+ i3', '5', '4'], turn: 0 })
    own.answer(0, 'turn', shown(0))
    expect([tokensOf(own)[0], influencesOf(own), own.state.tollEarned]).toEqual([0, [3, 3, 3], false])
  })

  it('EI-R08 face down, it is no longer due; played again, it has still earned', () => {
    const table = given({ seats: ['0(3) t2 R07', '5 R08+', '4'], turn: 0 })
    table.answer(0, 'turn', playing('R07', { seat: 1, side: 'right' }))
    table.answer(0, 'turn', shown(1))
    expect([tokensOf(table)[0], influencesOf(table)[1]]).toEqual([0, 3])
  })

  it('S12 EI-54 EI-55 a card is changed for 1 Influence: its effect ends, the new one may be played at once', () => {
    const table = given({ seats: ['5 L10+ i3 t1', '4', '3'], piles: { left: ['L08'] }, turn: 0 })
    table.answer(0, 'turn', { kind: 'change', side: 'left' })
    expect([influencesOf(table)[0], table.state.seats[0]?.left]).toEqual([
      2,
      { card: 'L08', up: false, used: false, seen: false },
    ])
    expect([table.state.discards.left, tokensOf(table)[0]]).toEqual([['L10'], 1])
    expect(table.heard(1).at(-1)).toEqual({ kind: 'cardChanged', seat: 0, side: 'left', card: null })
    expect(table.heard(0).at(-1)).toMatchObject({ card: 'L08' })
    table.answer(0, 'turn', playing('L08'))
    expect(table.view(1).seats[0]?.left).toMatchObject({ card: 'L08', up: true })
  })

  it('EI-56 an empty pile: the discards are shuffled, without the card that is changed', () => {
    const told = { seats: ['5 i3', '4', '3'], turn: 0, short: true }
    const table = given({ ...told, discards: { left: ['L01'] } })
    table.answer(0, 'turn', { kind: 'change', side: 'left' })
    expect([table.state.seats[0]?.left?.card, table.state.discards.left.length, kindsOf(table.heard(1))[0]]).toEqual([
      'L01',
      1,
      'pileShuffled',
    ])
    expect(given(told).refusal(0, 'turn', { kind: 'change', side: 'left' })).toEqual({ code: 'deck_empty' })
  })

  it('EI-57 the turn ends by saying so, and tokens stay', () => {
    const table = given({ seats: ['5 t2 L16+ R17+', '4', '0(3)'], turn: 0, order: [0, 1, 2], stack: '' })
    table.answer(0, 'turn', shown(1))
    expect([table.state.phase.kind, tokensOf(table)[0]]).toEqual(['turn', 0])
    const kept = given({ seats: ['5 t2', 'i3', 'i3'], stack: '4 0(3)', turn: 0 })
    kept.answer(0, 'turn', END)
    expect([tokensOf(kept)[0], toldOf(kept, 'turnEnded')[0]?.tokens]).toEqual([2, 2])
    expect(evilRobotsInfluence.decisions.turn.single?.fallback).toBeTypeOf('function')
  })

  it('EI-9 after each action the seat is asked again', () => {
    const table = given({ seats: ['5 t2', '4', '3'], turn: 0 })
    const { beat } = table.position
    table.answer(0, 'turn', OWN)
    expect([table.position.beat, table.update(0).asks?.kind]).toEqual([beat + 1, 'turn'])
  })
})

describe('playing a card', () => {
  it('EI-41 EI-43 EI-45 revealed without being used it costs the same, and does nothing', () => {
    const table = given({ seats: ['5 t2 R01', '4', '3'], turn: 0 })
    table.answer(0, 'turn', bare('R01'))
    expect([tokensOf(table)[0], levelsOf(table)[0], table.state.seats[0]?.right]).toEqual([
      ...[1, 5],
      { card: 'R01', up: true, used: false, seen: true },
    ])
  })

  it('EI-42 EI-45 I, A and R on a turn, A always used, E never', () => {
    const types = { I: 'L02', R: 'L11', A: 'L10', E: 'L16' } as const
    const refusal = (card: 'L02' | 'L11' | 'L10' | 'L16', use: boolean) =>
      given({ seats: [`5 t2 ${card}`, '4', '3'] }).refusal(0, 'turn', use ? playing(card) : bare(card))?.code
    expect(Object.values(types).map((card) => refusal(card, true))).toEqual([
      undefined,
      undefined,
      undefined,
      'wrong_type',
    ])
    expect(Object.values(types).map((card) => refusal(card, false))).toEqual([
      undefined,
      undefined,
      'must_use',
      'wrong_type',
    ])
  })

  it('EI-44 all choices are named at once, or nothing happens and nothing is paid', () => {
    const table = given({ seats: ['5 t2 L03', '4', '3'] })
    for (const choices of [{}, { seat: 0 }, { seat: 3 }, { seat: 1, holder: 2 }, { seats: [1] }])
      expect(table.refusal(0, 'turn', playing('L03', choices))).toEqual({ code: 'illegal_choice' })
    expect(tokensOf(table)[0]).toBe(2)
    expect(table.refusal(0, 'turn', { ...bare('L03'), choices: { seat: 1 } })).toEqual({ code: 'illegal_choice' })
    expect(table.refusal(0, 'turn', bare('L03'))).toBeNull()
  })

  it('EI-46 EI-47 EI-49 a face-up card is not played again; turned down it may be, and all know it', () => {
    const table = given({ seats: ['5 t2 R07', '4 t2 L10+', '3'], turn: 0 })
    table.answer(0, 'turn', playing('R07', { seat: 1, side: 'left' }))
    expect(table.view('spectator').seats[1]?.left).toEqual({
      kind: 'card',
      card: 'L10',
      up: false,
      used: false,
      seen: true,
    })
    expect(table.refusal(0, 'turn', playing('R07', { seat: 1, token: true }))).toEqual({ code: 'card_face_up' })
    const again = given({ seats: ['5', '4 t2 L10?', '3'], turn: 1 })
    again.answer(1, 'turn', playing('L10'))
    expect([tokensOf(again)[1], again.state.seats[1]?.left?.up]).toEqual([1, true])
  })

  it('EI-47 what an I card has done stays done', () => {
    const table = given({ seats: ['5 t2 R07', '4 m4 R01+', '3'], turn: 0 })
    table.answer(0, 'turn', playing('R07', { seat: 1, side: 'right' }))
    expect(levelsOf(table)[1]).toBe(8)
  })

  it('EI-8 a card in effect beats the rules, and the forbidding one beats the allowing one', () => {
    const table = given({ seats: ['5 t2 L08+', '0(3) t2 L03', '4'], turn: 1 })
    expect(table.refusal(1, 'turn', playing('L03', { seat: 0 }))).toEqual({ code: 'protected' })
    expect(table.refusal(1, 'turn', playing('L03', { seat: 2 }))).toBeNull()
  })

  it('EI-48 a card counts while it lies in effect, and an unused one never', () => {
    const table = given({ seats: ['5 H/H t1', '4 R14- H/T', '3 T/T'], reveal: 0, order: [0, 1, 2] })
    table.answer(0, 'reveal', { kind: 'pass' })
    expect(table.state.result?.count.winners).toEqual([0])
  })
})
