import { describe, expect, it } from 'vitest'
import { movesOf, run } from './running.ts'

describe('commands', () => {
  it('CD-36 ace, King, Queen, Jack and ten move one square forward', () => {
    for (const card of ['A', 'K', 'Q', 'J', '10'])
      for (const [dir, there] of [
        ['N', '(3,3)'],
        ['E', '(4,4)'],
        ['S', '(3,5)'],
        ['W', '(2,4)'],
      ] as const)
        expect(run(`a (3,4)${dir} ${card}`).at).toEqual({ a: `${there}${dir}` })
  })

  it('S1 CD-37 number cards turn clockwise by a quarter for each pip', () => {
    const facings = ['2', '3', '4', '5', '6', '7', '8', '9'].map((card) => run(`a (3,4)N ${card}`).at['a'])
    expect(facings.map((at) => at?.at(-1))).toEqual(['S', 'W', 'N', 'E', 'S', 'W', 'N', 'E'])
    expect(run('a (3,4)W 9').at).toEqual({ a: '(3,4)N' })
  })

  it('CD-37 a turn tells how many quarters: none is all the way round', () => {
    expect(run('a (3,4)E 3 8 2').events.filter(({ kind }) => kind === 'turned')).toEqual([
      { kind: 'turned', robot: 0, facing: 'N', quarter: 3 },
      { kind: 'turned', robot: 0, facing: 'N', quarter: 0 },
      { kind: 'turned', robot: 0, facing: 'S', quarter: 2 },
    ])
  })

  it('S2 CD-10 left and right edges meet', () => {
    expect(run('a (6,0)E A').at).toEqual({ a: '(0,0)E' })
    expect(run('a (0,6)W K').at).toEqual({ a: '(6,6)W' })
  })

  it('S3 CD-11 top and bottom do not: the robot stays, and everybody hears why', () => {
    expect(run('a (3,0)N 10').at).toEqual({ a: '(3,0)N' })
    const ran = run('a (3,6)S A')
    expect(ran.at).toEqual({ a: '(3,6)S' })
    expect(ran.events.at(-1)).toEqual({ kind: 'blocked', robot: 0, dir: 'S', reason: 'edge' })
  })
})

describe('collisions', () => {
  it('CD-39 an empty square is just entered', () => {
    expect(run('a (2,2)E K').events.slice(1)).toEqual([
      { kind: 'moved', robot: 0, from: 16, to: 17, dir: 'E', cause: 'move', by: null, together: false },
    ])
  })

  it('S4 CD-40 a robot in the way is pushed one square further', () => {
    const ran = run('a (2,2)E K, b (3,2)S 4')
    expect(ran.at).toEqual({ a: '(3,2)E', b: '(4,2)S' })
    expect(ran.events.filter(({ kind }) => kind === 'moved')).toEqual([
      { kind: 'moved', robot: 1, from: 17, to: 18, dir: 'E', cause: 'shove', by: 0, together: false },
      { kind: 'moved', robot: 0, from: 16, to: 17, dir: 'E', cause: 'move', by: null, together: false },
    ])
  })

  it('CD-38 a robot that others move keeps facing the same way', () => {
    expect(run('a (2,2)E K, b (3,2)S 4').at['b']).toBe('(4,2)S')
    expect(run('a (2,2)E K, b (3,2)N 5, c (4,2)N 4').at['b']).toBe('(3,3)E')
    expect(run('a (0,1)W 8').at['a']).toBe('(0,2)W')
    expect(run('a (3,3)N K', { board: 'funhouse', next: { a: 'Q' } }).at['a']).toBe('(3,5)N')
    expect(run('a (2,2)S 8, b (1,2)E K', { board: 'funhouse' }).at['a']).toBe('(4,2)S')
  })

  it('CD-9 never two on one square: a robot that enters takes the place of the one there', () => {
    const { at } = run('a (2,2)E K A, b (3,2)W 9 K, c (4,2)N Q 10')
    expect(new Set(Object.values(at).map((each) => each.slice(0, -1))).size).toBe(3)
  })

  it('S9 CD-41 CD-46 with no room behind, the mover chooses a side; right of the movement comes first', () => {
    const text = 'a (2,2)E K, b (3,2)N 5, c (4,2)N 4'
    const ran = run(text)
    expect(ran.asked).toEqual([{ robot: 0, pinged: 1, square: 17, dir: 'E', sides: ['S', 'N'] }])
    expect(ran.at).toEqual({ a: '(3,2)E', b: '(3,3)E', c: '(4,2)N' })
    expect(ran.touched).toEqual(['b J'])
    expect(run(text, { sides: ['N'] }).at).toMatchObject({ a: '(3,2)E', b: '(3,1)E' })
    expect(movesOf(ran)).toEqual(['b (3,2)-(3,3) ping', 'a (2,2)-(3,2) move'])
  })

  it('S10 CD-42 where there is one side only, nothing is asked', () => {
    const ran = run('a (2,0)E K, b (3,0)N 5, c (4,0)N 4')
    expect(ran.asked).toEqual([])
    expect(ran.at).toMatchObject({ a: '(3,0)E', b: '(3,1)E' })
  })

  it('CD-42 a side is free to go to if nobody is there', () => {
    const ran = run('a (2,2)E K, b (3,2)N 5, c (4,2)N 4, d (3,3)N 3')
    expect(ran.asked).toEqual([])
    expect(ran.at).toMatchObject({ a: '(3,2)E', b: '(3,1)E', d: '(3,3)W' })
  })

  it('S11 CD-43 without any side nobody moves', () => {
    const ran = run('a (2,0)E K, b (3,0)N 5, c (4,0)N 4, d (3,1)N 3')
    expect(ran.at).toMatchObject({ a: '(2,0)E', b: '(3,0)E', c: '(4,0)N', d: '(3,1)W' })
    expect(ran.events).toContainEqual({ kind: 'blocked', robot: 0, dir: 'E', reason: 'jam' })
  })

  it('S12 a robot that would be pushed over the bottom or the top is pushed aside', () => {
    const ran = run('a (3,1)N K, b (3,0)S 5', { sides: ['W'] })
    expect(ran.asked[0]?.sides).toEqual(['E', 'W'])
    expect(ran.at).toEqual({ a: '(3,0)N', b: '(2,0)W' })
    expect(run('a (3,5)S K, b (3,6)S 5').asked[0]?.sides).toEqual(['W', 'E'])
  })

  it('CD-44 a robot that is pushed never pushes a third', () => {
    const ran = run('a (1,2)E A, b (2,2)N 4, c (3,2)N 4, d (2,1)N 4, e (2,3)N 4')
    expect(movesOf(ran)).toEqual([])
    expect(ran.at).toMatchObject({ a: '(1,2)E', b: '(2,2)N', c: '(3,2)N' })
  })

  it('S13 CD-45 a shove goes over the seam, and a belt there takes on', () => {
    expect(run('a (5,3)E A, b (6,3)N 6').at).toEqual({ a: '(6,3)E', b: '(0,4)S' })
  })

  it('CD-45 a ping goes over the seam', () => {
    const text = 'a (6,4)N K, b (6,3)E 4, c (6,2)N 4'
    const ran = run(text, { board: 'carousel' })
    expect(ran.asked[0]?.sides).toEqual(['E', 'W'])
    expect(ran.at).toMatchObject({ a: '(6,3)N', b: '(0,3)E' })
    expect(run(text, { board: 'carousel', sides: ['W'] }).at['b']).toBe('(5,3)E')
  })

  it('CD-48 first the robot that gives way arrives, then the one that moves', () => {
    const ran = run('a (2,3)E K, b (3,3)N 4', { next: { b: 'Q' } })
    expect(movesOf(ran)).toEqual(['b (3,3)-(4,3) shove', 'a (2,3)-(3,3) move'])
    const both = run('a (6,2)N K, b (6,1)N 4, c (6,0)N 4', { next: { a: 'Q', b: 'Q' }, sides: ['W'] })
    expect(both.events.filter(({ kind }) => kind === 'moved' || kind === 'touched').map(({ kind }) => kind)).toEqual([
      'moved',
      'moved',
      'touched',
    ])
    expect(both.touched).toEqual(['a Q'])
  })

  it('CD-49 a robot remembers which way it came last: as it moved, was shoved or was pinged', () => {
    expect(run('a (2,2)E K, b (3,2)S 4').entry).toEqual({ a: 'E', b: 'E' })
    expect(run('a (2,2)E K, b (3,2)N 5, c (4,2)N 4').entry).toEqual({ a: 'E', b: 'S', c: null })
    expect(run('a (0,1)W 8').entry).toEqual({ a: 'S' })
    expect(run('a (2,2)E K', { board: 'funhouse' }).entry).toEqual({ a: 'E' })
    expect(run('a (3,0)N 10').entry).toEqual({ a: null })
  })
})
