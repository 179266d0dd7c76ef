import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { By, Kind } from '../../../core/game.ts'
import { submit } from '../../../core/match.ts'
import { keyOf, keyStream } from '../../../core/rng.ts'
import { robotRevolution, type Play, type RobotRevolution } from '../index.ts'
import { at, cards, given, stateOf, type Given } from '../testing.ts'

const { decisions, clocks, pause, seats, windows } = robotRevolution

/** What the platform says to an answer that came over the wire. */
function said(told: Given, answer: { seat?: number; kind?: string; action: object; beat?: number; by?: By }) {
  const position = { state: stateOf(told), drawn: 0, beat: 5 }
  const usual = { what: 'answer', seat: 0, kind: position.state.phase.kind, beat: 5, by: 'player' } as const
  const submitted = submit(robotRevolution, position, { ...usual, ...answer }, keyStream(keyOf('any')))
  return 'refused' in submitted ? submitted.refused : 'taken'
}
const down = (hand: string): Given => ({ hands: [hand, 'QS JS'], phase: { kind: 'faceDown', seat: 0 } })
const plays = (...list: Play[]) => ({ action: { plays: list } })

describe('decisions', () => {
  it('section 6 the seconds of the normal pace are 20, 45, 25 and 60; relaxed doubles, fast halves, off has none', () => {
    const limits = Object.entries(clocks).map(([kind, { limit }]) => [kind, limit])
    expect(limits).toEqual([
      ['mulligan', { off: null, relaxed: 40, normal: 20, fast: 10 }],
      ['faceUp', { off: null, relaxed: 90, normal: 45, fast: 22.5 }],
      ['afterBattles', { off: null, relaxed: 90, normal: 45, fast: 22.5 }],
      ['noble', { off: null, relaxed: 50, normal: 25, fast: 12.5 }],
      ['faceDown', { off: null, relaxed: 120, normal: 60, fast: 30 }],
    ])
  })

  it('section 6 only the first face-up play after battles leaves time to watch them', () => {
    const clockOf = (told: Omit<Given, 'hands'>) => {
      const prompt = given({ hands: ['2C', '3C'], ...told }).update(0).asks?.prompt ?? expect.fail('nothing is asked')
      return decisions.faceUp.single?.clock({ hand: [], spare: 1, afterBattles: false, ...prompt })
    }
    expect(clockOf({ round: 2, primary: 0, phase: { kind: 'faceUp', seat: 0 } })).toBe('afterBattles')
    expect(clockOf({ round: 2, primary: 1, phase: { kind: 'faceUp', seat: 0 } })).toBe('faceUp')
    expect(clockOf({ round: 1, primary: 0, phase: { kind: 'faceUp', seat: 0 } })).toBe('faceUp')
    expect(Object.entries(clocks).filter(([, { lead }]) => lead)).toHaveLength(1)
    expect(clocks.afterBattles.lead).toEqual({ off: 6, relaxed: 8, normal: 6, fast: 4 })
  })

  it('section 6 each question runs on its own clock, is put to one seat, and all see whom it is put to', () => {
    const prompt = { hand: cards('2C 3C'), spare: 1, afterBattles: false, count: 2, spares: [1, 2] } as const
    const kinds = ['mulligan', 'faceUp', 'noble', 'faceDown'] as const
    const asked = { ...prompt, hand: [...prompt.hand], spares: [...prompt.spares] }
    expect(kinds.map((kind) => decisions[kind].single?.clock(asked))).toEqual(kinds)
    expect(Object.values(decisions).map(({ shows }) => shows)).toEqual(Array(4).fill('asked'))
    expect(windows).toEqual({})
  })

  it('section 12 bots let 1 to 3 seconds pass, whatever they hold', () => {
    expect(Object.values(pause)).toEqual(Array(4).fill([1, 3]))
    expect(seats).toEqual({ min: 2, max: 6 })
  })

  it('section 6 a mulligan is not taken when the time is up', () => {
    expect(fallback({ hands: ['2C', '3C'], phase: { kind: 'mulligan', seat: 0 } }, 'mulligan')).toEqual({ take: false })
  })

  it('section 6 Nobility is passed when the time is up', () => {
    expect(fallback({ hands: ['2C', '3C'], phase: { kind: 'noble', seat: 0 } }, 'noble')).toEqual({ pass: true })
  })

  it('S28 when the time is up the first card goes to the spare battlefield', () => {
    const told = { hands: ['6C AS 2D 9H', ''], at: { 1: ['[KC]', 'KD'] } }
    expect(fallback(told, 'faceUp')).toEqual({ card: '6C', battlefield: 2 })
    const table = given(told)
    table.answer(0, 'faceUp', at('6C', 2))
    const prompt = table.update(0).asks?.prompt
    expect(prompt).toEqual({ hand: ['AS', '2D', '9H'], count: 2, spares: [3, 4] })
    const state = { hands: ['AS 2D 9H', ''], at: { 1: ['[KC]', ''], 2: ['6C', ''] } }
    expect(fallback({ ...state, phase: { kind: 'faceDown', seat: 0 } }, 'faceDown')).toEqual({
      plays: [at('AS', 3), at('2D', 4)],
    })
  })

  it('section 6 without a battlefield free of own cards the spare one is the first', () => {
    const full = { 1: ['2S', ''], 2: ['3S', ''], 3: ['4S', ''], 4: ['5S', ''] }
    expect(fallback({ hands: ['6C', ''], at: { ...full, 5: ['6S', ''] } }, 'faceUp')).toEqual(at('6C', 1))
    const last = fallback({ hands: ['6C 7C', ''], at: full, phase: { kind: 'faceDown', seat: 0 } }, 'faceDown')
    expect(last).toEqual({ plays: [at('6C', 5), at('7C', 1)] })
    const none = { ...full, 5: ['6S', ''] }
    const both = fallback({ hands: ['6C 7C', ''], at: none, phase: { kind: 'faceDown', seat: 0 } }, 'faceDown')
    expect(both).toEqual({ plays: [at('6C', 1), at('7C', 1)] })
  })

  it('section 6 the default of a seat with one card is that card', () => {
    expect(fallback(down('6C'), 'faceDown')).toEqual({ plays: [at('6C', 1)] })
  })
})

function fallback(told: Given, kind: Kind<RobotRevolution>): object | undefined {
  const table = given(told)
  const prompt = table.update(0).asks?.prompt
  const { single }: { single?: { fallback(asked: object): object } } = Object(decisions[kind])
  return prompt && single?.fallback(prompt)
}

describe('refusals', () => {
  const two = down('2C 3C 4C')

  it.each([
    ['mulligan', {}],
    ['mulligan', { take: 1 }],
    ['mulligan', { take: true, hand: [] }],
    ['faceUp', { card: '2C' }],
    ['faceUp', { card: '2C', battlefield: '1' }],
    ['faceUp', { card: 2, battlefield: 1 }],
    ['faceUp', { card: '2C', battlefield: 1, faceUp: true }],
    ['noble', { pass: false }],
    ['noble', { pass: true, card: '2C', battlefield: 1 }],
    ['faceDown', { plays: at('2C', 1) }],
    ['faceDown', { plays: [at('2C', 1), { card: '3C' }] }],
    ['faceDown', { plays: [at('2C', 1), at('3C', 1)], more: 1 }],
    ['discard', { card: '2C' }],
  ])('malformed: %s %j', (kind, action) => {
    expect(said(two, { kind, action })).toEqual({ code: 'malformed' })
  })

  it('not_seated: the sender has no seat', () => {
    expect(said(two, { seat: -1, ...plays(at('2C', 1), at('3C', 1)) })).toEqual({ code: 'not_seated' })
  })

  it('game_over: the match has ended', () => {
    const over: Given = { ...two, phase: { kind: 'over', result: 'draw', places: [[0, 1]] } }
    expect(said(over, { kind: 'faceDown', ...plays(at('2C', 1), at('3C', 1)) })).toEqual({ code: 'game_over' })
  })

  it('late: the question named is over', () => {
    expect(said(two, { beat: 4, ...plays(at('2C', 1), at('3C', 1)) })).toEqual({ code: 'late' })
  })

  it('not_your_decision: it is put to another seat or is of another kind', () => {
    expect(said(two, { seat: 1, ...plays(at('QS', 1), at('JS', 1)) })).toEqual({ code: 'not_your_decision' })
    expect(said(two, { kind: 'faceUp', action: at('2C', 1) })).toEqual({ code: 'not_your_decision' })
  })

  it.each(['QS', '9H', '8H', '5D', 'KD', '7D', '2C#2', 'Joker', '__proto__', ''])(
    'card_not_in_hand: %s, wherever it is or is not',
    (card) => {
      const told = { hands: ['2C 3C', 'QS'], generals: ['9H', '8H'], at: { 1: ['5D', ''] }, discard: 'KD' } as const
      for (const kind of ['faceUp', 'noble'] as const) {
        expect(said({ ...told, phase: { kind, seat: 0 } }, { action: at(card, 1) })).toEqual({
          code: 'card_not_in_hand',
        })
      }
      const both = plays(at('2C', 1), at(card, 1))
      expect(said({ ...told, phase: { kind: 'faceDown', seat: 0 } }, both)).toEqual({ code: 'card_not_in_hand' })
    },
  )

  it('duplicate_card: the same card twice', () => {
    expect(said(two, plays(at('2C', 1), at('2C', 2)))).toEqual({ code: 'duplicate_card' })
  })

  it('wrong_card_count: other than two, or other than the one card there is', () => {
    expect(said(two, plays())).toEqual({ code: 'wrong_card_count' })
    expect(said(two, plays(at('2C', 1)))).toEqual({ code: 'wrong_card_count' })
    expect(said(two, plays(at('2C', 1), at('3C', 1), at('4C', 1)))).toEqual({ code: 'wrong_card_count' })
    expect(said(down('2C'), plays())).toEqual({ code: 'wrong_card_count' })
    expect(said(down('2C'), plays(at('2C', 1)))).toBe('taken')
  })

  it.each([0, 6, -1, 1.5, 1e9])('bad_battlefield: there is no battlefield %d', (place) => {
    const up = { hands: ['2C 3C', ''] }
    expect(said(up, { action: at('2C', place) })).toEqual({ code: 'bad_battlefield' })
    expect(said({ ...up, phase: { kind: 'noble', seat: 0 } }, { action: at('2C', place) })).toEqual({
      code: 'bad_battlefield',
    })
    expect(said(two, plays(at('2C', 1), at('3C', place)))).toEqual({ code: 'bad_battlefield' })
  })

  it.each([1, 2, 3, 4, 5])('battlefield %d is taken', (place) => {
    expect(said({ hands: ['2C 3C', ''] }, { action: at('2C', place) })).toBe('taken')
  })

  it('section 11 the first of the table is given if several apply', () => {
    expect(said({ hands: ['2C', ''] }, { action: at('9C', 9) })).toEqual({ code: 'card_not_in_hand' })
    const unknownTwice = plays(at('9C', 9), at('9C', 9), at('2C', 9))
    expect(said(two, unknownTwice)).toEqual({ code: 'card_not_in_hand' })
    expect(said(two, plays(at('2C', 9), at('2C', 9), at('3C', 9)))).toEqual({ code: 'duplicate_card' })
    expect(said(two, plays(at('2C', 9)))).toEqual({ code: 'wrong_card_count' })
  })

  it('section 1 the options are sharedCodeMin 1 or 2 and nothing else', () => {
    const takes = (options: object) => safeParse(robotRevolution.options.schema, options).success
    expect(takes({ sharedCodeMin: 1 }) && takes({ sharedCodeMin: 2 })).toBe(true)
    expect([{}, { sharedCodeMin: 3 }, { sharedCodeMin: 2, decks: 1 }].some(takes)).toBe(false)
    expect(robotRevolution.options.usual).toEqual({ sharedCodeMin: 2 })
  })
})
