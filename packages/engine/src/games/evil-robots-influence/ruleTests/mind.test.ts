import { describe, expect, it } from 'vitest'
import { streamFor } from '../../../testing/index.ts'
import {
  bare,
  coinsOf,
  given,
  influencesOf,
  playing,
  seenBy,
  tokensOf,
  toldOf,
  type InfluenceScenario,
} from '../testing.ts'

const coin = (holder: number | 'idle', slot: 'shown' | 'left' | 'right' = 'shown') => ({ holder, slot })
const turn = (table: InfluenceScenario, ...play: Parameters<typeof playing>) =>
  table.answer(0, 'turn', playing(...play))
const refusal = (table: InfluenceScenario, ...play: Parameters<typeof playing>) =>
  table.refusal(0, 'turn', playing(...play))?.code ?? null

describe('Left cards', () => {
  it('EI-L01 Brazen Head looks at one or two coins of others; their owners are told', () => {
    const table = given({ seats: ['5 L01', '4 T/H', '3 H/H', '2 T/T'] })
    turn(table, 'L01', { seats: [1, 3] })
    expect([seenBy(table, 0), seenBy(table, 1), seenBy(table, 'spectator')]).toEqual(['HT?T', '?T??', '????'])
    expect(table.heard(1).at(-1)).toEqual({ kind: 'looked', by: 0, seats: [1, 3], faces: null })
    expect(table.heard(0).at(-1)).toMatchObject({ faces: ['T', 'T'] })
  })

  it('EI-L01 not at none, three, the same twice or one’s own; again at a known one', () => {
    const table = given({ seats: ['5 L01', '4', '3', '2'] })
    const codes = [[], [1, 2, 3], [1, 1], [0, 1], [4]].map((seats) => refusal(table, 'L01', { seats }))
    expect(codes).toEqual(Array(5).fill('illegal_choice'))
    table.state.seats[1]?.hidden.known.push(0)
    expect([refusal(table, 'L01', { seats: [1] }), refusal(table, 'L01', { seats: [3, 1] })]).toEqual([null, null])
  })

  it('S25 L02 Temple Coin Engine turns its owner’s coin: seats that knew the face know the new one', () => {
    const table = given({ seats: ['5 H/T L02', '4', '3'] })
    table.state.seats[0]?.hidden.known.push(1)
    turn(table, 'L02')
    expect([coinsOf(table)[0], seenBy(table, 1), seenBy(table, 2)]).toEqual(['T/T', 'TH?', '??H'])
    expect([table.heard(1).at(-1), table.heard(2).at(-1)]).toMatchObject([{ face: 'T' }, { face: null }])
  })

  it('L02 takes no choice, and at zero level neither', () => {
    const table = given({ seats: ['0(5) H/T L02', '4', '3'] })
    expect(refusal(table, 'L02', { seat: 1 })).toBe('illegal_choice')
    turn(table, 'L02')
    expect(coinsOf(table)[0]).toBe('T/T')
  })

  it('EI-L03 Clockwork Scribe sets a hidden coin to one’s shown face, for all to know', () => {
    const table = given({ seats: ['5 H/T t1 L03', '4 H/H', '3'] })
    turn(table, 'L03', { seat: 1 })
    expect([coinsOf(table)[1], seenBy(table, 2), seenBy(table, 'spectator'), tokensOf(table)[0]]).toEqual([
      'T/H',
      '?TH',
      '?T?',
      0,
    ])
  })

  it('EI-L03 a coin that matches already looks no other; the Idle Robot has none', () => {
    const said = (face: string) => {
      const table = given({ seats: ['5 H/T t1 L03', `4 ${face}/H`, '3'], idle: '2 H/T' })
      turn(table, 'L03', { seat: 1 })
      return [table.heard(2), table.view(2)]
    }
    expect(said('T')).toEqual(said('H'))
    const table = given({ seats: ['5 t1 L03', '4', '3'], idle: '2 H/T' })
    expect(refusal(table, 'L03', { holder: 'idle' })).toBe('illegal_choice')
  })

  it('EI-L04 Tea Bearer exchanges two shown coins of different holders', () => {
    const table = given({ seats: ['5 H/T t1 L04', '4 H/H', '3 T/T'], idle: '2 H/T' })
    turn(table, 'L04', { coins: [coin(1), coin(2)] })
    expect(coinsOf(table)).toEqual(['H/T', 'H/T', 'T/H'])
    const idle = given({ seats: ['5 H/T t1 L04', '4 H/H', '3 T/T'], idle: '2 H/T' })
    turn(idle, 'L04', { coins: [coin('idle', 'left'), coin(0)] })
    expect([coinsOf(idle)[0], idle.state.idle?.left]).toEqual(['H/H', 'T'])
  })

  it('EI-L04 not both of the Idle Robot, not one alone; equal faces are allowed', () => {
    const table = given({ seats: ['5 H/T t1 L04', '4 H/H', '3 T/T'], idle: '2 H/T' })
    const both = [coin('idle', 'left'), coin('idle', 'right')]
    expect([refusal(table, 'L04', { coins: both }), refusal(table, 'L04', { coins: [coin(1)] })]).toEqual(
      Array(2).fill('illegal_choice'),
    )
    expect(refusal(table, 'L04', { coins: [coin(0), coin(2)] })).toBeNull()
  })

  it('S27 EI-L05 EI-R05 Wax-Cylinder Doll copies Winking Courtier, for the price of its own', () => {
    const copy = { seat: 1, side: 'right', choices: { seat: 2 } } as const
    const table = given({ seats: ['5 t1 i3 L05', '4 R05+', '3 i6'] })
    turn(table, 'L05', copy)
    expect([influencesOf(table), tokensOf(table)[0], toldOf(table, 'copied')[0]?.card]).toEqual([[4, 3, 5], 0, 'R05'])
    expect(refusal(given({ seats: ['5 t1 i3 L05', '4 R05+', '3 i5'] }), 'L05', copy)).toBe('illegal_choice')
  })

  it('EI-L05 a card used or not, another seat’s, Immediate and face-up', () => {
    const table = given({ seats: ['5 t1 L05 R01+', '4 R03-', '3 R12+', '2 L02?'] })
    const copy = (seat: number, side: 'left' | 'right') => refusal(table, 'L05', { seat, side, choices: {} })
    expect([copy(1, 'right'), copy(2, 'right'), copy(3, 'left'), copy(0, 'right')]).toEqual([
      null,
      ...Array(3).fill('illegal_choice'),
    ])
    turn(table, 'L05', { seat: 1, side: 'right', choices: {} })
    expect([tokensOf(table)[0], table.state.seats[0]?.left?.card]).toEqual([1, 'L05'])
  })

  it('EI-L06 Muse of the Mill: of three Right cards one is kept, and nobody else learns which', () => {
    const table = given({ seats: ['5 L06 R16?', '4', '3'], piles: { right: ['R01', 'R02'] } })
    turn(table, 'L06')
    expect(table.update(0).asks).toEqual({ kind: 'cardChoice', prompt: { card: 'L06', cards: ['R01', 'R02'] } })
    expect(table.view(1).phase).toMatchObject({ drawn: 2, cards: null })
    table.answer(0, 'cardChoice', { keep: 2 })
    expect([table.state.seats[0]?.right?.card, table.state.discards.right]).toEqual(['R02', ['R16', 'R01']])
    expect([table.view(1).seats[0]?.right, table.heard(1)[0]]).toEqual([
      { kind: 'back' },
      { kind: 'museKept', seat: 0, card: null },
    ])
  })

  it('EI-L06 EI-121 a kept card is unknown again unless it is face up; with fewer cards, the seat takes what is left', () => {
    const keep = (right: string, kept: number) => {
      const table = given({ seats: [`5 L06 ${right}`, '4', '3'], piles: { right: ['R01'] }, short: true })
      turn(table, 'L06')
      table.answer(0, 'cardChoice', { keep: kept })
      return table
    }
    expect(keep('R12?', 0).view(1).seats[0]?.right).toEqual({ kind: 'back' })
    expect(keep('R12+', 0).view(1).seats[0]?.right).toMatchObject({ card: 'R12', up: true })
    const gone = keep('R09+', 1)
    expect([gone.view(1).seats[0]?.right, gone.state.discards.right]).toEqual([{ kind: 'back' }, ['R09']])
    expect(gone.state.seats[0]?.right?.card).toBe('R01')
  })

  it('S28 EI-L07 Rover at Dusk: an extra turn after all the others, with the tokens one still has', () => {
    const table = given({ seats: ['4', '3 t2 L07 R16+', '0(1)'], order: [1, 2, 0], turn: 1, stack: '' })
    table.answer(1, 'turn', playing('L07'))
    table.answer(1, 'turn', { kind: 'endTurn' })
    expect(table.state.phase).toEqual({ kind: 'turn', seat: 1, extra: true })
    table.answer(1, 'turn', { kind: 'turnAny', coin: coin(0) })
    table.answer(1, 'turn', { kind: 'endTurn' })
    expect([tokensOf(table)[1], table.state.result?.round]).toEqual([0, 1])
  })

  it('EI-L07 only one extra turn a round; it stays if the card goes, and several run in the order in which they were earned', () => {
    const copying = given({ seats: ['5 t1 L05', '4 L07+', '3'], extras: [0] })
    expect(refusal(copying, 'L05', { seat: 1, side: 'left', choices: {} })).toBe('illegal_choice')
    const table = given({ seats: ['5 t1', '4', '3 t1'], extras: [2, 0], turn: 0, stack: '' })
    table.answer(0, 'turn', { kind: 'endTurn' })
    expect(table.state.phase).toEqual({ kind: 'turn', seat: 2, extra: true })
    table.answer(2, 'turn', { kind: 'endTurn' })
    expect(table.state.phase).toEqual({ kind: 'turn', seat: 0, extra: true })
  })

  it('S24 EI-L08 Bronze Sentinel: others may not change these coins, but look at them', () => {
    const sentinel = '4 H/T L08+'
    const on = (cards: string) => given({ seats: [`5 t3 ${cards}`, sentinel, '3'] })
    expect(on('').refusal(0, 'turn', { kind: 'turnAny', coin: coin(1) })).toEqual({ code: 'protected' })
    const named = { seat: 1 }
    expect([
      refusal(on('L03'), 'L03', named),
      refusal(on('L12'), 'L12', named),
      refusal(on('L15'), 'L15', { holder: 1 }),
    ]).toEqual(Array(3).fill('protected'))
    expect([
      refusal(on('L04'), 'L04', { coins: [coin(1), coin(2)] }),
      refusal(on('L14'), 'L14', { coin: coin(1) }),
    ]).toEqual(Array(2).fill('protected'))
    const looking = on('L01')
    turn(looking, 'L01', { seats: [1] })
    expect(seenBy(looking, 0)).toBe('HH?')
    const mirror = on('L13')
    turn(mirror, 'L13', named)
    expect([seenBy(mirror, 0), mirror.state.phase.kind]).toEqual(['HH?', 'turn'])
  })

  it('EI-L08 copied cards too; its owner may do as they like', () => {
    const copying = given({ seats: ['5 t1 L05', '4 L03+', '3 L08+'] })
    expect(refusal(copying, 'L05', { seat: 1, side: 'left', choices: { seat: 2 } })).toBe('protected')
    const own = given({ seats: ['5 t3 H/T L08+', '4', '3'] })
    own.answer(0, 'turn', { kind: 'turnAny', coin: coin(0) })
    own.answer(0, 'turn', { kind: 'turnOwn' })
    expect(coinsOf(own)[0]).toBe('H/T')
    expect(given({ seats: ['5 t2', '4 L08', '3'] }).refusal(0, 'turn', { kind: 'turnAny', coin: coin(1) })).toBeNull()
  })

  it('EI-120 L09 Star Gears: every hidden coin, now and after each change', () => {
    const table = given({ seats: ['5 L09', '4 T/H', '3 H/T t1 L15'] })
    turn(table, 'L09')
    expect([seenBy(table, 0), seenBy(table, 1)]).toEqual(['HTH', '?T?'])
    const tossing = given({ seats: ['5 L09+', '4 T/H', '3 H/T t1 L15'], turn: 2 }, streamFor([{ int: 0 }, { int: 1 }]))
    tossing.answer(2, 'turn', playing('L15', { holder: 1 }))
    expect([coinsOf(tossing)[1], seenBy(tossing, 0), seenBy(tossing, 2)]).toEqual(['H/T', 'HH?', '??H'])
  })

  it('EI-120 L09 known faces stay known when it stops; later tosses aren’t known', () => {
    const table = given({ seats: ['5 L09?', '4 T/H', '3 H/T t1 L15'], turn: 2 }, streamFor([{ int: 0 }, { int: 1 }]))
    for (const { hidden } of table.state.seats) if (!hidden.known.includes(0)) hidden.known.push(0)
    expect(seenBy(table, 0)).toBe('HTH')
    table.answer(2, 'turn', playing('L15', { holder: 1 }))
    expect(seenBy(table, 0)).toBe('H?H')
  })

  it('EI-L10 Grey Tortoise: Neutral competes if it has a member', () => {
    const count = (seats: string[]) => {
      const table = given({ seats, reveal: 0, order: [0, 1, 2] })
      table.answer(0, 'reveal', { kind: 'pass' })
      return table.state.result?.count.winning
    }
    expect(count(['2 H/H t1 L10+', '4 H/T', '3 T/T'])).toEqual(['neutral'])
    expect(count(['4 H/H t1 L10+', '4 H/T', '3 T/T'])).toEqual(['good', 'neutral'])
    expect(count(['2 H/H t1 L10+', '4 H/H', '3 T/T'])).toEqual(['good'])
  })

  it('L11 Porcelain Bride turns one’s own hidden coin, on a turn or in a window', () => {
    const table = given({ seats: ['5 H/T t1 L11', '4', '3'] })
    turn(table, 'L11')
    expect(coinsOf(table)[0]).toBe('T/T')
    const window = given({ seats: ['5 H/T t2 L11', '4', '3'], reveal: 0 })
    window.answer(0, 'reveal', playing('L11'))
    expect([coinsOf(window)[0], window.refusal(0, 'reveal', bare('L11'))]).toEqual(['T/T', { code: 'card_face_up' }])
  })

  it('L11 seats that knew the face still know it, and if only it is revealed, it turns nothing', () => {
    const told = { seats: ['5 H/T t1 L11', '4', '3'] }
    const [used, unused] = [given(told), given(told)]
    used.state.seats[0]?.hidden.known.push(1)
    turn(used, 'L11')
    unused.answer(0, 'turn', bare('L11'))
    expect([seenBy(used, 1), seenBy(used, 2), coinsOf(unused)[0]]).toEqual(['TH?', '??H', 'H/T'])
  })

  it('S25 EI-L12 EI-120 Chess Cabinet: knowledge of a coin goes with it, and both holders see theirs', () => {
    const table = given({ seats: ['5 H/T t1 L12', '4 T/H', '3', '2'] })
    table.state.seats[1]?.hidden.known.push(2)
    turn(table, 'L12', { seat: 1 })
    expect(coinsOf(table)).toEqual(['T/T', 'H/H', 'H/T', 'H/T'])
    expect([0, 1, 2, 3].map((seat) => seenBy(table, seat))).toEqual(['TH??', 'TH??', 'T?H?', '???H'])
    expect([table.heard(0).at(-1), table.heard(3).at(-1)]).toMatchObject([{ faces: ['T', 'H'] }, { faces: null }])
  })

  it('EI-L12 an open coin stays open; not with oneself', () => {
    const table = given({ seats: ['5 H/T t1 L12', '4 T/H', '3'] })
    table.state.seats[1]!.hidden.open = true
    turn(table, 'L12', { seat: 1 })
    expect([seenBy(table, 'spectator'), table.state.seats[0]?.hidden.open]).toEqual(['T??', true])
    expect(refusal(given({ seats: ['5 t1 L12', '4', '3'] }), 'L12', { seat: 0 })).toBe('illegal_choice')
  })

  it('EI-L13 EI-44 Mirror Preacher looks, and then may turn the coin: the answer is open, the face is not', () => {
    const table = given({ seats: ['5 t1 L13', '4 T/H', '3'] })
    turn(table, 'L13', { seat: 1 })
    expect(table.update(0).asks).toEqual({ kind: 'cardChoice', prompt: { card: 'L13', target: 1, face: 'T' } })
    table.answer(0, 'cardChoice', { turn: true })
    expect([coinsOf(table)[1], seenBy(table, 0), seenBy(table, 1), seenBy(table, 2)]).toEqual([
      'H/H',
      'HH?',
      '?H?',
      '??H',
    ])
    expect(table.heard(2)[0]).toEqual({ kind: 'mirrorAnswered', by: 0, seat: 1, turned: true })
  })

  it('EI-L13 EI-61 or leaves it, and the window goes on', () => {
    const table = given({ seats: ['5 t2 L13 R12', '4 T/H', '3'], reveal: 0 })
    table.answer(0, 'reveal', playing('L13', { seat: 1 }))
    table.answer(0, 'cardChoice', { turn: false })
    expect([coinsOf(table)[1], table.state.phase]).toEqual(['T/H', { kind: 'reveal', seat: 0 }])
  })

  it('L14 Flute Shepherd turns any one shown coin', () => {
    const told = { seats: ['5 H/T t1 L14', '4 T/H', '3'], idle: '2 H/T' }
    const [own, other, idle] = [coin(0), coin(1), coin('idle', 'left')].map((named) => {
      const table = given(told)
      turn(table, 'L14', { coin: named })
      return table
    })
    expect([coinsOf(own!)[0], coinsOf(other!)[1], idle!.state.idle?.left]).toEqual(['H/H', 'T/T', 'T'])
    expect(refusal(given({ seats: ['5 t1 L14', '4', '3'] }), 'L14', { coin: coin('idle', 'left') })).toBe(
      'illegal_choice',
    )
  })

  it('L14 not a coin that is not there', () => {
    const table = given({ seats: ['5 t1 L14', '4', '3'], idle: '2 H/T' })
    const coins = [coin('idle'), coin(1, 'left'), coin(7)]
    expect(coins.map((named) => refusal(table, 'L14', { coin: named }))).toEqual(Array(3).fill('illegal_choice'))
  })

  it('S25 EI-L15 Brass Acrobat tosses both coins of another: the hidden one only its holder knows', () => {
    const table = given({ seats: ['5 t1 L15', '4 T/H', '3'] }, streamFor([{ int: 0 }, { int: 1 }]))
    table.state.seats[1]?.hidden.known.push(2)
    turn(table, 'L15', { holder: 1 })
    expect([coinsOf(table)[1], seenBy(table, 1), seenBy(table, 2)]).toEqual(['H/T', '?H?', '??H'])
  })

  it('EI-L15 or of the Idle Robot, for all to see; never one’s own', () => {
    const table = given({ seats: ['5 t1 L15', '4', '3'], idle: '2 H/T' }, streamFor([{ int: 1 }, { int: 0 }]))
    expect(refusal(table, 'L15', { holder: 0 })).toBe('illegal_choice')
    turn(table, 'L15', { holder: 'idle' })
    expect([table.state.idle?.left, table.state.idle?.right]).toEqual(['T', 'H'])
  })
})
