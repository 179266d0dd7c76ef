import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Move } from '../../../core/game.ts'
import { submit } from '../../../core/match.ts'
import { keyOf, keyStream } from '../../../core/rng.ts'
import { notARobot, USUAL_OPTIONS, type State } from '../index.ts'
import { stateOf } from '../testing.ts'

type Answer = Extract<Move, { what: 'answer' }>
const BEAT = 5
const LIST = 's0 Moon, s1 Sea, s2 Owl, s3 Fox'
const associating = stateOf({ list: 's0 Moon' })
const reviewing = stateOf({ list: 's0 Moon, s1 -, s2 Owl, s3 Fox', reviewed: [4], phase: 'review' })
const calling = stateOf({ list: LIST, phase: 'call', robot: 2 })
const guessing = stateOf({ list: LIST, phase: 'guess', robot: 2 })
const explaining = stateOf({ list: LIST, phase: 'explain' })
const debating = stateOf({ list: LIST, phase: 'debate' })
const voting = stateOf({ list: LIST, phase: 'vote' })
const votingOff = stateOf({ list: LIST, phase: 'vote', options: { server: false } })
const looking = stateOf({ list: LIST, phase: 'result' })
const over = stateOf({ list: LIST, phase: 'over' })

function said(state: State, change: Omit<Partial<Answer>, 'action'> & { action: unknown }): string {
  const move = { what: 'answer', beat: BEAT, seat: 1, kind: 'associate', by: 'player', ...change } as Move
  const submitted = submit(notARobot, { state, drawn: 0, beat: BEAT }, move, keyStream(keyOf('any')))
  return 'refused' in submitted ? submitted.refused.code : 'taken'
}
const word = (text: string) => ({ action: { word: text } })

describe('what the platform refuses', () => {
  it.each([
    ['associate', associating, [{}, { word: 3 }, { word: null }, { word: 'a', seat: 1 }, { word: 'a'.repeat(201) }]],
    [
      'review',
      reviewing,
      [
        {},
        { objections: 3 },
        { objections: [1.5] },
        { objections: ['1'] },
        { objections: [1, 1] },
        { objections: [3], all: 1 },
      ],
    ],
    ['call', calling, [{}, { call: 'yes' }, { call: true }, { call: 'stay', robot: 1 }]],
    ['guess', guessing, [{}, { place: 0 }, { place: 10 }, { place: 1.5 }, { place: '1' }, { place: null }]],
    ['explain', explaining, [{}, { text: 3 }, { text: 'a'.repeat(2001) }, { text: null, done: true }]],
    ['ready', debating, [{}, { ready: false }, { ready: 1 }]],
    ['vote', voting, [{}, { entry: '1' }, { entry: 1.5 }, { entry: null }, { entry: 1, seat: 2 }]],
    ['continue', looking, [{}, { continue: false }]],
  ])('section 11 malformed: %s', (kind, state, actions) => {
    for (const action of actions) expect([action, said(state, { kind, action })]).toEqual([action, 'malformed'])
  })

  it('section 11 malformed: 200 units are as many as a word may have, another kind, a beat to come', () => {
    expect(said(associating, word(`${' '.repeat(197)}sea`))).toBe('taken')
    expect(said(associating, word(`${' '.repeat(198)}sea`))).toBe('malformed')
    expect(said(associating, { kind: 'toString', ...word('Sea') })).toBe('malformed')
    expect(said(associating, { beat: BEAT + 1, ...word('Sea') })).toBe('malformed')
  })

  it('section 11 malformed, not_seated, game_over, late, not_your_decision, then the title’s own: in this order', () => {
    expect(said(over, { seat: -1, beat: 4, action: {} })).toBe('malformed')
    expect(said(over, { seat: -1, beat: 4, ...word('Sea') })).toBe('not_seated')
    expect(said(over, { beat: 4, ...word('Sea') })).toBe('game_over')
    expect(said(calling, { beat: 4, ...word('two words') })).toBe('late')
    expect(said(calling, word('two words'))).toBe('not_your_decision')
    expect(said(associating, { seat: 0, ...word('two words') })).toBe('not_your_decision')
  })

  it('section 11 not_your_decision: answered already, another phase, not the speaker, not the Robot, no review', () => {
    expect(said(associating, { kind: 'review', action: { objections: [] } })).toBe('not_your_decision')
    expect(said(associating, { kind: 'vote', action: { entry: 1 } })).toBe('not_your_decision')
    expect(said(explaining, { kind: 'explain', action: { text: null } })).toBe('not_your_decision')
    expect(said(guessing, { kind: 'guess', action: { place: 5 } })).toBe('not_your_decision')
    expect(said(guessing, { kind: 'guess', seat: 2, action: { place: 5 } })).toBe('taken')
    expect(said(voting, { kind: 'ready', action: { ready: true } })).toBe('not_your_decision')
    expect(said(voting, { kind: 'continue', action: { continue: true } })).toBe('not_your_decision')
    expect(said(associating, { seat: 7, ...word('Sea') })).toBe('not_your_decision')
  })
})

describe('what the title refuses', () => {
  it('section 11 words: the first of the checks that fails', () => {
    const state = stateOf({ list: 's0 Seven-moon', used: ['Top'] })
    const codes = [
      'word_empty',
      'word_spaces',
      'word_digits',
      'word_characters',
      'word_long',
      'word_compound',
      'word_place',
    ]
    const long = 'a'.repeat(31)
    const words = [
      '\u200b',
      `2 ! ${long}-b-c-d`,
      `2!${long}-b-c-d`,
      `!${long}-b-c-d`,
      `${long}-b-c-d`,
      'top-top-top-top',
      'Top',
    ]
    expect(words.map((each) => said(state, word(each)))).toEqual(codes)
    expect(said(state, word('sevenmoon'))).toBe('word_taken')
    expect(said(state, word('moonseven'))).toBe('taken')
  })

  it('section 11 no_server comes before no_such_entry, that before own_entry', () => {
    const vote = (state: State, entry: number) => said(state, { kind: 'vote', action: { entry } })
    expect([vote(votingOff, 9), vote(voting, 9)]).toEqual(['no_server', 'taken'])
    for (const entry of [0, 5, 8, 10, -1]) expect(vote(voting, entry)).toBe('no_such_entry')
    expect([vote(voting, 2), vote(voting, 1)]).toEqual(['own_entry', 'taken'])
  })

  it('section 11 one bad objection refuses them all: no_such_entry, own_entry, not_reviewable', () => {
    const review = (...objections: number[]) => said(reviewing, { kind: 'review', seat: 2, action: { objections } })
    expect(review(1, 2, 3, 5)).toBe('no_such_entry')
    expect(review(1, 0)).toBe('no_such_entry')
    expect(review(2, 3)).toBe('own_entry')
    expect([review(1, 2), review(1, 4)]).toEqual(['not_reviewable', 'not_reviewable'])
    expect(review(1)).toBe('taken')
  })

  it('section 11 not_the_robot', () => {
    expect(said(calling, { kind: 'call', action: { call: 'reveal' } })).toBe('not_the_robot')
    expect(said(calling, { kind: 'call', seat: 2, action: { call: 'reveal' } })).toBe('taken')
    expect(said(calling, { kind: 'call', action: { call: 'stay' } })).toBe('taken')
  })

  it('section 11 text_long', () => {
    const explain = (text: string) => said(explaining, { kind: 'explain', seat: 0, action: { text } })
    expect([explain('a'.repeat(281)), explain('a'.repeat(280))]).toEqual(['text_long', 'taken'])
  })

  it('section 11 bad_options: seats, rounds, unknown values', () => {
    const { schema, refuse } = notARobot.options
    expect(refuse(USUAL_OPTIONS, 2)).toMatchObject({ code: 'bad_options', what: 'seats' })
    const wrong = [{ rounds: 0 }, { rounds: 13 }, { rounds: 2.5 }, { server: 'on' }, { language: 'fr' }, { avoid: [1] }]
    for (const change of wrong) expect(safeParse(schema, { ...USUAL_OPTIONS, ...change }).success).toBe(false)
    for (const change of [{ rounds: 12 }, { avoid: ['c01a', 'c99x'] }, { server: false, language: 'de' }])
      expect(safeParse(schema, { ...USUAL_OPTIONS, ...change }).success).toBe(true)
  })
})
