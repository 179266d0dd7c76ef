import { describe, expect, it } from 'vitest'
import { boardOf, isFaulty, readBoard } from '../board.ts'
import { named } from '../testing.ts'
import { movesOf, run, type Ran } from './running.ts'

const BARE = '0.1.2.3-.......-.......-.......-.......-J..Q..K-4.5.6.7-ssssnnnn'
const walled = (marks: string, row = '.......') => ({ board: `${BARE.replace('-.......', `-${row}`)}-${marks}` })
const blockedIn = ({ events }: Ran) => events.filter(({ kind }) => kind === 'blocked')
const free = { next: null }

describe('walls', () => {
  it('S37 CD-83 CD-84 a robot doesn’t move through one, from either side', () => {
    const ran = run('a (2,2)E K, b (4,4)S A', { ...walled('22e44s'), ...free })
    expect(ran.at).toEqual({ a: '(2,2)E', b: '(4,4)S' })
    expect(blockedIn(ran)).toEqual([
      { kind: 'blocked', robot: 1, dir: 'S', reason: 'wall' },
      { kind: 'blocked', robot: 0, dir: 'E', reason: 'wall' },
    ])
    expect(run('a (3,2)W K, b (4,5)N A', { ...walled('22e44s'), ...free }).at).toEqual({ a: '(3,2)W', b: '(4,5)N' })
  })

  it('CD-83 one on the seam is a wall on both sides of it', () => {
    expect(run('a (6,2)E K, b (0,3)W A', { ...walled('62e63e'), ...free }).at).toEqual({ a: '(6,2)E', b: '(0,3)W' })
  })

  it('CD-83 portals lead past them', () => {
    const told = { ...walled('11e31e11s31s01e21e', '.j.j...'), ...free }
    expect(run('a (1,1)E 8', told).at).toEqual({ a: '(3,1)E' })
  })

  it('S38 CD-85 a robot with a wall behind it is not pushed at all', () => {
    const ran = run('a (2,2)E K, b (3,2)N 4', { ...walled('32e'), ...free })
    expect(ran.at).toEqual({ a: '(2,2)E', b: '(3,2)N' })
    expect(ran.asked).toEqual([])
    expect(blockedIn(ran)).toEqual([{ kind: 'blocked', robot: 0, dir: 'E', reason: 'braced' }])
  })

  it('CD-85 the rail isn’t a wall: there it is knocked aside as ever', () => {
    expect(run('a (3,1)N K, b (3,0)S 5', { ...walled('66e'), ...free, sides: ['W'] }).at.b).toBe('(2,0)W')
  })

  it('S39 CD-86 nobody is knocked through one', () => {
    const one = run('a (2,2)E K, b (3,2)N 4, c (4,2)N 4', { ...walled('32s'), ...free })
    expect(one.asked).toEqual([])
    expect(one.at).toMatchObject({ a: '(3,2)E', b: '(3,1)N' })
    const none = run('a (2,2)E K, b (3,2)N 4, c (4,2)N 4', { ...walled('31s32s'), ...free })
    expect(none.at).toMatchObject({ a: '(2,2)E', b: '(3,2)N' })
    expect(blockedIn(none)).toEqual([{ kind: 'blocked', robot: 0, dir: 'E', reason: 'jam' }])
  })

  it('S42 CD-89 a rider and a slide are held up too', () => {
    const belt = run('a (1,1)N 4, b (2,1)N 3', { ...walled('21e', '.e.....'), ...free })
    expect(belt.at).toEqual({ a: '(1,1)N', b: '(2,1)W' })
    const ice = run('a (1,1)E K, b (3,1)N 4', { ...walled('31e', '..q....'), ...free })
    expect(ice.at).toEqual({ a: '(2,1)E', b: '(3,1)N' })
    expect(blockedIn(ice)).toEqual([{ kind: 'blocked', robot: 0, dir: 'E', reason: 'braced' }])
  })
})

describe('one-way gates', () => {
  it('S40 CD-87 let through the way of the arrow, and no other', () => {
    const gate = { ...walled('22E'), ...free }
    expect(run('a (2,2)E K', gate).at).toEqual({ a: '(3,2)E' })
    const ran = run('a (3,2)W K', gate)
    expect(ran.at).toEqual({ a: '(3,2)W' })
    expect(blockedIn(ran)).toEqual([{ kind: 'blocked', robot: 0, dir: 'W', reason: 'wall' }])
    expect(run('a (2,2)N K', { ...walled('21N'), ...free }).at).toEqual({ a: '(2,1)N' })
    expect(run('a (2,1)S K', { ...walled('21N'), ...free }).at).toEqual({ a: '(2,1)S' })
    expect(run('a (2,1)S K', { ...walled('21S'), ...free }).at).toEqual({ a: '(2,2)S' })
    expect(run('a (0,2)W K', { ...walled('62W'), ...free }).at).toEqual({ a: '(6,2)W' })
  })

  it('S41 CD-87 pushing goes the same way', () => {
    expect(run('a (1,2)E K, b (2,2)N 4', { ...walled('22E'), ...free }).at).toEqual({ a: '(2,2)E', b: '(3,2)N' })
    const back = run('a (4,2)W K, b (3,2)N 4', { ...walled('22E'), ...free })
    expect(back.at).toEqual({ a: '(4,2)W', b: '(3,2)N' })
    expect(blockedIn(back)).toEqual([{ kind: 'blocked', robot: 0, dir: 'W', reason: 'braced' }])
  })

  it('S41 CD-87 nobody is knocked aside against the arrow', () => {
    const ran = run('a (2,2)E K, b (3,2)N 4, c (4,2)N 4', { ...walled('31S'), ...free })
    expect(movesOf(ran)).toEqual(['b (3,2)-(3,3) ping', 'a (2,2)-(3,2) move'])
  })
})

describe('a board with walls', () => {
  const faultsOf = (marks: string, row = '.......') => {
    const read = readBoard(walled(marks, row).board)
    return isFaulty(read)
      ? read.faults.map(({ code, squares }) => `${code} ${squares.map(named).join(' ')}`.trim())
      : []
  }

  it('section 2 is the text of one without them, and three signs for each', () => {
    expect(boardOf(walled('22e66E').board).edges).toEqual([
      { at: 16, side: 'E', pass: null },
      { at: 48, side: 'E', pass: 'E' },
    ])
    for (const marks of ['', '2', '22', '22x', '72e', '22e-']) expect(faultsOf(marks), marks).toEqual(['malformed'])
  })

  it('CD-88 has sixteen of them at most', () => {
    const squares = Array.from({ length: 17 }, (_, at) => `${at % 7}${Math.floor(at / 7)}e`)
    expect(faultsOf(squares.slice(0, 16).join(''))).toEqual([])
    expect(faultsOf(squares.join(''))[0]).toContain('too_many_walls')
  })

  it('CD-88 has one at an edge, and none at the rail', () => {
    expect(faultsOf('22e22s')).toEqual([])
    expect(faultsOf('22e22W')).toEqual(['wall_twice (2,2)'])
    expect(faultsOf('26s')).toEqual(['wall_at_rail (2,6)'])
    expect(faultsOf('26e')).toEqual([])
  })

  it('CD-88 has no belt through a wall or against a gate', () => {
    expect(faultsOf('21e', '.ee....')).toEqual(['belt_through_wall (2,1)'])
    expect(faultsOf('11W', '.ee....')).toEqual(['belt_through_wall (1,1)'])
    expect(faultsOf('11E01e', '.ee....')).toEqual([])
  })

  it('CD-88 has ways out of tar and ice', () => {
    expect(faultsOf('21e', '..k....')).toEqual(['sticky_at_wall (2,1)'])
    expect(faultsOf('11E', '..q....')).toEqual(['slippery_at_wall (2,1)'])
    expect(faultsOf('21E', '..k....')).toEqual([])
  })
})
