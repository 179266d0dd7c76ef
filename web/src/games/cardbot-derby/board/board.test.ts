import { boardOf, readBoard, solo, squareAt, type Placement, type Rank } from '@robot-night/engine/games/cardbot-derby'
import { describe, expect, it } from 'vitest'
import { ghostOf } from './ghost.ts'
import { framesOf } from './animate.ts'
import { beadsOf, pathOf, stretchesOf } from './ghostPath.ts'
import { copiesOf, runsOf, tilesOf } from './layout.ts'
import { stepFrom } from './picking.ts'

describe('the squares', () => {
  it('lie on the board once, and those at a seam in the peek beyond it too', () => {
    const tiles = tilesOf(boardOf('funhouse'))
    expect(tiles.length).toBe(49 + 14)
    expect(tiles.filter(({ x }) => x === -1).map(({ square }) => square % 7)).toEqual(Array(7).fill(6))
    expect(copiesOf(squareAt(0, 3))).toEqual([
      { x: 0, y: 3 },
      { x: 7, y: 3 },
    ])
  })

  it('show every feature, and an end rail where a belt begins that has a beginning', () => {
    const names = (board: string) => new Set(tilesOf(boardOf(board)).map(({ name }) => name))
    expect([...names('funhouse')].toSorted()).toEqual(
      ['belt', 'belt-first', 'gear', 'ice', 'plain', 'portal', 'tar', 'target-J', 'target-K', 'target-Q'].toSorted(),
    )
    expect(names('carousel')).not.toContain('belt-first')
  })

  it('can be drawn of a board that is not valid yet', () => {
    const read = readBoard(`${'.......-'.repeat(6)}..s.e..-nnnnnnnn`)
    const sketch = 'faults' in read ? read.sketch! : read
    expect(tilesOf(sketch).filter(({ name }) => name.startsWith('belt')).length).toBe(2)
    expect(runsOf(sketch).length).toBe(2)
  })

  it('have belts that run the way they carry, seen beyond the seam', () => {
    const runs = runsOf(boardOf('paternoster'))
    expect(runs.map(({ x, y, high, way }) => [x, y, high, way.y])).toEqual(
      expect.arrayContaining([
        [0, 1, 4, 1],
        [7, 1, 4, 1],
        [6, 2, 4, -1],
        [-1, 2, 4, -1],
      ]),
    )
    expect(runsOf(boardOf('carousel')).map(({ x, wide }) => [x, wide])).toEqual(
      expect.arrayContaining([
        [-7, 7],
        [0, 7],
        [7, 7],
      ]),
    )
  })
})

describe('a ghost', () => {
  const ghost = (board: string, placement: Placement, cards: Rank[]) => {
    const course = { board: boardOf(board), finishOnTarget: false, robots: [{ ...placement }] }
    return ghostOf({ robot: 0, face: 0, isFaint: false }, placement, solo(course, cards))
  }
  const mira: Placement = { at: squareAt(4, 3), facing: 'E', entry: null, next: 'Q' }

  it('goes its own steps and rides the belts, out at one seam and in at the other', () => {
    const way = ghost('funhouse', mira, ['K', '10', '8', 'Q', '3'])
    const stretches = stretchesOf(way)
    expect(stretches.map(({ kind, seam }) => [kind, seam])).toEqual([
      ['own', null],
      ['own', null],
      ['belt', null],
      ['belt', null],
      ['own', 'out'],
      ['own', 'in'],
      ['belt', null],
      ['belt', null],
    ])
    expect(pathOf(stretches, 'own')).toBe('M450 350L550 350L650 350M650 150L738 150M-38 150L50 150')
    expect(way.steps.at(-1)).toMatchObject({ at: squareAt(0, 3), facing: 'N' })
  })

  it('has a bead for every command, one of enamel where it touches its target, none on another', () => {
    const beads = beadsOf(ghost('funhouse', mira, ['K', '10', '8', 'Q', '3']))
    expect(beads.map(({ step, isTouch }) => [step, isTouch])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
      [5, false],
    ])
    const spun = beadsOf(ghost('workshop', mira, ['9', '5', '8', '4', '7']))
    expect(new Set(spun.map(({ x, y }) => `${x} ${y}`)).size).toBe(5)
  })

  it('has no way between two portals', () => {
    const way = ghost('carousel', { ...mira, at: squareAt(6, 0), facing: 'W' }, ['A'])
    expect(way.steps[0]?.legs.map(({ kind }) => kind)).toEqual(['own', 'jump'])
    expect(stretchesOf(way).length).toBe(1)
    expect(way.steps[0]?.at).toBe(squareAt(1, 6))
  })
})

describe('what moves', () => {
  it('is as at its first moment before it, and as at its last after it', () => {
    const frames = framesOf(
      [
        { at: 100, x: 1 },
        { at: 300, x: 2 },
      ],
      400,
      ({ x }) => ({ opacity: x }),
    )
    expect(frames.map(({ offset, opacity }) => [offset, opacity])).toEqual([
      [0, 1],
      [0.25, 1],
      [0.75, 2],
      [1, 2],
    ])
  })
})

describe('arrow keys', () => {
  it('lead over the seam, but not over the edge', () => {
    expect(stepFrom(squareAt(6, 2), 'ArrowRight')).toBe(squareAt(0, 2))
    expect(stepFrom(squareAt(0, 2), 'ArrowLeft')).toBe(squareAt(6, 2))
    expect(stepFrom(squareAt(3, 0), 'ArrowUp')).toBe(null)
    expect(stepFrom(squareAt(3, 6), 'ArrowDown')).toBe(null)
    expect(stepFrom(squareAt(3, 3), 'a')).toBe(null)
  })
})
