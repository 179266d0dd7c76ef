import { describe, expect, it } from 'vitest'
import { run } from './running.ts'

describe('targets', () => {
  it('S18 CD-62 are reached by being there, however briefly', () => {
    const ran = run('a (2,3)E K, b (3,2)S Q')
    expect(ran.at).toEqual({ a: '(3,4)E', b: '(3,3)S' })
    expect(ran.touched).toEqual(['a J', 'b J'])
    expect(ran.next).toEqual({ a: 'Q', b: 'Q' })
  })

  it('CD-62 by own move, shove, ping, belt or slide', () => {
    expect(run('a (2,3)E K').touched).toEqual(['a J'])
    expect(run('a (1,3)E K, b (2,3)N 4').touched).toEqual(['b J'])
    expect(run('a (2,2)E K, b (3,2)N 5, c (4,2)N 4').touched).toEqual(['b J'])
    expect(run('a (0,4)N 8', { next: { a: 'K' } }).touched).toEqual(['a K'])
    expect(run('a (3,1)S K', { board: 'funhouse' }).touched).toEqual(['a J'])
  })

  it('S15 CD-62 the belt brings a robot home', () => {
    const home = { next: { a: 'K' } } as const
    const rides = ['A', 'A 4', 'A 4 8', 'A 4 8 6'].map((cards) => run(`a (6,1)E ${cards}`, home))
    expect(rides.map(({ at }) => at['a']?.slice(0, -1))).toEqual(['(0,2)', '(0,3)', '(0,4)', '(0,5)'])
    expect(rides.map(({ touched }) => touched)).toEqual([[], [], [], ['a K']])
  })

  it('S19 CD-63 two in one round', () => {
    const ran = run('a (2,3)E K Q J 10 5', { board: 'paternoster' })
    expect(ran).toMatchObject({ at: { a: '(6,1)S' }, touched: ['a J', 'a Q'], next: { a: 'K' } })
  })

  it('S20 CD-64 a later target, or one that was reached before, has no effect', () => {
    const ran = run('a (6,2)N K', { board: 'paternoster' })
    expect(ran).toMatchObject({ at: { a: '(6,1)N' }, touched: [], next: { a: 'J' } })
    expect(run('a (2,3)E K', { next: { a: 'Q' } })).toMatchObject({ touched: [], next: { a: 'Q' } })
    expect(run('a (2,3)E K', { next: { a: null } })).toMatchObject({ touched: [], next: { a: null } })
  })

  it('CD-65 a failed move is no arrival', () => {
    const ran = run('a (2,3)E K, b (3,3)N 4, c (4,3)N 4, d (3,2)N 4, e (3,4)N 4', { next: { b: 'J' } })
    expect(ran).toMatchObject({ at: { a: '(2,3)E', b: '(3,3)N' }, touched: [] })
    expect(run('a (3,3)N 4 8').touched).toEqual([])
  })

  it('CD-66 a robot that has reached the King goes on with its program', () => {
    const ran = run('a (1,5)W A 4 K 8 Q', { next: { a: 'K' } })
    expect(ran).toMatchObject({ touched: ['a K'], next: { a: null }, at: { a: '(5,5)W' } })
  })

  it('CD-77 where the King counts at the end alone, touching it before does nothing; the others are as usual', () => {
    const finish = { finishOnTarget: true, next: { a: 'K' } } as const
    expect(run('a (1,5)W A', finish)).toMatchObject({ touched: [], next: { a: 'K' } })
    expect(run('a (2,3)E K', { finishOnTarget: true }).touched).toEqual(['a J'])
    expect(run('a (5,1)E K', { finishOnTarget: true, next: { a: 'Q' } }).touched).toEqual(['a Q'])
  })
})
