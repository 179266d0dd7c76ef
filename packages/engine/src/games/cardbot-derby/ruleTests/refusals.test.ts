import { describe, expect, it } from 'vitest'
import type { Move } from '../../../core/game.ts'
import { submit } from '../../../core/match.ts'
import { keyOf, keyStream } from '../../../core/rng.ts'
import { cardbotDerby, type State } from '../index.ts'
import { laid, raced } from './laid.ts'

/** What the platform says to something that came over the wire in beat 5. */
function said(
  state: State,
  move: { what?: 'answer' | 'offer'; kind?: string; seat?: number; beat?: number; action: object },
) {
  const whole: Move = { what: 'answer', kind: 'program', seat: 0, beat: 5, by: 'player', ...move }
  const submitted = submit(cardbotDerby, { state, drawn: 0, beat: 5 }, whole, keyStream(keyOf('any')))
  return 'refused' in submitted ? submitted.refused.code : 'taken'
}
const HAND = 'K 4 9 5 3'.split(' ')
const choosing = () => laid({ robots: 'a (2,2)E K 4 9 5 3, b (4,0)S' }).state
const seven = () => laid({ robots: 'a (2,2)E K 4 9 5 3 A 2, b (4,0)S', options: { drawCount: 7 } }).state
const order = (...cards: string[]) => ({ robot: 0, order: cards })
const over = () => raced({ robots: 'a (0,4)N 4 8, b (4,0)S', next: { a: 'K' } }).state
function pinging() {
  const table = laid({ robots: 'a (2,2)E K, b (3,2)N 5, c (4,2)N 4' })
  table.close()
  return table.state
}

describe('what the platform refuses', () => {
  it.each([
    {},
    { robot: 0 },
    { order: HAND },
    { robot: '0', order: HAND },
    { robot: 0.5, order: HAND },
    { robot: 0, order: 'K4953' },
    { robot: 0, order: [1, 2, 3, 4, 5] },
    { robot: 0, order: HAND, seat: 1 },
    { robot: 0, order: Array(200).fill('K') },
  ])('section 11 malformed: %j', (action) => {
    expect(said(choosing(), { action })).toBe('malformed')
    expect(said(choosing(), { what: 'offer', kind: 'arrange', action })).toBe('malformed')
  })

  it('section 11 malformed: no side, another kind, a beat to come', () => {
    for (const action of [{}, { dir: 1 }, { dir: 'N', robot: 0 }])
      expect(said(pinging(), { kind: 'ping', action })).toBe('malformed')
    expect(said(choosing(), { kind: 'toString', action: order(...HAND) })).toBe('malformed')
    expect(said(choosing(), { what: 'offer', kind: 'program', action: order(...HAND) })).toBe('malformed')
    expect(said(choosing(), { beat: 6, action: order(...HAND) })).toBe('malformed')
  })

  it('section 11 not_seated comes before game_over, that before late', () => {
    expect(said(over(), { seat: -1, beat: 4, action: order(...HAND) })).toBe('not_seated')
    expect(said(over(), { beat: 4, action: order(...HAND) })).toBe('game_over')
    expect(said(over(), { what: 'offer', kind: 'arrange', action: order(...HAND) })).toBe('game_over')
    expect(said(choosing(), { beat: 4, action: order(...HAND) })).toBe('late')
  })

  it('section 11 an arrangement names no question: it is never late', () => {
    expect(said(choosing(), { what: 'offer', kind: 'arrange', beat: 4, action: order(...HAND) })).toBe('taken')
  })

  it('section 11 late comes before not_your_decision, that before all that is wrong with the cards', () => {
    expect(said(pinging(), { beat: 4, action: order('K') })).toBe('late')
    expect(said(pinging(), { action: order('K') })).toBe('not_your_decision')
    expect(said(pinging(), { what: 'offer', kind: 'arrange', action: order('K') })).toBe('not_your_decision')
    expect(said(pinging(), { kind: 'ping', seat: 1, action: { dir: 'up' } })).toBe('not_your_decision')
    expect(said(choosing(), { kind: 'ping', action: { dir: 'up' } })).toBe('not_your_decision')
    expect(said(choosing(), { seat: 7, action: order(...HAND) })).toBe('not_your_decision')
  })

  it('section 11 not_your_decision once all of a seat’s robots have programs', () => {
    const table = laid({ robots: 'a (2,2)E K 4 9 5 3, b (4,0)S' })
    table.answer(0, 'program', order(...HAND))
    expect(said(table.state, { action: order(...HAND) })).toBe('not_your_decision')
    expect(said(table.state, { what: 'offer', kind: 'arrange', action: order(...HAND) })).toBe('not_your_decision')
  })
})

describe('what the title refuses', () => {
  it('section 11 bad_robot: another seat’s, none at all, or one that has its program', () => {
    for (const robot of [1, 2, 8, -1]) {
      expect(said(choosing(), { action: { robot, order: ['K'] } })).toBe('bad_robot')
      expect(said(choosing(), { what: 'offer', kind: 'arrange', action: { robot, order: ['K'] } })).toBe('bad_robot')
    }
    const two = laid({ robots: 'a (2,2)E K 4 9 5 3', seats: 2, options: { robotsPerPlayer: 2 } })
    two.answer(0, 'program', order(...HAND))
    expect(said(two.state, { action: order(...HAND) })).toBe('bad_robot')
    expect(said(two.state, { what: 'offer', kind: 'arrange', action: order(...HAND) })).toBe('bad_robot')
  })

  it('section 11 wrong_card_count: a program has five, an arrangement all that were drawn', () => {
    for (const cards of [[], ['K', 'K'], [...HAND, 'K']])
      expect(said(choosing(), { action: order(...cards) })).toBe('wrong_card_count')
    expect(said(seven(), { action: order(...HAND, 'A', 'X') })).toBe('wrong_card_count')
    expect(said(seven(), { what: 'offer', kind: 'arrange', action: order(...HAND) })).toBe('wrong_card_count')
    expect(said(seven(), { action: order(...HAND) })).toBe('taken')
    expect(said(seven(), { what: 'offer', kind: 'arrange', action: order('A', '2', ...HAND) })).toBe('taken')
  })

  it('section 11 duplicate_card comes before card_not_drawn', () => {
    expect(said(choosing(), { action: order('K', 'K', '4', '9', 'Q') })).toBe('duplicate_card')
    expect(said(seven(), { what: 'offer', kind: 'arrange', action: order('A', 'A', ...HAND) })).toBe('duplicate_card')
  })

  it('section 11 card_not_drawn, wherever it is', () => {
    for (const card of ['Q', '8', 'KH', 'k', ''])
      expect(said(choosing(), { action: order('K', '4', '9', '5', card) })).toBe('card_not_drawn')
    expect(said(seven(), { what: 'offer', kind: 'arrange', action: order('Q', '2', ...HAND) })).toBe('card_not_drawn')
  })

  it('section 11 bad_direction: a side that is not offered', () => {
    for (const dir of ['E', 'W', 'n', ''])
      expect(said(pinging(), { kind: 'ping', action: { dir } })).toBe('bad_direction')
    for (const dir of ['N', 'S']) expect(said(pinging(), { kind: 'ping', action: { dir } })).toBe('taken')
  })
})
