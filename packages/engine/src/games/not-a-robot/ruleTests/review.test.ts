import { describe, expect, it } from 'vitest'
import { clocks } from '../index.ts'
import { strikesAt } from '../material.ts'
import { give, given, listOf, toldOf, type NarScenario } from '../testing.ts'

const FIVE = 's0 Moon, s1 Bottomless, s2 Night, s3 Cold, s4 Sleep'
function object(table: NarScenario, all: Readonly<Record<number, number[]>>): void {
  for (const [seat, objections] of Object.entries(all)) table.answer(Number(seat), 'review', { objections })
  table.close()
}

describe('the review', () => {
  it('S16 struck words', () => {
    const table = given({ seats: 5, phase: 'review', list: FIVE })
    object(table, { 0: [2], 2: [2, 4], 4: [2], 1: [4], 3: [] })
    expect(toldOf(table, 'objectionsShown')).toEqual([
      {
        kind: 'objectionsShown',
        objections: [
          { seat: 0, objections: [2] },
          { seat: 1, objections: [4] },
          { seat: 2, objections: [2, 4] },
          { seat: 3, objections: [] },
          { seat: 4, objections: [2] },
        ],
        struck: [{ entry: 2, seat: 1, word: 'Bottomless' }],
        list: [
          { seat: 0, word: 'Moon' },
          { seat: 2, word: 'Night' },
          { seat: 3, word: 'Cold' },
          { seat: 4, word: 'Sleep' },
        ],
      },
    ])
    expect(listOf(table)).toEqual(['s0 Moon', 's2 Night', 's3 Cold', 's4 Sleep'])
    expect(table.state.phase).toEqual({ kind: 'associate', asked: [1], again: true })
    expect(clocks.again.limit).toEqual({ off: null, relaxed: 45, normal: 30, fast: 20 })
    expect(table.refusal(1, 'associate', { word: 'bottomless' })).toEqual({ code: 'word_taken', word: 'Bottomless' })
    expect(table.refusal(0, 'associate', { word: 'Owl' })?.code).toBe('not_your_decision')
    give(table, 's1 Owl')
    expect(table.heard(3)).toEqual([{ kind: 'wordGiven', seat: 1, entry: 5, word: 'Owl' }])
    table.close()
    expect(table.heard(0)).toEqual([{ kind: 'reviewOpened', entries: [5] }])
    expect(table.refusal(0, 'review', { objections: [3] })).toEqual({ code: 'not_reviewable', entry: 3 })
    expect(table.refusal(0, 'review', { objections: [5] })).toBeNull()
  })

  it('S17 the seat that asks is that of the first entry after strikes', () => {
    const table = given({ seats: 5, phase: 'review', list: FIVE, robot: 1 })
    object(table, { 1: [1], 2: [1], 3: [1] })
    give(table, 's0 Owl')
    table.close()
    table.close()
    expect(toldOf(table, 'callOpened')).toEqual([{ kind: 'callOpened', asker: 1 }])
  })

  it('NAR-301 any number of words of others, in one answer; a word of the Robot as any', () => {
    const table = given({ seats: 5, phase: 'review', list: FIVE })
    table.answer(1, 'review', { objections: [5, 1, 3, 4] })
    expect(table.view(1).me.objections).toEqual([1, 3, 4, 5])
    expect(table.refusal(1, 'review', { objections: [] })?.code).toBe('not_your_decision')
  })

  it('NAR-302 a blank can’t be reviewed, nor can a word that passed, nor a third word', () => {
    const table = given({
      list: 's0 Moon, s1 -, s2 Owl, s3 Fox',
      reviewed: [1],
      struck: 's3 Sea, s3 Bay',
      phase: 'review',
    })
    expect(table.update(0).asks?.prompt).toEqual({ entries: 4, own: 1, reviewable: [3] })
    expect(table.view('spectator').phase).toEqual({ kind: 'review', entries: [3], answered: [] })
    for (const entry of [2, 4])
      expect(table.refusal(0, 'review', { objections: [entry] })).toEqual({ code: 'not_reviewable', entry })
    object(table, { 0: [3], 1: [3], 3: [] })
    expect(table.state.phase.kind).toBe('associate')
  })

  it.each([
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
    [8, 4],
  ])('NAR-303 with %d seats it takes %d', (seats, needed) => {
    expect(strikesAt(seats)).toBe(needed)
    const list = Array.from({ length: seats }, (_, seat) => `s${seat} ${'abcdefgh'[seat]}`).join(', ')
    const strike = (count: number) => {
      const table = given({ seats, list, phase: 'review' })
      object(table, Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 1, [1]])))
      return table.state.struck.length
    }
    expect([strike(needed - 1), strike(needed)]).toEqual([0, 1])
  })

  it('NAR-304 NAR-305 struck words go together, their owners give new ones at the end, the others stand', () => {
    const table = given({ list: 's0 Moon, s1 Sea, s2 Owl, s3 Fox', phase: 'review' })
    object(table, { 0: [3], 1: [1, 3], 3: [1, 3], 2: [1] })
    expect(listOf(table)).toEqual(['s1 Sea', 's3 Fox'])
    expect(table.state.phase).toEqual({ kind: 'associate', asked: [0, 2], again: true })
    expect(table.view('spectator').struck).toEqual([
      { seat: 0, word: 'Moon' },
      { seat: 2, word: 'Owl' },
    ])
    expect(table.view('spectator').list.map(({ reviewed }) => reviewed)).toEqual([true, true])
    expect(table.update(1).awaits).toEqual([
      { seat: 0, kind: 'associate', done: false },
      { seat: 2, kind: 'associate', done: false },
    ])
    give(table, 's2 Tea')
    table.close()
    expect(listOf(table)).toEqual(['s1 Sea', 's3 Fox', 's2 Tea', 's0 -'])
    expect(table.update(0).asks?.prompt).toEqual({ entries: 4, own: 4, reviewable: [3] })
  })

  it('NAR-306 a seat is struck twice at most, and its third word stands unreviewed', () => {
    const table = given({ list: 's0 Moon, s1 Sea, s2 Owl, s3 Fox', phase: 'review' })
    object(table, { 1: [1], 2: [1] })
    give(table, 's0 Tea')
    table.close()
    object(table, { 1: [4], 2: [4] })
    expect(table.view(0).struck.map(({ word }) => word)).toEqual(['Moon', 'Tea'])
    give(table, 's0 Ale')
    table.close()
    expect(table.state.phase.kind).toBe('call')
    expect(listOf(table)).toEqual(['s1 Sea', 's2 Owl', 's3 Fox', 's0 Ale'])
  })

  it('NAR-307 everyone sees who has answered but not what; silence is no objection', () => {
    const table = given({ list: 's0 Moon, s1 Sea, s2 Owl, s3 Fox', phase: 'review' })
    table.answer(2, 'review', { objections: [1] })
    expect(table.heard(0)).toEqual([{ kind: 'reviewed', seat: 2 }])
    expect(table.view(0).phase).toEqual({ kind: 'review', entries: [1, 2, 3, 4], answered: [2] })
    expect(table.view(0).me.objections).toBeNull()
    expect(table.update(0).awaits[2]).toEqual({ seat: 2, kind: 'review', done: true })
    table.close()
    expect(toldOf(table, 'objectionsShown')[0]?.objections[3]).toEqual({ seat: 3, objections: [] })
    expect(table.state.phase.kind).toBe('call')
    expect(clocks.review).toEqual({ limit: { off: null, relaxed: 25, normal: 15, fast: 10 } })
  })
})
