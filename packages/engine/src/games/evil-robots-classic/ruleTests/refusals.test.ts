import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Move } from '../../../core/game.ts'
import { submit } from '../../../core/match.ts'
import { keyOf, keyStream } from '../../../core/rng.ts'
import {
  evilRobotsClassic,
  USUAL_OPTIONS,
  type Action,
  type CallOrder,
  type Claim,
  type LineUp,
  type Ordering,
  type Reply,
  type Show,
} from '../index.ts'
import {
  atCall,
  convert,
  emptyResult,
  given,
  pass,
  robot,
  self,
  stateOf,
  type ClassicScenario,
  type Given,
} from '../testing.ts'

const { decisions, offers } = evilRobotsClassic

/** What the platform says to something that came over the wire. */
function said(
  told: Given,
  move: { what?: 'answer' | 'offer'; seat?: number; kind: string; action: object; beat?: number },
) {
  const position = { state: stateOf(told), drawn: 0, beat: 5 }
  const whole = { what: 'answer', seat: 0, beat: 5, by: 'player', ...move } as Move
  const submitted = submit(evilRobotsClassic, position, whole, keyStream(keyOf('any')))
  return 'refused' in submitted ? submitted.refused.code : 'taken'
}
const SEATS = ['BadBot 5 G', 'SumoBot 9 E', 'FreeBot 1 N']
const turnOf = (own: string, more: Partial<Given> = {}) => given({ seats: [own, ...SEATS.slice(1)], turn: 0, ...more })
const refused = (own: string, action: Action, more: Partial<Given> = {}) =>
  turnOf(own, more).refusal(0, more.line ? 'passTurn' : 'turn', action)?.code ?? 'taken'
const offered = (table: ClassicScenario, action: object, kind: 'show' | 'order' = 'show') => {
  const prompt = table.update(0).offers.find((offer) => offer.kind === kind)?.prompt
  return prompt
    ? ((offers[kind].refuse as (p: object, a: object) => { code: string } | null)(prompt, action)?.code ?? 'taken')
    : 'closed'
}
const also = (action: Action, ...alsoShow: Show[]): Action => ({ ...action, alsoShow })

describe('what the platform refuses', () => {
  it.each([
    ['discuss', { ready: false }],
    ['call', { claim: { as: 'power', level: 3 } }],
    ['call', { claim: { as: 'plus', level: 13 } }],
    ['call', { claim: { as: 'free' } }],
    ['call', {}],
    ['turn', { act: 'dance' }],
    ['turn', { ...convert(1), target: 9 }],
    ['turn', { ...convert(1), target: 'dealer' }],
    ['turn', { ...convert(1), shown: 'X' }],
    ['turn', { ...robot([1]), copyOf: 'TruthBot' }],
    ['turn', { act: 'pass' }],
    ['turn', { ...pass(), alsoShow: [{ what: 'power', value: 3 }] }],
    ['callOrder', { order: [0.5] }],
    ['answer', { ifFails: 'robot', ifSucceeds: null, lockShow: false, dial: null, reaction: null }],
    ['answer', { ifFails: 'power', ifSucceeds: null, lockShow: false, dial: 4, reaction: null }],
    ['react', { reaction: 'block' }],
    ['lineUp', { lineUp: { as: 'position', position: 13, showPower: true }, dial: null }],
    ['lineUp', { lineUp: { as: 'last' }, dial: null }],
    ['nextRound', { ready: true, now: true }],
    ['vote', {}],
  ])('malformed: %s %j', (kind, action) => {
    expect(said({ seats: SEATS }, { kind, action })).toBe('malformed')
  })

  it('malformed: a seat that this table does not have', () => {
    expect(refused('BadBot 5 G', convert(3))).toBe('malformed')
    expect(refused('PushBot 5 G', robot([8], { allegiance: 'E' }))).toBe('malformed')
    expect(offered(given({ seats: SEATS }), { show: { what: 'power' }, to: [3] })).toBe('malformed')
  })

  it('not_seated, game_over, late', () => {
    expect(said({ seats: SEATS }, { kind: 'discuss', action: { ready: true }, seat: -1 })).toBe('not_seated')
    const told: Given = {
      seats: SEATS,
      phase: { kind: 'over', result: emptyResult(), places: [[0], [1], [2]], winners: [0] },
    }
    expect(said(told, { kind: 'discuss', action: { ready: true } })).toBe('game_over')
    expect(said({ seats: SEATS, turn: 0 }, { kind: 'discuss', action: { ready: true }, beat: 4 })).toBe('late')
  })

  it('not_your_decision: a second claim, a claim by one who passed, a reaction by one who is spent', () => {
    const call = atCall({ seats: ['BadBot 5 G', 'SumoBot 5 E', 'FreeBot 1 N passed'] }, 5)
    call.answer(0, 'call', { claim: null })
    expect([0, 2].map((seat) => call.refusal(seat, 'call', { claim: { as: 'power' } })?.code)).toEqual(
      Array(2).fill('not_your_decision'),
    )
    const chain = given({ seats: ['BadBot 5 G', 'SumoBot 9 E', 'BlockBot 1 N acted', 'ForceBot 1 E'], turn: 0 })
    chain.answer(0, 'turn', convert(1))
    expect([0, 2].map((seat) => chain.refusal(seat, 'react', { reaction: null })?.code)).toEqual(
      Array(2).fill('not_your_decision'),
    )
  })

  it('not_your_decision: a show, an early pass or taking Ready back after the Discussion; orders after the Reveal', () => {
    const later: Given = { seats: SEATS, turn: 0 }
    expect(said(later, { what: 'offer', kind: 'show', action: { show: { what: 'power' }, to: 'all' } })).toBe(
      'not_your_decision',
    )
    expect(said(later, { what: 'offer', kind: 'earlyPass', action: { pass: true } })).toBe('not_your_decision')
    expect(said(later, { what: 'offer', kind: 'unready', action: { ready: false } })).toBe('not_your_decision')
    const ordering = { what: 'offer', kind: 'order', action: { about: 'call', call: { kind: 'manual' } } } as const
    expect(said(later, ordering)).toBe('taken')
    const table = turnOf('BadBot 5 G', { seats: ['BadBot 5 G', 'SumoBot 9 E acted', 'LockBot 1 N acted'] })
    table.answer(0, 'turn', self('E'))
    expect(table.state.phase.kind).toBe('nextRound')
    expect(table.update(0).offers).toEqual([])
  })

  it('not_your_decision: a reaction in the answer of a target that is spent', () => {
    const table = given({ seats: ['BadBot 5 G', 'BlockBot 9 E acted', 'SumoBot 1 N'], turn: 0 })
    table.answer(0, 'turn', convert(1))
    const reply: Reply = { ifFails: 'power', ifSucceeds: null, lockShow: false, dial: null, reaction: 'fail' }
    expect(table.refusal(1, 'answer', reply)).toEqual({ code: 'not_your_decision' })
  })
})

describe('what the title refuses, in the order of the table', () => {
  it('already_passed does not exist: a second early pass is not offered', () => {
    const table = given({ seats: ['BadBot 5 G passed', ...SEATS.slice(1)] })
    expect(table.update(0).offers.map(({ kind }) => kind)).toEqual(['show', 'order'])
  })

  it('bad_recipient: oneself, nobody, the extra robot, a spectator, one twice', () => {
    const table = given({ seats: SEATS, npc: 'N' })
    for (const to of [[0], [], ['npc'], ['spectator'], [1, 1], [1, 0]])
      expect(offered(table, { show: { what: 'allegiance', value: 'G' }, to })).toBe('bad_recipient')
    expect(offered(table, { show: { what: 'power' }, to: [1, 2] })).toBe('taken')
  })

  it('cannot_cheat: a value in a show, Convert, self-conversion or answer, true or not, without being CheatBot', () => {
    expect(offered(given({ seats: SEATS }), { show: { what: 'allegiance', value: 'G' }, to: 'all' })).toBe(
      'cannot_cheat',
    )
    expect(
      offered(given({ seats: ['CheatBot 5 G', ...SEATS.slice(1)] }), {
        show: { what: 'allegiance', value: 'N' },
        to: 'all',
      }),
    ).toBe('taken')
    expect(refused('BadBot 5 G', convert(1, 'G'))).toBe('cannot_cheat')
    expect(refused('BadBot 5 G', self('G', 'G'))).toBe('cannot_cheat')
    expect(refused('BadBot 5 G', also(pass(), { what: 'allegiance', value: 'G' }))).toBe('cannot_cheat')
    expect(refused('CheatBot 5 G', convert(1, 'E'))).toBe('taken')
    const replies: Partial<Reply>[] = [{ ifFails: 'N' }, { ifSucceeds: 'G' }]
    for (const reply of replies) expect(answering('BadBot 5 G', reply)).toBe('cannot_cheat')
    for (const reply of replies) expect(answering('CheatBot 5 G', reply)).toBe('taken')
  })

  it('bad_show: an allegiance added where it is shown anyway; the same twice', () => {
    const allegiance: Show = { what: 'allegiance', value: null }
    expect(refused('BadBot 5 G', also(convert(1), allegiance))).toBe('bad_show')
    expect(refused('BadBot 5 G', also(self('E'), allegiance))).toBe('bad_show')
    expect(refused('BadBot 5 G', also(pass(), allegiance))).toBe('taken')
    expect(refused('BadBot 5 G', also(pass(), { what: 'power' }, { what: 'power' }))).toBe('bad_show')
    expect(refused('BadBot 5 G', also(convert(1), { what: 'robot' }, { what: 'power' }))).toBe('taken')
    expect(refused('BadBot 5 G', also(convert(1, 'E'), allegiance))).toBe('cannot_cheat')
  })

  it('not_your_level, bad_proof: without any right; with a right, but to another proof or level', () => {
    const claim = (own: string, [call, made]: [9 | 6 | 5, Claim], more: Partial<Given> = {}) =>
      atCall({ seats: [own, ...SEATS.slice(1)], ...more }, call).refusal(0, 'call', { claim: made })?.code ?? 'taken'
    expect(claim('BadBot 5 G', [6, { as: 'power' }])).toBe('not_your_level')
    expect(claim('BadBot 5 G', [6, { as: 'free', showPower: true }])).toBe('not_your_level')
    expect(claim('PlusBot 5 G', [6, { as: 'plus', level: 6 }], { bonus: { 0: 0 } })).toBe('not_your_level')
    expect(claim('BadBot 5 G', [5, { as: 'free', showPower: true }])).toBe('bad_proof')
    expect(claim('PlusBot 5 G', [6, { as: 'plus', level: 7 }])).toBe('bad_proof')
    expect(claim('PlusBot 5 G', [6, { as: 'power' }])).toBe('bad_proof')
    expect(claim('PlusBot 8 G', [9, { as: 'plus', level: 12 }])).toBe('bad_proof')
    expect(claim('FreeBot 5 G', [6, { as: 'power' }])).toBe('bad_proof')
    expect(claim('PlusBot 8 G', [9, { as: 'plus', level: 11 }])).toBe('taken')
  })

  it('no_robot_action, must_pass', () => {
    for (const own of ['SumoBot 5 G', 'BlockBot 5 G', 'JudasBot 5 G'])
      expect(refused(own, robot([1]))).toBe('no_robot_action')
    const pretended = { line: [], called: 1 } as const
    const judas = given({ seats: ['JudasBot 5 G passed', ...SEATS.slice(1)], turn: 0, ...pretended, pretended: [0] })
    expect(judas.refusal(0, 'passTurn', convert(1))?.code).toBe('must_pass')
    expect(judas.refusal(0, 'passTurn', convert(0))?.code).toBe('must_pass')
    expect(judas.refusal(0, 'passTurn', robot([1]))?.code).toBe('no_robot_action')
    expect(judas.refusal(0, 'passTurn', pass())).toBeNull()
  })

  it('nothing_to_copy, bad_copy', () => {
    expect(refused('CopyBot 5 G', robot([1], { copyOf: 'PushBot' }))).toBe('nothing_to_copy')
    expect(refused('CopyBot 5 G', robot([1]), { declared: ['PushBot'] })).toBe('bad_copy')
    expect(refused('CopyBot 5 G', robot([1], { copyOf: 'GroupBot' }), { declared: ['PushBot'] })).toBe('bad_copy')
    expect(refused('RandomBot 5 G', robot([1], { copyOf: 'RandomBot' }), { declared: ['RandomBot'] })).toBe('bad_copy')
    expect(refused('CopyBot 5 G', robot([1], { copyOf: 'RandomBot' }), { declared: ['RandomBot'] })).toBe('taken')
  })

  it('bad_target: Convert or GroupBot on oneself, PushBot on oneself in the Pass phase, an absent extra robot', () => {
    expect(refused('BadBot 5 G', convert(0))).toBe('bad_target')
    expect(refused('GroupBot 5 G', robot([0, 1]))).toBe('bad_target')
    expect(refused('CopyBot 5 G', robot([0], { copyOf: 'GroupBot' }), { declared: ['GroupBot'] })).toBe('bad_target')
    expect(refused('BadBot 5 G', convert('npc'))).toBe('bad_target')
    expect(refused('RandomBot 5 G', robot(['npc']))).toBe('bad_target')
    expect(refused('PushBot 5 G passed', robot([0], { allegiance: 'E' }), { line: [] })).toBe('bad_target')
    expect(refused('PushBot 5 G', robot([0], { allegiance: 'E' }))).toBe('taken')
    expect(refused('BadBot 5 G', convert('npc'), { npc: 'N' })).toBe('taken')
  })

  it('bad_target_count: GroupBot one or two, PushBot and RandomBot exactly one, GandalfBot none', () => {
    for (const targets of [[], [1, 2, 'npc'], [1, 1]] as const)
      expect(refused('GroupBot 5 G', robot([...targets]), { npc: 'N' })).toBe('bad_target_count')
    for (const targets of [[], [1, 2], [1, 1]])
      expect(refused('RandomBot 5 G', robot(targets))).toBe('bad_target_count')
    expect(refused('PushBot 5 G', robot([1, 2]))).toBe('bad_target_count')
    expect(refused('GandalfBot 5 G', robot([1]))).toBe('bad_target_count')
    for (const targets of [[1], [1, 2]]) expect(refused('GroupBot 5 G', robot(targets))).toBe('taken')
  })

  it('bad_allegiance: Neutral for oneself, missing for PushBot, given where none belongs', () => {
    expect(refused('BadBot 5 G', self('N'))).toBe('bad_allegiance')
    expect(refused('CheatBot 5 G', self('G', 'N'))).toBe('bad_allegiance')
    expect(refused('JudasBot 5 G', pass('N'))).toBe('bad_allegiance')
    expect(refused('PushBot 5 G', robot([1]))).toBe('bad_allegiance')
    expect(refused('GroupBot 5 G', robot([1], { allegiance: 'E' }))).toBe('bad_allegiance')
    expect(refused('CopyBot 5 G', robot([1], { copyOf: 'PushBot' }), { declared: ['PushBot'] })).toBe('bad_allegiance')
    expect(refused('PushBot 5 G', robot([1], { allegiance: 'N' }))).toBe('taken')
  })

  it('self_conversion_barred, locked_allegiance, secret_not_allowed', () => {
    expect(refused('LockBot 5 G passed', self('E'), { line: [] })).toBe('self_conversion_barred')
    expect(refused('LockBot 5 G', self('E'))).toBe('locked_allegiance')
    expect(refused('BadBot 5 G', pass('E'))).toBe('secret_not_allowed')
    expect(refused('JudasBot 5 G passed', pass('E'), { line: [] })).toBe('secret_not_allowed')
    expect(refused('JudasBot 5 G', pass('E'))).toBe('taken')
  })

  it('no_reaction_card, reaction_illegal: in an answer as in a window', () => {
    expect(answering('BadBot 5 G', { reaction: 'fail' })).toBe('no_reaction_card')
    expect(answering('BlockBot 5 G', { reaction: 'force' })).toBe('no_reaction_card')
    expect(answering('ForceBot 5 G', { reaction: 'force' })).toBe('reaction_illegal')
    expect(answering('BlockBot 5 G', { reaction: 'rebound' })).toBe('taken')
    expect(answering('BadBot 5 G', { reaction: 'fail', ifSucceeds: 'G' })).toBe('cannot_cheat')
  })

  it('bad_answer, dial_fixed: an answer or a line-up that this robot cannot give', () => {
    expect(answering('BadBot 5 G', { lockShow: true })).toBe('bad_answer')
    expect(answering('LockBot 5 G', { lockShow: true })).toBe('taken')
    expect(answering('BadBot 5 G', { dial: 0 })).toBe('bad_answer')
    expect(answering('PlusBot 5 G', { dial: 3 })).toBe('taken')
    expect(answering('PlusBot 5 G', { dial: 3 }, { bonus: { 0: 1 } })).toBe('dial_fixed')
    const up = (own: string, lineUp: LineUp, dial: 0 | null = null) => {
      const seats = [`${own} passed`, 'SumoBot 3 E passed', 'BadBot 2 G acted']
      const table = given({ seats, bonus: { 0: 1 }, phase: { kind: 'lineUp', asked: [0, 1], answers: [] } })
      return table.refusal(0, 'lineUp', { lineUp, dial })?.code ?? 'taken'
    }
    expect(up('BadBot 5 G', { as: 'first' })).toBe('bad_answer')
    expect(up('BadBot 5 G', { as: 'position', position: 3, showPower: false })).toBe('bad_answer')
    expect(up('PassBot 5 G', { as: 'power' })).toBe('bad_answer')
    expect(up('FreeBot 5 G', { as: 'inOrder' })).toBe('bad_answer')
    expect(up('BadBot 5 G', { as: 'power' }, 0)).toBe('bad_answer')
    expect(up('PlusBot 5 G', { as: 'power' }, 0)).toBe('dial_fixed')
    expect(up('PassBot 5 G', { as: 'hidden' })).toBe('taken')
  })

  it('bad_order: an order that this robot does not have; not a permutation of exactly the asked seats', () => {
    const ordered = (own: string, ordering: Ordering, more: Partial<Given> = {}) =>
      offered(given({ seats: [own, ...SEATS.slice(1)], ...more }), ordering, 'order')
    const at = (call: 9 | 6 | 5 | 3, claim: Claim): Ordering => ({
      about: 'call',
      call: { kind: 'at', call, claim } satisfies CallOrder,
    })
    expect(ordered('BadBot 5 G', at(5, { as: 'power' }))).toBe('bad_order')
    expect(ordered('FreeBot 5 G', at(3, { as: 'free', showPower: false }))).toBe('taken')
    expect(ordered('PlusBot 5 G', at(6, { as: 'plus', level: 6 }))).toBe('taken')
    expect(ordered('PlusBot 5 G', at(9, { as: 'plus', level: 9 }))).toBe('bad_order')
    expect(ordered('BadBot 5 G', { about: 'dial', dial: 1 })).toBe('bad_order')
    expect(ordered('PlusBot 5 G', { about: 'dial', dial: 1 })).toBe('taken')
    expect(ordered('PlusBot 5 G', { about: 'dial', dial: 1 }, { bonus: { 0: 2 } })).toBe('dial_fixed')
    expect(ordered('BadBot 5 G', { about: 'ifFails', ifFails: 'G' })).toBe('bad_order')
    expect(ordered('BadBot 5 G', { about: 'ifFails', ifFails: 'allegiance' })).toBe('taken')
    expect(ordered('BadBot 5 G', { about: 'ifSucceeds', ifSucceeds: null })).toBe('bad_order')
    expect(ordered('CheatBot 5 G', { about: 'ifSucceeds', ifSucceeds: 'N' })).toBe('taken')
    expect(ordered('BadBot 5 G', { about: 'lockShow', lockShow: false })).toBe('bad_order')
    expect(ordered('LockBot 5 G', { about: 'lockShow', lockShow: true })).toBe('taken')
    expect(ordered('BadBot 5 G', { about: 'lineUp', lineUp: { as: 'power' } })).toBe('bad_order')
    expect(ordered('PassBot 5 G', { about: 'lineUp', lineUp: { as: 'inOrder' } })).toBe('taken')
    const queue = [1, 2].map((seat) => ({ seat, claim: { as: 'power' } as const }))
    const table = given({ seats: SEATS, queue, phase: { kind: 'callOrder', seat: 0 } })
    for (const order of [[1], [1, 1], [1, 0], [2, 1, 0], []])
      expect(table.refusal(0, 'callOrder', { order })?.code).toBe('bad_order')
    expect(table.refusal(0, 'callOrder', { order: [2, 1] })).toBeNull()
  })
})

/** What is said to an answer of seat 0, which another Converts. */
function answering(own: string, reply: Partial<Reply>, more: Partial<Given> = {}): string {
  const table = given({ seats: [own, 'SumoBot 1 E', 'FreeBot 1 N'], turn: 1, ...more })
  table.answer(1, 'turn', convert(0))
  const whole: Reply = { ifFails: 'power', ifSucceeds: null, lockShow: false, dial: null, reaction: null, ...reply }
  return table.refusal(0, 'answer', whole)?.code ?? 'taken'
}

describe('options and schemas', () => {
  it('section 1 the options, and nothing else', () => {
    const { schema, usual } = evilRobotsClassic.options
    const takes = (change: object) => safeParse(schema, { ...usual, ...change }).success
    expect(usual).toEqual({ target: 10, winPoints: 2, npc: 'auto', robotDecks: 'one', powerDecks: 'one', roundCap: 40 })
    expect(
      [
        ...[{ target: 4 }, { target: 30 }, { winPoints: 3 }, { npc: 'off' }, { roundCap: 99 }],
        ...[{ robotDecks: 'own' }, { powerDecks: 'two' }],
      ].every(takes),
    ).toBe(true)
    const bad = [
      { target: 3 },
      { target: 31 },
      { target: 4.5 },
      { winPoints: 4 },
      { npc: true },
      { robotDecks: 'three' },
      { powerDecks: null },
      { decks: 'one' },
      { roundCap: 9 },
      { roundCap: 100 },
      { timers: 'off' },
    ]
    expect(bad.some(takes)).toBe(false)
    expect(evilRobotsClassic.seats).toEqual({ min: 3, max: 9 })
  })

  it('ERC-124 matches from when both kinds of cards went by one option keep it; a room has it as two', () => {
    const { schema, usual, renewed } = evilRobotsClassic.options
    const { robotDecks: _robots, powerDecks: _powers, ...common } = USUAL_OPTIONS
    expect(safeParse(schema, { ...common, decks: 'two' }).success).toBe(true)
    expect(safeParse(schema, { ...common, decks: 'three' }).success).toBe(false)
    expect(safeParse(schema, common).success).toBe(false)
    expect(renewed?.({ ...common, decks: 'own' })).toEqual({ ...common, robotDecks: 'own', powerDecks: 'own' })
    expect(renewed?.(usual)).toBe(usual)
  })

  it('section 6 all questions are there, and answers take no unknown fields', () => {
    expect(Object.keys(decisions)).toEqual([
      'discuss',
      'call',
      'turn',
      'callOrder',
      'answer',
      'react',
      'lineUp',
      'passOrder',
      'passTurn',
      'nextRound',
    ])
    expect(safeParse(decisions.turn.schema, { ...pass(), more: 1 }).success).toBe(false)
  })
})
