import { describe, expect, it } from 'vitest'
import { clocks, notARobot, standingsOf } from '../index.ts'
import { given, kindsOf, stateOf, toldOf } from '../testing.ts'

const END = [
  [3, 2, 2, 0, 0, 0],
  [3, 3, 1, 0, 0, 0],
  [2, 2, 1, 1, 1, 0],
  [1, 1, 1, 1, 0, 0],
]

describe('the end', () => {
  it('NAR-801 comes when all have looked at the last round', () => {
    const table = given({ round: 6, points: END, phase: 'result' })
    expect(notARobot.outcome(table.state)).toBeNull()
    table.answer(0, 'continue', { continue: true })
    expect(table.view(1).phase).toEqual({ kind: 'result', continued: [0] })
    expect(table.told).toEqual([])
    table.close()
    expect(table.state.phase).toEqual({ kind: 'over' })
    expect(kindsOf(table.heard('spectator'))).toEqual(['roundEnded', 'gameEnded'])
    expect(clocks.result).toMatchObject({ limit: { off: null, relaxed: 40, normal: 20, fast: 10 }, turn: 1 / 4 })
    expect(table.update(0)).toMatchObject({ asks: null, awaits: [] })
  })

  it('NAR-801 NAR-804 as many rounds as were chosen, however far ahead somebody is', () => {
    const ahead = given({
      round: 5,
      points: [
        [3, 3, 3, 3, 3],
        [0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0],
      ],
      seats: 3,
      phase: 'result',
    })
    ahead.close()
    expect(ahead.state).toMatchObject({ round: 6, phase: { kind: 'associate' } })
    const short = given({ round: 1, points: [[1], [0], [0]], seats: 3, phase: 'result', options: { rounds: 1 } })
    short.close()
    expect(short.state.phase.kind).toBe('over')
  })

  it('S21 NAR-802 NAR-803 ranking: points, then rounds with exactly two, then a shared place', () => {
    const table = given({ round: 6, points: END, phase: 'result' })
    table.close()
    expect(toldOf(table, 'gameEnded')).toEqual([
      {
        kind: 'gameEnded',
        standings: [
          { seat: 0, points: 7, twos: 2, place: 1 },
          { seat: 2, points: 7, twos: 2, place: 1 },
          { seat: 1, points: 7, twos: 0, place: 3 },
          { seat: 3, points: 4, twos: 0, place: 4 },
        ],
      },
    ])
    expect(table.update('spectator').outcome).toEqual({
      places: [[0, 2], [1], [3]],
      winners: [0, 2],
      scores: [7, 7, 7, 4],
    })
  })

  it('NAR-803 the places below are ranked the same way', () => {
    const points = [[3], [1], [2], [1]]
    expect(standingsOf(stateOf({ round: 1, points, phase: 'over' })).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 2],
      [1, 3],
      [3, 3],
    ])
    const later = [
      [1, 1],
      [2, 0],
      [3, 3],
      [0, 2],
    ]
    const standings = standingsOf(stateOf({ round: 2, points: later, phase: 'over' }))
    expect(standings.map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [3, 2],
      [0, 4],
    ])
  })
})
