import { describe, expect, it } from 'vitest'
import { cardbotDerby } from '../index.ts'
import { letterOf, type DerbyScenario } from '../testing.ts'
import { laid, raced, runOut, type Laid } from './laid.ts'

function ending(table: DerbyScenario) {
  const { phase } = table.state
  if (phase.kind !== 'over') return null
  return { result: phase.result, winners: phase.winners.map(letterOf).join(''), places: phase.places }
}
const outcomeOf = ({ state }: DerbyScenario) => cardbotDerby.outcome(state)
/** One step before the King. */
const HOME = '(0,4)N 4 8 2 3 5'

describe('winning', () => {
  it('CD-73 is checked when a round is over: a robot that has reached Jack, Queen and King wins', () => {
    const table = raced({ robots: `a ${HOME}, b (4,0)S`, next: { a: 'K' } })
    expect(ending(table)).toEqual({ result: 'win', winners: 'a', places: [[0], [1]] })
    expect(outcomeOf(table)).toEqual({ places: [[0], [1]], winners: [0] })
    expect(table.heard(1).at(-1)).toEqual({ kind: 'gameOver', result: 'win', winners: [0], places: [[0], [1]] })
    expect(table.heard(1)).toContainEqual({ kind: 'targetPaid', robot: 0, target: 'K', pileLeft: 10 })
  })

  it('CD-73 not before: the round is played to its end', () => {
    const table = raced({ robots: `a ${HOME}, b (2,2)E K 4 8 9 3, c (3,2)N 5, d (4,2)N 4`, next: { a: 'K' } })
    expect(ending(table)).not.toBe(null)
    const waiting = laid({ robots: `a ${HOME}, b (2,2)E 4 8 9 3 K, c (1,6)N, d (4,2)N`, next: { a: 'K' } })
    waiting.close()
    expect(waiting.heard(0).filter(({ kind }) => kind === 'revealed')).toHaveLength(5)
  })

  it('S30 CD-74 several share it', () => {
    const table = raced({ robots: 'a (0,4)W 4 8 2 3 5, b (0,3)W 8 4 2 3 5, c (4,0)S', next: { a: 'K', b: 'K' } })
    expect(ending(table)).toEqual({ result: 'win', winners: 'ab', places: [[0, 1], [2]] })
    expect(outcomeOf(table)).toEqual({ places: [[0, 1], [2]], winners: [0, 1] })
  })

  it('CD-74 two robots of one seat make one winner', () => {
    const table = raced({
      robots: 'a (0,4)W 4 8 2 3 5, b (4,0)S, c (0,3)W 8 4 2 3 5',
      seats: 2,
      options: { robotsPerPlayer: 2 },
      next: { a: 'K', c: 'K' },
    })
    expect(ending(table)).toEqual({ result: 'win', winners: 'ac', places: [[0], [1]] })
  })

  it('S29 CD-75 one finished robot is enough', () => {
    const two = { seats: 2, options: { robotsPerPlayer: 2 } } as const
    const table = raced({ ...two, robots: `a (2,0)S, b (4,0)S, c ${HOME}`, next: { c: 'K' } })
    expect(ending(table)).toEqual({ result: 'win', winners: 'c', places: [[0], [1]] })
  })

  it('CD-75 targets of two robots are not added up', () => {
    const two = { seats: 2, options: { robotsPerPlayer: 2 } } as const
    const table = raced({ ...two, robots: 'a (2,3)E K, b (4,0)S, c (4,6)N', next: { c: 'K' } })
    expect(ending(table)).toBe(null)
  })

  it('CD-76 if only a drone finishes no seat has won', () => {
    const table = raced({
      robots: `a (2,0)S, b (4,0)S, c ${HOME}`,
      seats: 2,
      options: { drones: 1 },
      next: { b: 'Q', c: 'K' },
    })
    expect(ending(table)).toEqual({ result: 'droneWin', winners: 'c', places: [[], [1], [0]] })
    expect(outcomeOf(table)).toEqual({ places: [[1], [0]], winners: [] })
  })

  it('CD-76 with a seat’s robot in the same round, both have', () => {
    const robots = 'a (0,4)W 4 8 2 3 5, b (4,0)S, c (0,3)W 8 4 2 3 5'
    const table = raced({ robots, seats: 2, options: { drones: 1 }, next: { a: 'K', c: 'K' } })
    expect(ending(table)).toEqual({ result: 'win', winners: 'ac', places: [[0], [1]] })
  })
})

describe('the finish option', () => {
  const finish = { finishOnTarget: true }

  it('S31 CD-77 the King counts for a robot that stands on it after the fifth command', () => {
    const stays = raced({ robots: 'a (0,4)N 4 8 2 3 5, b (4,0)S', next: { a: 'K' }, options: finish })
    expect(ending(stays)?.winners).toBe('a')
    expect(stays.heard(1)).toContainEqual({ kind: 'touched', robot: 0, target: 'K' })
  })

  it('S31 CD-77 not for a robot that is pushed away during it', () => {
    const robots = 'a (0,4)N 4 8 2 3 5, b (2,5)W 4 8 10 9 3'
    const shoved = (order: string) => robots.replace('4 8 10 9 3', order)
    const told = (text: string): Laid => ({ robots: text, next: { a: 'K' }, options: finish })
    expect(ending(raced(told(shoved('4 8 A 7 9'))))?.winners).toBe('a')
    const away = raced(told(shoved('4 8 A 10 K')))
    expect(ending(away)).toBe(null)
    expect(away.view(0).robots[0]).toMatchObject({ next: 'K', reached: [{ target: 'J' }, { target: 'Q' }] })
    expect(ending(raced({ ...told(shoved('4 8 A 10 K')), options: {} }))?.winners).toBe('a')
  })
})

describe('the last round', () => {
  it('CD-78 if nobody has won after round 40, the best progress wins', () => {
    const table = raced({ seats: 3, round: 40, next: { b: 'Q', c: 'Q' }, reachedIn: { b: 9, c: 4 } })
    expect(ending(table)).toEqual({ result: 'roundLimit', winners: 'c', places: [[2], [1], [0]] })
    expect(outcomeOf(table)).toEqual({ places: [[2], [1], [0]], winners: [2] })
    expect(ending(raced({ seats: 3, round: 39 }))).toBe(null)
  })

  it('CD-78 equal ones share it; drones are not asked', () => {
    const next = { a: 'Q', b: 'Q', c: 'K' } as const
    const table = raced({ seats: 2, round: 40, options: { drones: 1 }, next, reachedIn: { a: 3, b: 3 } })
    expect(ending(table)).toEqual({ result: 'roundLimit', winners: 'ab', places: [[0, 1]] })
  })

  it('CD-79 a seat that never answers plays by defaults, and can win', () => {
    const table = laid({ robots: 'a (2,2)E K 4 8 3 5, b (3,2)N, c (4,2)N' })
    table.close()
    expect(table.state.phase).toMatchObject({ kind: 'ping', seat: 0 })
    runOut(table)
    expect(table.view(0).round).toBe(2)
  })
})

describe('standings', () => {
  it('section 9 go by targets, then by the round of the last of them', () => {
    const table = raced({
      robots: `a ${HOME}, b (4,0)S, c (4,6)N, d (2,6)N, e (1,1)E, f (5,5)W`,
      round: 12,
      next: { a: 'K', b: 'K', c: 'Q', d: 'K', f: 'K' },
      reachedIn: { b: 9, c: 2, d: 8, f: 9 },
    })
    expect(ending(table)?.places).toEqual([[0], [3], [1, 5], [2], [4]])
  })

  it('section 9 a seat is as far as its better robot', () => {
    const table = raced({
      robots: `a (2,0)S, b (4,0)S, c (4,6)N, d (2,6)N, e ${HOME}, f (5,5)W`,
      seats: 3,
      options: { robotsPerPlayer: 2 },
      next: { a: 'K', b: 'J', c: 'Q', d: 'J', e: 'K', f: 'Q' },
    })
    expect(ending(table)?.places).toEqual([[1], [0], [2]])
  })
})
