import { describe, expect, it } from 'vitest'
import { keyOf, keyStream, submit, type Move } from '../../../index.ts'
import { evilRobotsInfluence, type Phase, type State } from '../index.ts'
import { bare, playing, stateOf, type Given } from '../testing.ts'

const BEAT = 5
interface Saying {
  seat?: number
  kind?: string
  action?: object
  beat?: number
}
/** What the platform and the title say to it: a code, or `taken`. */
function said(state: State, { seat = 0, kind = state.phase.kind, action = {}, beat = BEAT }: Saying): string {
  const move: Move = { what: 'answer', beat, seat, kind, action, by: 'player' }
  const submitted = submit(evilRobotsInfluence, { state, drawn: 0, beat: BEAT }, move, keyStream(keyOf('any')))
  return 'refused' in submitted ? submitted.refused.code : 'taken'
}
const SEATS = ['5 t2 L03 R01', '4', 'i3']
const at = (phase: Phase, told: Partial<Given> = {}): State =>
  stateOf({ seats: SEATS, stack: '2 0(1)', phase, ...told })
const turning = (first: string, told: Partial<Given> = {}): State =>
  stateOf({ seats: [first, '4', '3'], stack: '', ...told })

const claiming = at({ kind: 'claim', first: false, asked: [1, 2], answers: [{ seat: 1, raise: true }] })
const offering = at({ kind: 'offer', dealer: 0, raised: [0, 1, 2], asked: [1, 2], answers: [{ seat: 1, amount: 0 }] })
const picking = at({ kind: 'pick', dealer: 0, raised: [1, 2], offers: [] })
const giving = at({ kind: 'giveZero', dealer: 0, candidates: [1, 2] })
const choosing = at({
  kind: 'cardChoice',
  card: 'L13',
  seat: 0,
  target: 1,
  then: { kind: 'turn', seat: 0, extra: false },
})
const musing = at({
  kind: 'cardChoice',
  card: 'L06',
  seat: 0,
  drawn: ['R02'],
  then: { kind: 'turn', seat: 0, extra: false },
})
const revealing = at({ kind: 'reveal', seat: 0 })
const splitting = at({ kind: 'split', winners: [0, 1], proposals: [] })
const ending = at({ kind: 'endgame', asked: [0, 1], answers: [{ seat: 1, sides: [] }] })
const keeping = at({ kind: 'retain', asked: [0, 1], answers: [{ seat: 1, keep: [] }] })
const walking = at({ kind: 'path', winners: [0, 1], answers: [{ seat: 1, path: 'good' }] })
const over = at({ kind: 'over', winners: [0], by: 'influence', path: 'good', pathBy: 'choice' })

describe('what the platform refuses', () => {
  it.each([
    ['claim', claiming, [{}, { raise: 1 }, { raise: true, seat: 1 }]],
    ['offer', offering, [{}, { amount: '1' }, { amount: null }]],
    ['pick', picking, [{}, { seat: '1' }]],
    ['giveZero', giving, [{}, { seat: null }]],
    [
      'turn',
      turning('5 t2'),
      [
        {},
        { kind: 'wait' },
        { kind: 'play', side: 'left' },
        { ...bare('L03'), side: 'middle' },
        { kind: 'turnAny' },
        { kind: 'endTurn', now: true },
        { ...playing('L03'), choices: { seat: 9 } },
      ],
    ],
    ['cardChoice', choosing, [{}, { turn: 1 }, { keep: '0' }, { turn: true, keep: 0 }]],
    ['reveal', revealing, [{}, { kind: 'endTurn' }, { kind: 'pass', why: 1 }]],
    [
      'split',
      splitting,
      [
        {},
        { kind: 'propose' },
        { kind: 'propose', shares: [1, 2] },
        { kind: 'accept' },
        { kind: 'accept', proposal: '1' },
      ],
    ],
    ['endgame', ending, [{}, { sides: ['left', 'left'] }, { sides: ['top'] }, { sides: 'left' }]],
    ['retain', keeping, [{}, { keep: ['right', 'right'] }, { keep: [1] }]],
    ['path', walking, [{}, { path: 'neutral' }]],
  ])('section 11 malformed: %s', (kind, state, actions) => {
    for (const action of actions) expect([action, said(state, { kind, action })]).toEqual([action, 'malformed'])
  })

  it('section 11 malformed, not_seated, game_over, late, not_your_decision: in this order', () => {
    const raise = { kind: 'claim', action: { raise: true } }
    expect(said(over, { seat: -1, beat: 4, ...raise, action: {} })).toBe('malformed')
    expect(said(over, { seat: -1, beat: 4, ...raise })).toBe('not_seated')
    expect(said(over, { beat: 4, ...raise })).toBe('game_over')
    expect(said(claiming, { beat: 4, ...raise })).toBe('late')
    expect(said(claiming, { seat: 0, ...raise })).toBe('not_your_decision')
    expect(said(claiming, { seat: 2, ...raise })).toBe('taken')
  })

  it('section 11 not_your_decision: not asked, or answered already', () => {
    expect(said(claiming, { seat: 1, action: { raise: false } })).toBe('not_your_decision')
    expect(said(offering, { seat: 1, action: { amount: 1 } })).toBe('not_your_decision')
    expect(said(offering, { seat: 0, action: { amount: 1 } })).toBe('not_your_decision')
    expect(said(ending, { seat: 1, action: { sides: [] } })).toBe('not_your_decision')
    expect(said(keeping, { seat: 1, action: { keep: [] } })).toBe('not_your_decision')
    expect(said(walking, { seat: 1, action: { path: 'evil' } })).toBe('not_your_decision')
    expect(said(splitting, { seat: 2, action: { kind: 'noDeal' } })).toBe('not_your_decision')
    expect(said(picking, { seat: 1, action: { seat: 1 } })).toBe('not_your_decision')
  })
})

describe('what the title refuses', () => {
  const turn = (state: State, action: object) => said(state, { kind: 'turn', action })

  it('section 11 offer_out_of_range, not_a_claimant, not_a_candidate', () => {
    const offer = (amount: number) => said(offering, { seat: 2, action: { amount } })
    expect([offer(-1), offer(4), offer(0.5), offer(3)]).toEqual([
      ...Array<string>(3).fill('offer_out_of_range'),
      'taken',
    ])
    expect([said(picking, { action: { seat: 0 } }), said(picking, { action: { seat: 2 } })]).toEqual([
      'not_a_claimant',
      'taken',
    ])
    expect([said(giving, { action: { seat: 0 } }), said(giving, { action: { seat: 2 } })]).toEqual([
      'not_a_candidate',
      'taken',
    ])
  })

  it('section 11 no_such_card, card_face_up, wrong_type, must_use, tokens: in this order', () => {
    const bareSide: State = turning('5')
    bareSide.seats[0]!.left = null
    expect(turn(bareSide, playing('L03', { seat: 7 }))).toBe('no_such_card')
    expect(turn(turning('5 L16+'), playing('L16'))).toBe('card_face_up')
    expect(turn(turning('5 L16'), bare('L16'))).toBe('wrong_type')
    expect(turn(turning('5 L10'), bare('L10'))).toBe('must_use')
    expect(turn(turning('5 L10'), playing('L10'))).toBe('not_enough_tokens')
    expect(turn(turning('5 L03', { seats: ['5 L03', '4 L08+', '3'] }), playing('L03', { seat: 1 }))).toBe(
      'not_enough_tokens',
    )
  })

  it('section 11 not_enough_influence before deck_empty; power_zero after tokens', () => {
    const change = { kind: 'change', side: 'left' }
    expect(turn(turning('5 i0', { short: true }), change)).toBe('not_enough_influence')
    expect(turn(turning('5 i1', { short: true }), change)).toBe('deck_empty')
    expect(turn(turning('5 i1'), change)).toBe('taken')
    expect(turn(turning('0(5)'), { kind: 'turnOwn' })).toBe('not_enough_tokens')
    expect(turn(turning('0(5) t1'), { kind: 'turnOwn' })).toBe('power_zero')
  })

  it('section 11 protected before illegal_choice', () => {
    const state = turning('5 t2 L04', { seats: ['5 t2 L04', '4 L08+', '3'] })
    const coin = (holder: number) => ({ holder, slot: 'shown' as const })
    expect(turn(state, playing('L04', { coins: [coin(1), coin(1)] }))).toBe('protected')
    expect(turn(state, playing('L04', { coins: [coin(2), coin(2)] }))).toBe('illegal_choice')
    expect(turn(state, { kind: 'turnAny', coin: { holder: 1, slot: 'left' } })).toBe('protected')
    expect(turn(state, { kind: 'turnAny', coin: { holder: 2, slot: 'left' } })).toBe('illegal_choice')
    expect(turn(state, { kind: 'turnAny', coin: { holder: 'idle', slot: 'left' } })).toBe('illegal_choice')
    expect(turn(state, { kind: 'turnAny', coin: coin(8) })).toBe('illegal_choice')
  })

  it('section 11 illegal_choice: another card’s answer, none of these', () => {
    expect([said(choosing, { action: { keep: 0 } }), said(choosing, { action: { turn: true } })]).toEqual([
      'illegal_choice',
      'taken',
    ])
    const keep = (number: number) => said(musing, { action: { keep: number } })
    expect([keep(-1), keep(0.5), keep(2), keep(1), said(musing, { action: { turn: true } })]).toEqual([
      ...['illegal_choice', 'illegal_choice', 'illegal_choice', 'taken', 'illegal_choice'],
    ])
  })

  it('section 11 the same order in a window, and over the cards shown or kept', () => {
    expect(said(revealing, { action: playing('L03', { seat: 1 }) })).toBe('wrong_type')
    const bareSide = structuredClone(ending)
    bareSide.seats[0]!.left = null
    expect(said(bareSide, { action: { sides: ['left'] } })).toBe('no_such_card')
    expect(said(ending, { action: { sides: ['right'] } })).toBe('wrong_type')
    const kept = structuredClone(keeping)
    kept.seats[0]!.right = null
    expect([said(kept, { action: { keep: ['right'] } }), said(kept, { action: { keep: ['left'] } })]).toEqual([
      'no_such_card',
      'taken',
    ])
  })

  it('section 11 splits: bad_split before too_many_proposals, no_such_proposal, no_proposal_yet', () => {
    const split = (action: object) => said(splitting, { action })
    const shares = (...gems: number[]) => ({
      kind: 'propose',
      shares: gems.map((each, seat) => ({ seat, gems: each })),
    })
    expect([split(shares(2, 1)), split(shares(2, 2))]).toEqual(['bad_split', 'taken'])
    expect([split({ kind: 'accept', proposal: 1 }), split({ kind: 'withdraw' })]).toEqual(
      Array(2).fill('no_such_proposal'),
    )
    expect(split({ kind: 'noDeal' })).toBe('no_proposal_yet')
    const shown = [0, 1, 2, 3, 4].map((gems) => [gems, 4 - gems] as const)
    const proposals = [...shown, shown[0]!].map(([one, other], at) => {
      return {
        number: at + 1,
        by: 0,
        shares: [
          { seat: 0, gems: one },
          { seat: 1, gems: other },
        ],
        supporters: [],
      }
    })
    const full = at({ kind: 'split', winners: [0, 1], proposals }, { pot: 6 })
    expect(said(full, { action: shares(3, 2) })).toBe('bad_split')
    expect(said(full, { action: shares(3, 3) })).toBe('too_many_proposals')
  })

  it('section 11 bad_player_count, bad_options', () => {
    const { refuse } = evilRobotsInfluence.options
    expect([refuse({ firstDealer: 0 }, 2)?.code, refuse({ firstDealer: 3 }, 3)?.code]).toEqual([
      'bad_player_count',
      'bad_options',
    ])
  })
})
