import { describe, expect, it } from 'vitest'
import { probe } from '../testing/probe/index.ts'
import type { Phase, State } from '../testing/probe/shapes.ts'
import type { Position, Told } from './game.ts'
import { hear, update } from './update.ts'

const lead = { card: 'ruby-3', claim: 'ruby' } as const
function position(phase: Phase): Position {
  const seats: State['seats'] = (['ruby-1', 'jade-1', 'onyx-1'] as const).map((card) => ({
    hand: [card],
    order: 'ask',
    score: 0,
  }))
  const state: State = { options: { rounds: 1 }, phase, round: 1, leader: 0, deck: [], heap: [], shown: [], seats }
  return { state, drawn: 40, beat: 7 }
}
const following = position({ kind: 'follow', lead, answers: [{ seat: 2, card: null }] })

describe('an update', () => {
  it('holds the own question, and offers that are the own', () => {
    expect(update(probe, following, 1)).toMatchObject({
      beat: 7,
      asks: { kind: 'follow', prompt: { hand: ['jade-1'], claim: 'ruby' } },
      offers: [{ kind: 'order' }],
      outcome: null,
    })
    expect(update(probe, following, 2)).toMatchObject({ asks: null, offers: [{ kind: 'order' }, { kind: 'takeBack' }] })
  })

  it('asks and offers a spectator nothing', () => {
    expect(update(probe, following, 'spectator')).toMatchObject({ asks: null, offers: [] })
  })

  it('says nothing of how far the stream was read', () => {
    expect(Object.keys(update(probe, following, 1))).toEqual(['beat', 'view', 'asks', 'offers', 'awaits', 'outcome'])
  })

  it('shows who has answered, if it shows that', () => {
    expect(update(probe, following, 0).awaits).toEqual([
      { seat: 1, kind: 'follow', done: false },
      { seat: 2, kind: 'follow', done: true },
    ])
  })

  it('shows only who was asked, if that is all it shows', () => {
    const { follow } = probe.decisions
    const game = { ...probe, decisions: { ...probe.decisions, follow: { ...follow, shows: 'asked' as const } } }
    expect(update(game, following, 0).awaits).toEqual([
      { seat: 1, kind: 'follow', done: null },
      { seat: 2, kind: 'follow', done: null },
    ])
  })

  it('shows nobody where nothing is shown, though the question is there', () => {
    const doubting = position({ kind: 'doubt', lead, answers: [] })
    expect(update(probe, doubting, 1)).toMatchObject({ awaits: [], asks: { kind: 'doubt' } })
  })

  it('awaits, asks and offers nothing when the match is over', () => {
    const over = update(probe, position({ kind: 'over' }), 1)
    expect(over).toMatchObject({ asks: null, offers: [], awaits: [], outcome: { places: [[0, 1, 2]] } })
  })
})

describe('hear', () => {
  const told: Told[] = [
    { to: 'all', event: { kind: 'public' } },
    { to: [0, 1], event: { kind: 'shared' }, rest: { kind: 'something' } },
    { to: [0], event: { kind: 'secret' }, rest: null },
  ]

  it.each([
    [0, ['public', 'shared', 'secret']],
    [1, ['public', 'shared']],
    [2, ['public', 'something']],
    ['spectator', ['public', 'something']],
  ] as const)('gives viewer %s of three audiences their own', (viewer, heard) => {
    expect(hear(told, viewer).map(({ kind }) => kind)).toEqual(heard)
  })
})
