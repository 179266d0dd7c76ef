import { describe, expect, it } from 'vitest'
import { frozen } from '../testing/plain.ts'
import { probe } from '../testing/probe/index.ts'
import { begun } from '../testing/scenario.ts'
import type { Lead, Phase, State } from '../testing/probe/shapes.ts'
import type { Move, Position } from './game.ts'
import { play, replay, start, submit } from './match.ts'
import { keyOf, keyStream } from './rng.ts'

const stream = keyStream(keyOf('match'))
const lead: Lead = { card: 'ruby-3', claim: 'ruby' }

/** Three seats in their first round; seat 0 leads. */
function position(phase: Phase, beat = 3): Position {
  const hands: State['seats'][number]['hand'][] = [['ruby-1', 'jade-8'], ['ruby-2', 'onyx-1', 'jade-1'], ['jade-2']]
  const seats = hands.map((hand) => ({ hand, order: 'ask', score: 0 }) as const)
  const state = {
    options: { rounds: 2 },
    phase,
    round: 1,
    leader: 0,
    deck: ['ruby-5', 'ruby-6', 'ruby-7'],
    heap: [],
    shown: [],
    seats,
  }
  return { state, drawn: 0, beat }
}
const leading = position({ kind: 'lead', draft: null })
const following = position({ kind: 'follow', lead, answers: [] })
const over = position({ kind: 'over' })

type Answer = Extract<Move, { what: 'answer' }>
const answer = (change: Partial<Answer>): Move => ({
  ...{ what: 'answer', beat: 3, seat: 1, kind: 'follow', action: { card: null }, by: 'player' },
  ...change,
})

function refused(at: Position, move: Move): string | null {
  const submitted = submit(probe, at, move, stream)
  return 'refused' in submitted ? submitted.refused.code : null
}

describe('submit refuses', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'order', ''])(
    'the kind %j as malformed',
    (kind) => {
      expect(refused(following, answer({ kind }))).toBe('malformed')
      if (kind !== 'order')
        expect(refused(following, { what: 'offer', beat: 3, seat: 1, kind, action: {}, by: 'player' })).toBe(
          'malformed',
        )
    },
  )

  it.each([{}, { card: 3 }, { card: null, more: 1 }, []])('the action %j as malformed', (action) => {
    expect(refused(following, answer({ action }))).toBe('malformed')
  })

  it.each([4, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('beat %d of 3 as malformed', (beat) => {
    expect(refused(following, answer({ beat }))).toBe('malformed')
  })

  it.each([-1, 0.5, Number.NaN])('seat %d as not seated', (seat) => {
    expect(refused(following, answer({ seat }))).toBe('not_seated')
  })

  it('an answer to a question of an earlier beat as late', () => {
    expect(refused(following, answer({ beat: 2 }))).toBe('late')
  })

  it('who was not asked, was asked something else, or has answered', () => {
    const answered = position({ kind: 'follow', lead, answers: [{ seat: 1, card: null }] })
    expect(refused(following, answer({ seat: 0 }))).toBe('not_your_decision')
    expect(refused(following, answer({ seat: 7 }))).toBe('not_your_decision')
    expect(refused(leading, answer({}))).toBe('not_your_decision')
    expect(refused(answered, answer({}))).toBe('not_your_decision')
  })

  it('an offer that is not open', () => {
    const takeBack: Move = {
      what: 'offer',
      beat: 3,
      seat: 1,
      kind: 'takeBack',
      action: { takeBack: true },
      by: 'player',
    }
    expect(refused(following, takeBack)).toBe('not_your_decision')
  })

  it("what the title does not allow, in the title's words", () => {
    const submitted = submit(probe, following, answer({ action: { card: 'onyx-1' } }), stream)
    expect(submitted).toEqual({ refused: { code: 'other_colour', claim: 'ruby' } })
  })

  it('everything once the match is over', () => {
    expect(refused(over, answer({}))).toBe('game_over')
    expect(refused(over, { what: 'close', beat: 3 })).toBe('game_over')
  })

  it('to close what is no window, or another beat', () => {
    expect(refused(leading, { what: 'close', beat: 3 })).toBe('not_your_decision')
    expect(refused(following, { what: 'close', beat: 2 })).toBe('late')
    expect(refused(following, { what: 'close', beat: 4 })).toBe('malformed')
  })
})

describe('of several faults the first in this order is named', () => {
  const faults = [
    ['malformed', { action: { card: 3 } }],
    ['not_seated', { seat: -1 }],
    ['late', { beat: 2 }],
    ['not_your_decision', { kind: 'lead', action: { card: 'onyx-9', claim: 'onyx' } }],
    ['not_in_hand', { action: { card: 'onyx-9' } }],
  ] as const
  it.each(faults)('%s', (code) => {
    const from = faults.findIndex(([named]) => named === code)
    // The latter first, so that the faults before are put over those after.
    const all = faults
      .slice(from)
      .toReversed()
      .reduce<Partial<Answer>>((move, [, fault]) => ({ ...move, ...fault }), {})
    expect(refused(following, answer(all))).toBe(code)
  })

  it('game_over stands between not_seated and late', () => {
    expect(refused(over, answer({ seat: -1, beat: 2 }))).toBe('not_seated')
    expect(refused(over, answer({ beat: 2 }))).toBe('game_over')
  })
})

describe('a position', () => {
  it('is not changed, whether the move is accepted or refused', () => {
    const before = frozen(structuredClone(following))
    submit(probe, before, frozen(answer({})), stream)
    submit(probe, before, frozen(answer({ action: { card: 'onyx-1' } })), stream)
    expect(before).toEqual(following)
  })

  it('does not hold on to the move, the options or what was told', () => {
    const options = { rounds: 2 }
    const reached = start(probe, 2, options, stream)
    options.rounds = 3
    const told = reached.told[0]?.event
    if (told && 'cards' in told && Array.isArray(told.cards)) told.cards.push('onyx-8')
    expect(reached.position.state).toMatchObject({
      options: { rounds: 2 },
      seats: [{ hand: { length: 3 } }, { hand: { length: 3 } }],
    })
  })

  it('keeps its beat while the phase stays, and raises it when the phase is replaced', () => {
    const noted = play(probe, following, answer({}), stream).position
    expect(noted.beat).toBe(3)
    const closed = play(probe, noted, { what: 'close', beat: 3 }, stream).position
    expect(closed.beat).toBe(4)
  })

  it('raises its beat too when the same kind of phase is asked again, or an interruption gives back what it held', () => {
    const closing = position({ kind: 'doubt', lead, answers: [] })
    expect(play(probe, closing, { what: 'close', beat: 3 }, stream).position).toMatchObject({
      beat: 4,
      state: { phase: { kind: 'lead' } },
    })
    const peeking = position({ kind: 'peek', seat: 1, then: { kind: 'doubt', lead, answers: [] } })
    const peeked = play(probe, peeking, answer({ kind: 'peek', action: { seat: 2, place: 0 } }), stream)
    expect(peeked.position).toMatchObject({ beat: 4, state: { phase: { kind: 'doubt' } } })
  })

  it('counts the words that were drawn', () => {
    const silent = play(probe, following, { what: 'close', beat: 3 }, stream)
    expect(silent.position.drawn).toBe(2)
  })
})

describe('an offer', () => {
  const order = (beat: number): Move => ({
    what: 'offer',
    beat,
    seat: 2,
    kind: 'order',
    action: { order: 'trust' },
    by: 'player',
  })

  it('is never late while it is open, and raises no beat', () => {
    const submitted = submit(probe, following, order(0), stream)
    expect(submitted).toMatchObject({ position: { beat: 3, state: { seats: [{}, {}, { order: 'trust' }] } } })
  })

  it('of a beat to come is malformed', () => expect(refused(following, order(4))).toBe('malformed'))
})

/** What seat 0 of two holds when the match begins. */
const begunHand = () => begun(probe, { seats: 2, options: { rounds: 1 } }, stream).view(0).own?.hand ?? []

describe('replay', () => {
  const record = { seats: 2, options: { rounds: 1 } }
  const lay = (card: string): Move => answer({ beat: 0, seat: 0, kind: 'lead', action: { card, claim: 'ruby' } })

  it('begins with the start and gives a step for each move', () => {
    const first = start(probe, 2, { rounds: 1 }, stream)
    const card = begunHand()[0] ?? ''
    const moves = [lay(card), { what: 'close', beat: 1 } as const]
    const steps = [...replay(probe, { ...record, moves }, stream)]
    expect(steps[0]).toEqual(first)
    expect(steps.map(({ position }) => position.beat)).toEqual([0, 1, 2])
  })

  it('resolves without asking whether it is allowed, and throws on what cannot be', () => {
    expect(() => [...replay(probe, { ...record, moves: [lay('none')] }, stream)]).toThrow('not none')
    const unknown = [answer({ beat: 0, kind: 'constructor' })]
    expect(() => [...replay(probe, { ...record, moves: unknown }, stream)]).toThrow(
      'probe has no answer called constructor',
    )
    expect(() => [...replay(probe, { ...record, moves: [{ what: 'close', beat: 0 }] }, stream)]).toThrow(
      'no window in phase lead',
    )
  })
})
