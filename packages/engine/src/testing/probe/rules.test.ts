import { describe, expect, it } from 'vitest'
import { begun, scenario } from '../scenario.ts'
import { streamFor } from '../streams.ts'
import { probe } from './index.ts'
import type { CardId, Order, Phase, State } from './shapes.ts'

const lead = { card: 'ruby-3', claim: 'jade' } as const

/** Three seats in the first of two rounds; seat 0 has led. */
function state(phase: Phase, orders: readonly Order[] = ['ask', 'ask', 'ask']): State {
  const hands: CardId[][] = [
    ['onyx-1', 'onyx-2'],
    ['jade-2', 'onyx-3'],
    ['jade-8', 'jade-1'],
  ]
  const seats = hands.map((hand, seat) => ({ hand, order: orders[seat] ?? 'ask', score: 0 }))
  const deck: CardId[] = ['ruby-4', 'ruby-5', 'ruby-6', 'ruby-7']
  return { options: { rounds: 2 }, phase, round: 1, leader: 0, deck, heap: [], shown: [], seats }
}
const following = (...answers: { seat: number; card: CardId | null }[]) => state({ kind: 'follow', lead, answers })
const doubting = (...answers: { seat: number; doubts: boolean }[]) => state({ kind: 'doubt', lead, answers })

describe('probe', () => {
  it('P-1 deals three cards, each seat hearing its own', () => {
    const table = begun(probe, { seats: 2, options: { rounds: 1 } })
    const hand = table.view(1).own?.hand
    expect(hand).toHaveLength(3)
    expect(table.heard(1)).toEqual([
      { kind: 'dealt', seat: 0, count: 3, cards: null },
      { kind: 'dealt', seat: 1, count: 3, cards: hand },
    ])
  })

  it('P-2 needs enough cards for the rounds', () => {
    expect(probe.options.refuse({ rounds: 2 }, 6)).toBeNull()
    expect(probe.options.refuse({ rounds: 3 }, 6)).toEqual({ code: 'too_few_cards', needed: 30, cards: 24 })
  })

  it('P-4 a draft is seen by its owner alone and counts when the time is up', () => {
    const table = scenario(probe, state({ kind: 'lead', draft: null }))
    table.offer(0, 'draft', { card: 'onyx-2', claim: 'ruby' })
    const { asks } = table.update(0)
    expect(table.view(0).phase).toEqual({ kind: 'lead', draft: { card: 'onyx-2', claim: 'ruby' } })
    expect(table.view(1).phase).toEqual({ kind: 'lead', draft: null })
    expect(asks).toMatchObject({ kind: 'lead', prompt: { draft: { card: 'onyx-2' } } })
  })

  it('P-5 an answer is sealed and may be taken back', () => {
    const table = scenario(probe, following())
    table.answer(2, 'follow', { card: 'jade-8' })
    expect(table.view(1).phase).toMatchObject({ answered: [2], mine: null, card: null })
    expect(table.view(2).phase).toMatchObject({ answered: [2], mine: 'jade-8' })
    table.offer(2, 'takeBack', { takeBack: true })
    expect(table.update(2).asks?.kind).toBe('follow')
    expect(table.position.beat).toBe(0)
  })

  it('P-6 the silent lose a card blindly, and only they know which', () => {
    const table = scenario(probe, following({ seat: 2, card: null }), streamFor([{ int: 1 }]))
    table.close()
    expect(table.heard(1)).toContainEqual({ kind: 'lost', seat: 1, card: 'onyx-3' })
    expect(table.heard(0)).toContainEqual({ kind: 'lost', seat: 1, card: null })
    expect(table.state).toMatchObject({ phase: { kind: 'doubt' }, heap: ['onyx-3'] })
  })

  it('P-7 a high card interrupts; looker, owner and the others each hear their own', () => {
    const table = scenario(probe, following({ seat: 1, card: null }, { seat: 2, card: 'jade-8' }))
    table.close()
    expect(table.state.phase).toMatchObject({ kind: 'peek', seat: 2, then: { kind: 'doubt' } })
    table.answer(2, 'peek', { seat: 1, place: 1 })
    const looked = { kind: 'looked', seat: 2, at: 1, place: 1 }
    expect(table.heard(2)).toEqual([looked, { kind: 'saw', seat: 2, at: 1, card: 'onyx-3' }])
    expect(table.heard(1)).toEqual([looked])
    expect(table.heard(0)).toEqual([{ ...looked, place: null }])
    expect(table.state.phase.kind).toBe('doubt')
  })

  it('P-8 a standing order answers, unseen, and nobody whispers', () => {
    const table = scenario(probe, state({ kind: 'follow', lead, answers: [] }, ['ask', 'trust', 'ask']))
    table.close()
    expect(table.update(1).asks).toBeNull()
    expect(table.update(2).asks?.kind).toBe('doubt')
    expect(table.update(2).awaits).toEqual([])
    expect(probe.whispers?.(table.state)).toBe(false)
  })

  it('P-9 the first doubter after the leader turns the card up', () => {
    const table = scenario(probe, doubting({ seat: 2, doubts: true }, { seat: 1, doubts: true }))
    table.close()
    expect(table.heard('spectator')).toContainEqual({
      kind: 'doubted',
      seat: 1,
      leader: 0,
      card: 'ruby-3',
      truthful: false,
    })
    expect(table.state).toMatchObject({ shown: ['ruby-3'], seats: [{ score: 0 }, { score: 2 }, { score: 0 }] })
  })

  it('P-3, P-9 if nobody doubts the card stays hidden, and the next seat leads', () => {
    const table = scenario(probe, doubting())
    table.close()
    expect(table.state).toMatchObject({ heap: ['ruby-3'], round: 2, leader: 1, phase: { kind: 'lead' } })
    expect(table.view(0)).toMatchObject({ seats: [{ handSize: 3, score: 1 }, { handSize: 3 }, { handSize: 3 }] })
  })

  it('P-10 seats with the same points share the place, and all is open', () => {
    const table = scenario(probe, { ...doubting({ seat: 1, doubts: true }), round: 2 })
    table.close()
    expect(table.update(0).outcome).toEqual({ places: [[1], [0, 2]], winners: [1], scores: [0, 2, 0] })
    expect(table.view('spectator').open?.hands).toEqual([
      ['onyx-1', 'onyx-2'],
      ['jade-2', 'onyx-3'],
      ['jade-8', 'jade-1'],
    ])
  })

  it('refuses what the question does not allow', () => {
    const table = scenario(probe, following())
    expect(table.refusal(1, 'follow', { card: 'jade-8' })).toEqual({ code: 'not_in_hand' })
    expect(table.refusal(1, 'follow', { card: 'onyx-3' })).toEqual({ code: 'other_colour', claim: 'jade' })
    expect(table.refusal(1, 'follow', { card: 'jade-2' })).toBeNull()
    expect(table.refusal(0, 'doubt', { doubts: true })).toEqual({ code: 'not_your_decision' })
  })
})
