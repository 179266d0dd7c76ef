import { describe, expect, it } from 'vitest'
import { clocks } from '../index.ts'
import { discuss, endingOf, give, given, kindsOf, pointsOf, toldOf, vote, type Given } from '../testing.ts'

const FOUR = 's0 Moon, s1 Sea, s2 Owl, s3 Fox'
const FIVE = `${FOUR}, s4 Dog`
const voting = (told: Given = {}) => given({ list: FOUR, phase: 'vote', ...told })

describe('the vote', () => {
  it('NAR-601 NAR-604 all vote in secret, the Robot too, and all votes are shown together', () => {
    const table = voting({ robot: 2 })
    table.answer(2, 'vote', { entry: 1 })
    expect(table.heard(0)).toEqual([{ kind: 'voted', seat: 2 }])
    expect(table.view(0).phase).toEqual({ kind: 'vote', voted: [2] })
    expect([table.view(0).me.vote, table.view(2).me.vote]).toEqual([null, 1])
    expect(table.refusal(2, 'vote', { entry: 2 })?.code).toBe('not_your_decision')
    expect(table.update(1).awaits.map(({ done }) => done)).toEqual([false, false, true, false])
    vote(table, [3, 3, null, 9])
    expect(table.heard('spectator').slice(0, 2)).toEqual([
      {
        kind: 'votesShown',
        votes: [3, 3, 1, 9],
        tally: [1, 2, 3, 4, 9].map((entry) => ({ entry, votes: { 1: 1, 3: 2, 9: 1 }[entry] ?? 0 })),
        tied: [3],
        revealed: 2,
      },
      { kind: 'cardRevealed', candidate: 2, role: 'robot' },
    ])
    expect(kindsOf(table.heard(0))).toEqual(['votesShown', 'cardRevealed', 'rolesShown', 'scored'])
    expect(clocks.vote).toMatchObject({ limit: { off: null, relaxed: 90, normal: 45, fast: 30 } })
  })

  it('NAR-602 S20 nobody votes for their own entry', () => {
    const table = voting()
    expect(table.refusal(2, 'vote', { entry: 3 })).toEqual({ code: 'own_entry' })
    table.answer(2, 'vote', { entry: 4 })
  })

  it('NAR-603 S19 nine is the Server, where there is one', () => {
    expect(voting({ options: { server: false } }).refusal(1, 'vote', { entry: 9 })).toEqual({ code: 'no_server' })
    expect(voting().refusal(1, 'vote', { entry: 9 })).toBeNull()
  })

  it('S22 eight players have entries 1 to 8, and nine never means one of them', () => {
    const list = Array.from({ length: 8 }, (_, seat) => `s${seat} ${'abcdefgh'[seat]}`).join(', ')
    const table = given({ seats: 8, list, phase: 'vote', robot: 'server' })
    vote(table, [9, 9, 9, 9, 9, 9, 9, 7])
    expect(endingOf(table).count).toMatchObject({ revealed: 'server', tied: [9] })
    expect(pointsOf(table)).toEqual([2, 2, 2, 2, 2, 2, 2, 1])
  })

  it('NAR-605 a seat that runs out of time has no vote, and counts nowhere', () => {
    const table = voting({ robot: 2 })
    vote(table, [3, null, null, null])
    expect(endingOf(table).count?.votes).toEqual([3, null, null, null])
    expect(pointsOf(table)).toEqual([2, 1, 0, 1])
  })

  it('NAR-606 S3 of tied players the later in the list is revealed', () => {
    const table = voting({ robot: 2 })
    vote(table, [3, 4, 4, 3])
    expect(endingOf(table)).toMatchObject({ winner: 'robot', count: { tied: [3, 4], revealed: 3 } })
    expect(pointsOf(table)).toEqual([1, 0, 2, 1])
  })

  it('NAR-606 later is by the list, not by the seat, and most votes are enough', () => {
    const list = 's3 Fox, s2 Owl, s1 Sea, s0 Moon, s4 Dog'
    const table = given({ seats: 5, list, phase: 'vote', robot: 1 })
    vote(table, [2, 2, 3, 3, 9])
    expect(endingOf(table).count).toMatchObject({ tied: [2, 3], revealed: 1 })
  })

  it('NAR-607 S18 if nobody votes the Server is revealed, or without one the last entry', () => {
    const table = voting({ robot: 1 })
    vote(table, [])
    expect(endingOf(table)).toMatchObject({ winner: 'robot', count: { tied: [1, 2, 3, 4, 9], revealed: 'server' } })
    expect(pointsOf(table)).toEqual([0, 2, 0, 0])
    const off = (list: string) => {
      const without = voting({ robot: 1, options: { server: false }, list })
      vote(without, [])
      return pointsOf(without)
    }
    expect(off('s0 Moon, s2 Owl, s3 Fox, s1 Sea')).toEqual([1, 0, 1, 1])
    expect(off(FOUR)).toEqual([0, 2, 0, 0])
  })

  it('NAR-608 S1 the rulebook’s example', () => {
    const table = given({ robot: 2, answer: 5 })
    give(table, 's1 Yellow, s0 Clothes, s2 Water, s3 Smell')
    table.close()
    table.close()
    discuss(table)
    vote(table, [3, 9, 4, 1])
    const { count, winner } = endingOf(table)
    expect(count).toEqual({
      votes: [3, 9, 4, 1],
      tally: [1, 2, 3, 4, 9].map((entry) => ({ entry, votes: entry === 2 ? 0 : 1 })),
      tied: [1, 3, 4, 9],
      revealed: 'server',
    })
    expect(toldOf(table, 'cardRevealed')).toEqual([{ kind: 'cardRevealed', candidate: 'server', role: 'human' }])
    expect([winner, pointsOf(table)]).toEqual(['robot', [1, 0, 2, 0]])
  })

  it('NAR-608 S2 caught', () => {
    const table = voting({ robot: 2 })
    vote(table, [3, 3, 1, 1])
    expect(endingOf(table)).toMatchObject({ winner: 'humans', count: { tied: [1, 3], revealed: 2 } })
    expect(pointsOf(table)).toEqual([2, 2, 0, 1])
  })

  it('NAR-609 S5 a glitch missed is the Robot side’s, and nobody’s team point', () => {
    const table = given({ seats: 5, list: FIVE, phase: 'vote', robot: 'server' })
    vote(table, [2, 1, 2, 2, 9])
    expect(endingOf(table)).toMatchObject({ winner: 'robot', robot: 'server', count: { revealed: 1 } })
    expect(pointsOf(table)).toEqual([0, 0, 0, 0, 1])
  })

  it('S4 a glitch found', () => {
    const table = given({ seats: 5, list: FIVE, phase: 'vote', robot: 'server' })
    vote(table, [9, 9, 9, 1, 1])
    expect(endingOf(table)).toMatchObject({ winner: 'humans', count: { revealed: 'server' } })
    expect(pointsOf(table)).toEqual([2, 2, 2, 1, 1])
  })

  it('S6 a glitch with a tie', () => {
    const table = voting({ robot: 'server' })
    vote(table, [9, 9, 1, 1])
    expect(endingOf(table).count).toMatchObject({ tied: [1, 9], revealed: 'server' })
    expect(pointsOf(table)).toEqual([2, 2, 1, 1])
  })

  it('S19 Rise of the Machines', () => {
    const list = 's0 Moon, s1 Sea, s2 Owl'
    const table = given({ seats: 3, list, phase: 'vote', robot: 0, options: { server: false } })
    expect(table.refusal(1, 'vote', { entry: 9 })?.code).toBe('no_server')
    vote(table, [2, 1, 1])
    expect(pointsOf(table)).toEqual([0, 2, 2])
    expect(toldOf(table, 'rolesShown')).toEqual([
      { kind: 'rolesShown', roles: ['robot', 'human', 'human'], serverRole: null },
    ])
  })
})

describe('points', () => {
  it('NAR-701 all cards are shown, the Server’s too', () => {
    const table = voting({ robot: 1 })
    expect(table.view('spectator')).toMatchObject({ serverRole: null, roles: [null, null, null, null] })
    vote(table, [2, 1, 2, 1])
    expect(table.view('spectator')).toMatchObject({ serverRole: 'human', roles: ['human', 'robot', 'human', 'human'] })
  })

  it('NAR-702 NAR-703 NAR-704 are told apart: team, own, Robot', () => {
    const table = voting({ robot: 2 })
    vote(table, [3, 1, 1, 3])
    expect(endingOf(table).points).toEqual([
      { team: 1, own: 1, robot: 0, total: 2 },
      { team: 1, own: 0, robot: 0, total: 1 },
      { team: 0, own: 0, robot: 0, total: 0 },
      { team: 1, own: 1, robot: 0, total: 2 },
    ])
    const missed = voting({ robot: 2 })
    vote(missed, [2, 3, 1, 2])
    expect(endingOf(missed).points).toEqual([
      { team: 0, own: 0, robot: 0, total: 0 },
      { team: 0, own: 1, robot: 0, total: 1 },
      { team: 0, own: 0, robot: 2, total: 2 },
      { team: 0, own: 0, robot: 0, total: 0 },
    ])
  })

  it('NAR-704 the Robot gets no own point for the Server, nor a team point', () => {
    const table = voting({ robot: 2 })
    vote(table, [9, 9, 9, 9])
    expect(pointsOf(table)).toEqual([0, 0, 2, 0])
  })

  it('NAR-705 NAR-706 scores change at scoring alone; then new pictures and new words', () => {
    const table = voting({ robot: 2, points: [[1], [0], [3], [2]] })
    for (const [seat, entry] of [3, 3, 1, 1].entries()) {
      table.answer(seat, 'vote', { entry })
      expect(table.view('spectator').scores).toEqual([1, 0, 3, 2])
    }
    table.close()
    expect(table.view('spectator').scores).toEqual([3, 2, 3, 3])
    expect(toldOf(table, 'scored')[0]?.totals).toEqual([3, 2, 3, 3])
    table.close()
    expect(kindsOf(table.heard(1)).slice(0, 2)).toEqual(['roundEnded', 'roundStarted'])
    expect(table.view(1)).toMatchObject({
      round: 3,
      list: [],
      used: ['Moon', 'Sea', 'Owl', 'Fox'],
      scores: [3, 2, 3, 3],
    })
    expect(table.view(1).pictures[0]).toEqual({ card: 'c19', side: 'a' })
  })
})
