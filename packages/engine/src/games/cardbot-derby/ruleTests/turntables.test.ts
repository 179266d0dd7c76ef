import { describe, expect, it } from 'vitest'
import { run } from './running.ts'

const withRow = (row: string) => ({
  board: `0.1.2.3-.......-${row}-.......-.......-J..Q..K-4.5.6.7-ssssnnnn`,
  next: null,
})
const roundhouse = { board: 'roundhouse', next: null }

describe('turntables', () => {
  it('S33 CD-80 turn by a quarter, each in its direction', () => {
    const ran = run('a (2,1)S K, b (4,1)S A', roundhouse)
    expect(ran.at).toEqual({ a: '(2,2)E', b: '(4,2)W' })
    expect(ran.events.at(-1)).toEqual({
      kind: 'spun',
      robots: [
        { robot: 1, facing: 'W', quarter: 1 },
        { robot: 0, facing: 'E', quarter: 3 },
      ],
    })
  })

  it('S34 CD-81 also a robot that hasn’t moved, in every step', () => {
    expect(run('a (2,2)N 4', roundhouse).at).toEqual({ a: '(2,2)W' })
    expect(run('a (2,2)N 4 8', roundhouse).at).toEqual({ a: '(2,2)S' })
  })

  it('S35 CD-81 after belts, slides and portals', () => {
    const belt = run('a (1,2)N 8', withRow('.er....'))
    expect(belt.at).toEqual({ a: '(2,2)E' })
    expect(belt.events.map(({ kind }) => kind)).toEqual(['revealed', 'turned', 'moved', 'spun'])
    expect(run('a (1,2)E K', withRow('..ql...')).at).toEqual({ a: '(3,2)N' })
    const portal = run('a (0,2)E K, b (4,2)N 4', withRow('.j.jr..'))
    expect(portal.events.slice(-2).map(({ kind }) => kind)).toEqual(['teleported', 'spun'])
  })

  it('CD-81 also a robot that was pushed onto one; how it came there stays', () => {
    const ran = run('a (1,2)E K, b (2,2)N 4', withRow('...r...'))
    expect(ran.at).toEqual({ a: '(2,2)E', b: '(3,2)E' })
    expect(ran.entry).toEqual({ a: 'E', b: 'E' })
  })

  it('S36 CD-82 a robot that only crosses one isn’t turned', () => {
    const ran = run('a (1,2)E A, b (2,5)N 4, c (2,1)S K', withRow('..r....'))
    expect(ran.at).toMatchObject({ a: '(2,3)E', c: '(2,2)W' })
    expect(ran.events.filter(({ kind }) => kind === 'spun')).toEqual([
      { kind: 'spun', robots: [{ robot: 2, facing: 'W', quarter: 1 }] },
    ])
  })
})
