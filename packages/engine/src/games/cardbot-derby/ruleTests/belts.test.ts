import { describe, expect, it } from 'vitest'
import { movesOf, run } from './running.ts'

describe('conveyor belts', () => {
  it('S14 CD-50 carry robots one tile further, once all have acted', () => {
    expect(run('a (0,1)W 8').at).toEqual({ a: '(0,2)W' })
    expect(run('a (0,1)W 8 10').at).toEqual({ a: '(6,2)W' })
    expect(run('a (0,2)S A').at).toEqual({ a: '(0,4)S' })
  })

  it('CD-50 from the last tile to the square behind it', () => {
    expect(run('a (0,4)N 8').at).toEqual({ a: '(0,5)N' })
    expect(run('a (6,2)N 8', { board: 'paternoster' }).at).toEqual({ a: '(6,1)N' })
    expect(run('a (0,5)N 8').at).toEqual({ a: '(0,5)N' })
  })

  it('CD-51 a line of riders moves as a train, at the same time and without a shove', () => {
    const ran = run('a (0,1)N 8, b (0,2)N 9, c (0,3)N 3, d (0,4)N 2')
    expect(ran.at).toMatchObject({ a: '(0,2)N', b: '(0,3)E', c: '(0,4)W', d: '(0,5)S' })
    expect(movesOf(ran).map((move) => move.split(' ')[2])).toEqual(Array(4).fill('belt'))
    const moved = ran.events.flatMap((event) => (event.kind === 'moved' ? [event] : []))
    expect(moved.map(({ robot, together, by }) => ({ robot, together, by }))).toEqual(
      [1, 0, 2, 3].map((robot) => ({ robot, together: true, by: null })),
    )
  })

  it('CD-51 don’t carry a robot that gets onto a tile while they run', () => {
    const text = 'a (0,4)N 8, b (0,5)N 4, c (0,6)N 9, d (1,5)N 3'
    const ran = run(text, { board: 'paternoster' })
    expect(ran.asked).toEqual([])
    expect(ran.at).toMatchObject({ a: '(0,5)N', b: '(6,5)N' })
    expect(run(`${text.replace('N 8', 'N 8 4')}`.replace('N 4', 'N 4 4'), { board: 'paternoster' }).at).toMatchObject({
      b: '(6,4)N',
    })
  })

  it('CD-51 nor one that slides onto a tile', () => {
    const board = '0.1.2.3-...s...-..qs...-...s...-.......-J..Q..K-4.5.6.7-ssssnnnn'
    expect(run('a (1,2)E K', { board }).at).toEqual({ a: '(3,2)E' })
    expect(run('a (1,2)E K 4', { board }).at).toEqual({ a: '(3,3)E' })
  })

  it('S27 CD-52 a full loop moves on by one, round and round', () => {
    const robots = 'abcdefg'.split('').map((name, at) => `${name} (${at},1)N 2`)
    const ran = run(robots.join(', '), { board: 'carousel' })
    expect(Object.values(ran.at)).toEqual(['1', '2', '3', '4', '5', '6', '0'].map((x) => `(${x},1)S`))
    expect(movesOf(ran).every((move) => move.endsWith('belt'))).toBe(true)
    expect(run('a (6,1)N 4 8 9, b (0,5)N 5 4 8', { board: 'carousel' }).at).toEqual({ a: '(2,1)E', b: '(4,5)E' })
  })

  it('S16 CD-53 CD-54 at a taken exit the first rider pushes, and those behind follow', () => {
    const text = 'a (0,4)N 5, b (0,3)N 4, c (0,5)N 8'
    const ran = run(text)
    expect(ran.at).toEqual({ a: '(0,5)E', b: '(0,4)N', c: '(0,6)N' })
    expect(movesOf(ran)).toEqual(['c (0,5)-(0,6) shove', 'a (0,4)-(0,5) belt', 'b (0,3)-(0,4) belt'])
    expect(run('a (0,4)N 5, b (0,3)N 9, c (0,5)N 8')).toMatchObject({
      at: { a: '(0,5)E', b: '(0,4)E', c: '(0,6)N' },
      asked: [],
    })
  })

  it('CD-53 the mover is the rider: whose seat chooses the side', () => {
    const ran = run('a (0,4)N 2, b (0,5)N 3, c (0,6)N 4')
    expect(ran.asked).toEqual([{ robot: 0, pinged: 1, square: 35, dir: 'S', sides: ['W', 'E'] }])
    expect(ran.at).toEqual({ a: '(0,5)S', b: '(6,5)W', c: '(0,6)N' })
  })

  it('S17 CD-54 a rider that can’t go is in the way of the next one', () => {
    const ran = run('a (0,4)N 2, b (0,3)N 3, c (0,5)N 4, d (0,6)N 5, e (1,5)N 6, f (6,5)N 7')
    expect(ran.asked).toEqual([{ robot: 1, pinged: 0, square: 28, dir: 'S', sides: ['W', 'E'] }])
    expect(ran.at).toMatchObject({ a: '(6,4)S', b: '(0,4)W', c: '(0,5)N' })
    expect(ran.events).toContainEqual({ kind: 'blocked', robot: 0, dir: 'S', reason: 'jam' })
  })
})
