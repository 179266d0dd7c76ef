import { describe, expect, it } from 'vitest'
import { clocks, type Holder } from '../index.ts'
import { endingOf, given, kindsOf, pointsOf, toldOf, type Given } from '../testing.ts'

const LIST = 's0 Moon, s1 Sea, s2 Owl, s3 Fox'
const calling = (told: Given = {}) => given({ list: LIST, phase: 'call', ...told })

describe('the call', () => {
  it('NAR-401 is asked in the name of the seat of entry 1, even of the Robot', () => {
    for (const robot of [1, 2, 'server'] as const) {
      const table = given({ list: 's1 Sea, s0 Moon, s2 Owl, s3 Fox', options: { objections: false }, robot })
      table.close()
      expect(table.heard('spectator')).toEqual([{ kind: 'callOpened', asker: 1 }])
      expect(table.view(0).phase).toEqual({ kind: 'call', asker: 1 })
    }
  })

  it('NAR-402 is put to every seat, also if the Robot lies in the Server', () => {
    for (const robot of [2, 'server'] as const) {
      const table = calling({ robot })
      for (const seat of [0, 1, 2, 3])
        expect(table.update(seat).asks).toEqual({ kind: 'call', prompt: { role: seat === robot ? 'robot' : 'human' } })
      expect(table.update('spectator').awaits).toEqual([])
    }
    expect(clocks.call.limit).toEqual({ off: 15, relaxed: 15, normal: 8, fast: 5 })
  })

  it('NAR-403 S10 always runs its full length, and nobody sees who has answered', () => {
    expect(clocks.call.least).toEqual(clocks.call.limit)
    const after = (robot: Holder, stay: number[]) => {
      const table = calling({ robot })
      const before = table.update('spectator')
      for (const seat of stay) {
        table.answer(seat, 'call', { call: 'stay' })
        expect(table.told).toEqual([])
        expect(table.update('spectator')).toEqual(before)
        expect(table.view(seat).me.stayed).toBe(true)
        expect(table.refusal(seat, 'call', { call: 'stay' })?.code).toBe('not_your_decision')
      }
      expect(table.state.phase.kind).toBe('call')
      table.close()
      return kindsOf(table.heard('spectator'))
    }
    for (const robot of ['server', 2] as const)
      for (const stay of [[], [0, 1, 2, 3]])
        expect(after(robot, stay)).toEqual(['callClosed', 'answerShown', 'explainTurn'])
  })

  it('NAR-404 S9 only the Human who presses reveal hears that it was refused', () => {
    const table = calling({ robot: 3 })
    const before = table.update('spectator')
    expect(table.refusal(0, 'call', { call: 'reveal' })).toEqual({ code: 'not_the_robot' })
    expect(table.update('spectator')).toEqual(before)
    table.answer(0, 'call', { call: 'stay' })
    table.answer(3, 'call', { call: 'reveal' })
    expect(table.state.phase).toEqual({ kind: 'guess', seat: 3 })
    const silent = calling({ robot: 3 })
    silent.answer(3, 'call', { call: 'stay' })
    expect(silent.refusal(3, 'call', { call: 'reveal' })).toEqual({ code: 'not_your_decision' })
  })

  it('NAR-405 revealing shows the Robot to all, and then it has thirty seconds', () => {
    const table = calling({ robot: 3 })
    table.answer(3, 'call', { call: 'reveal' })
    expect(table.heard('spectator')).toEqual([{ kind: 'robotRevealed', seat: 3 }])
    for (const viewer of [0, 3, 'spectator'] as const) {
      expect(table.view(viewer).roles).toEqual([null, null, null, 'robot'])
      expect(table.update(viewer).awaits).toEqual([{ seat: 3, kind: 'guess', done: null }])
    }
    expect(table.view(3).answer).toBeNull()
    expect(clocks.guess).toEqual({ limit: { off: null, relaxed: 60, normal: 30, fast: 20 } })
  })
})

describe('the guess', () => {
  const guessing = (told: Given = {}) => given({ list: LIST, phase: 'guess', ...told })

  it('NAR-406 NAR-701 S7 right: the Robot wins, nobody votes, all cards are shown', () => {
    const list = `${LIST}, s4 Dog, s5 Cat`
    const table = given({ seats: 6, robot: 4, answer: 7, list, phase: 'call' })
    table.answer(4, 'call', { call: 'reveal' })
    table.answer(4, 'guess', { place: 7 })
    expect(kindsOf(table.heard(0))).toEqual(['guessed', 'answerShown', 'rolesShown', 'scored'])
    expect(table.heard(0).slice(0, 3)).toEqual([
      { kind: 'guessed', seat: 4, place: 7, right: true },
      { kind: 'answerShown', answer: 7, picture: { card: 'c07', side: 'a' } },
      { kind: 'rolesShown', roles: ['human', 'human', 'human', 'human', 'robot', 'human'], serverRole: 'human' },
    ])
    expect(pointsOf(table)).toEqual([0, 0, 0, 0, 3, 0])
    expect(endingOf(table)).toMatchObject({ winner: 'robot', robot: 4, count: null })
    expect(table.view('spectator')).toMatchObject({ answer: 7, serverRole: 'human', scores: [0, 0, 0, 0, 3, 0] })
    expect(table.view('spectator').roles).toEqual(table.state.roles)
  })

  it('NAR-406 S8 wrong: the Humans win', () => {
    const table = guessing({ seats: 3, robot: 1, answer: 2, list: 's0 Moon, s1 Sea, s2 Owl' })
    table.answer(1, 'guess', { place: 3 })
    expect(toldOf(table, 'guessed')).toEqual([{ kind: 'guessed', seat: 1, place: 3, right: false }])
    expect([pointsOf(table), endingOf(table).winner]).toEqual([[1, 0, 1], 'humans'])
    expect(toldOf(table, 'scored')[0]).toMatchObject({ winner: 'humans', totals: [1, 0, 1] })
  })

  it('NAR-407 S8 too late: the same, and nobody else is asked meanwhile', () => {
    const table = guessing({ seats: 3, robot: 1, answer: 2, list: 's0 Moon, s1 Sea, s2 Owl' })
    expect([table.update(0).asks, table.update(2).asks]).toEqual([null, null])
    table.close()
    expect(toldOf(table, 'guessed')).toEqual([{ kind: 'guessed', seat: 1, place: null, right: false }])
    expect(pointsOf(table)).toEqual([1, 0, 1])
    expect(endingOf(table).guess).toEqual({ seat: 1, place: null, right: false })
  })

  it('NAR-408 S15 a Robot without a word may reveal and guess, or explain and be voted for', () => {
    const list = 's2 Moon, s0 Night'
    const table = given({ round: 2, robot: 1, list, options: { objections: false } })
    table.close()
    table.answer(1, 'call', { call: 'reveal' })
    table.answer(1, 'guess', { place: 5 })
    expect(pointsOf(table)).toEqual([0, 3, 0, 0])
    const silent = given({ round: 2, robot: 1, list, options: { objections: false } })
    silent.close()
    silent.close()
    for (const seat of [2, 0]) silent.answer(seat, 'explain', { text: null })
    expect(silent.state.phase).toEqual({ kind: 'explain', entry: 3 })
    silent.answer(1, 'explain', { text: null })
    silent.answer(3, 'explain', { text: null })
    silent.close()
    for (const seat of [0, 2, 3]) silent.answer(seat, 'vote', { entry: 3 })
    silent.close()
    expect(pointsOf(silent)).toEqual([2, 0, 2, 2])
  })
})
