import { describe, expect, it } from 'vitest'
import { movesOf, run } from './running.ts'

const funhouse = { board: 'funhouse' }
const carousel = { board: 'carousel' }
const withRow = (row: string) => ({ board: `0.1.2.3-.......-${row}-.......-.......-J..Q..K-4.5.6.7-ssssnnnn` })

describe('slippery squares', () => {
  it('S25 CD-55 CD-56 keep a robot moving the way it came', () => {
    expect(run('a (2,2)E K', funhouse).at).toEqual({ a: '(4,2)E' })
    const ran = run('a (3,3)N K', { ...funhouse, next: { a: 'Q' } })
    expect(ran.at).toEqual({ a: '(3,5)N' })
    expect(movesOf(ran)).toEqual(['a (3,3)-(3,2) move', 'a (3,2)-(3,1) slide'])
  })

  it('CD-56 whichever way it faces', () => {
    expect(run('a (2,2)S 8, b (1,2)E K', funhouse).at).toEqual({ a: '(4,2)S', b: '(2,2)E' })
  })

  it('CD-56 after the commands and the belts, not at once', () => {
    expect(run('a (2,2)E A, b (3,3)N K', funhouse).at).toEqual({ a: '(3,0)E', b: '(3,5)N' })
    const { events } = run('a (2,2)E A, b (0,1)N 4', funhouse)
    const causes = events.flatMap((event) => (event.kind === 'moved' ? [event.cause] : []))
    expect(causes).toEqual(['move', 'belt', 'slide'])
  })

  it('CD-57 a robot that a belt carries onto one slides in the same step', () => {
    expect(run('a (2,2)N 8', withRow('.eeq...')).at).toEqual({ a: '(4,2)N' })
  })

  it('CD-57 so does a robot that a slide pushes onto one', () => {
    expect(run('a (1,2)E K, b (3,2)N 4', withRow('..q.q..')).at).toEqual({ a: '(3,2)E', b: '(5,2)N' })
  })

  it('S26 CD-58 a robot that can’t slide stays, and slides in the next step', () => {
    const text = 'a (2,2)E A 5, b (4,2)N 4 A, c (5,2)N 4 4, d (4,1)E 4 K, e (4,3)E 8 8'
    const ran = run(text, funhouse)
    expect(ran.orders[1]).toBe('bdeac')
    expect(ran.at).toMatchObject({ a: '(4,2)S', b: '(4,1)N', d: '(5,0)E' })
    const first = run(text.replaceAll(/(\w+) \w+(?=,|$)/g, '$1'), funhouse)
    expect(first.at).toMatchObject({ a: '(3,2)E', b: '(4,2)N' })
    expect(first.events.at(-1)).toEqual({ kind: 'blocked', robot: 0, dir: 'E', reason: 'jam' })
  })

  it('CD-58 after the second slide of a step a robot is finished, and on it goes in the next', () => {
    const three = withRow('..qqq..')
    expect(run('a (1,2)E K', three).at).toEqual({ a: '(4,2)E' })
    expect(run('a (1,2)E K 4', three).at).toEqual({ a: '(5,2)E' })
  })

  it('CD-34 CD-58 the first in the order of the step slides first', () => {
    const two = withRow('..qq...')
    expect(run('a (1,2)E A, b (3,3)N K', two).at).toEqual({ a: '(4,2)E', b: '(5,2)N' })
    expect(run('a (1,2)E K, b (3,3)N A', two).at).toEqual({ a: '(4,2)E', b: '(3,1)N' })
  })

  it('CD-46 CD-58 a slide pings as a move does', () => {
    const ran = run('a (2,2)E A, b (4,2)N 4, c (5,2)N 3', { ...funhouse, sides: ['N'] })
    expect(ran.asked).toEqual([{ robot: 0, pinged: 1, square: 18, dir: 'E', sides: ['S', 'N'] }])
    expect(ran.at).toMatchObject({ a: '(4,2)E', b: '(4,1)N' })
  })
})

describe('teleports', () => {
  it('S22 CD-59 CD-60 two on the Jacks swap, at the same time', () => {
    const ran = run('a (5,0)N 2, b (1,6)E 3', carousel)
    expect(ran.at).toEqual({ a: '(1,6)S', b: '(5,0)N' })
    expect(ran.events.filter(({ kind }) => kind === 'teleported')).toEqual([
      {
        kind: 'teleported',
        robots: expect.arrayContaining([
          { robot: 0, from: 5, to: 43 },
          { robot: 1, from: 43, to: 5 },
        ]),
      },
    ])
    expect(run('a (5,0)N 2 6, b (1,6)E 3 7', carousel).at).toEqual({ a: '(5,0)N', b: '(1,6)W' })
  })

  it('S23 CD-59 a robot that hasn’t left jumps again', () => {
    const home = { ...carousel, next: { a: 'K' } } as const
    expect(run('a (6,0)W A', home).at).toEqual({ a: '(1,6)W' })
    expect(run('a (6,0)W A 10', home)).toMatchObject({ at: { a: '(0,6)W' }, touched: ['a K'] })
    expect(run('a (6,0)W A 4', home).at).toEqual({ a: '(5,0)W' })
    expect(run('a (6,0)W A 4 4', home).at).toEqual({ a: '(1,6)W' })
  })

  it('CD-60 a robot that only crosses a Jack doesn’t jump', () => {
    const ran = run('a (6,0)W A, b (5,1)N K', { ...carousel, next: { a: null } })
    expect(ran.asked[0]?.sides).toEqual(['E', 'W'])
    expect(ran.at).toEqual({ a: '(6,0)W', b: '(1,6)N' })
  })

  it('CD-60 a robot that has jumped has no direction of entry', () => {
    expect(run('a (6,0)W A', carousel).entry).toEqual({ a: null })
  })

  it('CD-60 it comes after belts and slides, once', () => {
    expect(run('a (3,3)N K', { ...funhouse, next: { a: 'Q' } }).at).toEqual({ a: '(3,5)N' })
    const { events } = run('a (6,0)W A, b (0,1)N 4', carousel)
    expect(events.at(-1)).toEqual({ kind: 'teleported', robots: [{ robot: 0, from: 5, to: 43 }] })
  })
})

describe('sticky squares', () => {
  it('S24 CD-61 a turn has no effect, a move takes the robot away', () => {
    const ran = run('a (1,3)E 3 K', funhouse)
    expect(ran.at).toEqual({ a: '(2,3)E' })
    expect(ran.events[1]).toEqual({ kind: 'stuck', robot: 0 })
    expect(run('a (1,3)E 3', funhouse).at).toEqual({ a: '(1,3)E' })
  })

  it('CD-61 only the square where it stands when its command runs counts', () => {
    expect(run('a (1,3)E 3, b (1,2)S A', funhouse).at).toEqual({ a: '(1,4)N', b: '(1,3)S' })
    expect(run('a (1,2)E 3, b (1,1)S A', funhouse).at).toEqual({ a: '(1,3)E', b: '(1,2)S' })
  })

  it('CD-61 it can be pinged off', () => {
    const ran = run('a (1,3)E 3, b (1,2)S A, c (1,4)N 4', { ...funhouse, sides: ['E'] })
    expect(ran.at).toMatchObject({ a: '(2,3)N', b: '(1,3)S' })
  })
})
