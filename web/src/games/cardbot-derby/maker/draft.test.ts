import { squareAt } from '@robot-night/engine/games/cardbot-derby'
import { describe, expect, it } from 'vitest'
import { BARE, bared, faced, facingOf, isDraft, laid, missingStarts, signAt, stroked, tapped, turned } from './draft.ts'

const WORKSHOP = '..0.1..-s4...6Q-s......-s..J...-s......-K7...5.-..3.2..-ssnnewwe'
const bare = '.......-.......-.......-.......-.......-.......-.......-nnnnnnnn'
/** The first of seven rows, and so on. */
const row = (draft: string, y: number) => draft.split('-')[y]

describe('a draft of a board', () => {
  it('is known by its form, not by its sense', () => {
    expect(isDraft(WORKSHOP)).toBe(true)
    expect(isDraft(bare)).toBe(true)
    for (const text of [
      '',
      'workshop',
      WORKSHOP.slice(1),
      `${WORKSHOP}n`,
      WORKSHOP.replace('J', 'x'),
      'N'.repeat(64),
    ]) {
      expect(isDraft(text), text).toBe(false)
    }
  })

  it('tells what lies where', () => {
    expect(signAt(WORKSHOP, squareAt(3, 3))).toBe('J')
    expect(facingOf(WORKSHOP, '7')).toBe('E')
    expect(missingStarts(laid(WORKSHOP, squareAt(1, 5), '.'))).toEqual(['7'])
  })
})

describe('what is laid', () => {
  it('takes the place of what lay there', () => {
    expect(row(laid(WORKSHOP, squareAt(0, 1), 'k'), 1)).toBe('k4...6Q')
  })

  it('is there once, if it is a piece: it moves, and changes places with another', () => {
    const moved = laid(WORKSHOP, squareAt(3, 0), 'J')
    expect([row(moved, 0), row(moved, 3)]).toEqual(['..0J1..', 's......'])
    expect(row(laid(WORKSHOP, squareAt(2, 0), '1'), 0)).toBe('..1.0..')
    expect(laid(WORKSHOP, squareAt(3, 3), 'J')).toBe(WORKSHOP)
  })

  it('is there once also where a link had it twice', () => {
    const twice = WORKSHOP.replace('7', 'J')
    expect(twice.match(/J/g)).toHaveLength(2)
    expect(laid(twice, squareAt(6, 6), 'J').match(/J/g)).toHaveLength(1)
    expect(laid(twice, squareAt(3, 3), 'J')).toBe(WORKSHOP.replace('7', '.'))
  })

  it('leaves nothing of a belt that a piece came to lie on', () => {
    const moved = laid(WORKSHOP, squareAt(0, 2), '0')
    expect([row(moved, 0), row(moved, 2)]).toEqual(['....1..', '0......'])
  })
})

describe('a tap', () => {
  it('turns a start slot on which it falls, a quarter at a time', () => {
    const square = squareAt(2, 0)
    expect(facingOf(tapped(WORKSHOP, square, '0'), '0')).toBe('W')
    expect(turned(turned(turned(turned(WORKSHOP, '0'), '0'), '0'), '0')).toBe(WORKSHOP)
    expect(facingOf(faced(WORKSHOP, '0', 'E'), '0')).toBe('E')
  })

  it('takes away a feature that lies there already, never a target', () => {
    const tarred = tapped(bare, squareAt(1, 1), 'k')
    expect(signAt(tarred, squareAt(1, 1))).toBe('k')
    expect(tapped(tarred, squareAt(1, 1), 'k')).toBe(bare)
    expect(tapped(WORKSHOP, squareAt(3, 3), 'J')).toBe(WORKSHOP)
  })
})

describe('a stroke', () => {
  const over = (...squares: [number, number][]) => squares.map(([x, y]) => squareAt(x, y))

  it('lays a belt straight to its end, in its direction', () => {
    expect(row(stroked(bare, over([1, 2], [2, 2], [4, 2]), 'n'), 2)).toBe('.eeee..')
    expect(row(stroked(bare, over([4, 2], [1, 2]), 'n'), 2)).toBe('.wwww..')
    const down = stroked(bare, over([0, 1], [1, 4]), 'n')
    expect([1, 2, 3, 4, 5].map((y) => row(down, y)?.[0])).toEqual(['s', 's', 's', 's', '.'])
    expect(row(stroked(bare, over([3, 3], [3, 2]), 'e'), 2)).toBe('...n...')
    expect(row(stroked(bare, over([3, 3], [4, 3], [3, 3]), 's'), 3)).toBe('...s...')
  })

  it('lays a belt over the seam, and all the way round', () => {
    expect(row(stroked(bare, over([5, 3], [6, 3], [0, 3]), 's'), 3)).toBe('e....ee')
    expect(row(stroked(bare, over([1, 3], [0, 3], [6, 3]), 's'), 3)).toBe('ww....w')
    const round = over([3, 3], [4, 3], [5, 3], [6, 3], [0, 3], [1, 3], [2, 3], [3, 3], [4, 3])
    expect(row(stroked(bare, round, 's'), 3)).toBe('eeeeeee')
  })

  it('paints with tar, ice and plain', () => {
    expect(row(stroked(bare, over([1, 2], [2, 2], [3, 2]), 'q'), 2)).toBe('.qqq...')
    expect(row(stroked(WORKSHOP, over([0, 2], [1, 2]), '.'), 2)).toBe('.......')
  })

  it('moves a piece to its end', () => {
    expect(row(stroked(WORKSHOP, over([2, 0], [3, 0], [3, 1]), '0'), 1)).toBe('s4.0.6Q')
  })

  it('over nothing does nothing', () => {
    expect(stroked(WORKSHOP, [], 'q')).toBe(WORKSHOP)
  })
})

describe('walls and gates', () => {
  it('stand on the side of the square that is chosen, and a tap on the same takes them away', () => {
    const one = tapped(BARE, 16, '|e')
    expect(one).toBe(`${BARE}-22e`)
    expect(tapped(one, 16, '|e')).toBe(BARE)
    expect(tapped(one, 17, '|w')).toBe(BARE)
    expect(isDraft(one)).toBe(true)
  })

  it('replace each other on an edge, whichever side it is chosen from', () => {
    expect(tapped(`${BARE}-22e`, 17, '>w')).toBe(`${BARE}-22W`)
    expect(tapped(`${BARE}-22W`, 16, '>e')).toBe(`${BARE}-22E`)
    expect(tapped(BARE, 16, '>n')).toBe(`${BARE}-21N`)
  })

  it('stand at the seam, but not at the rail', () => {
    expect(tapped(BARE, 14, '|w')).toBe(`${BARE}-62e`)
    expect(tapped(BARE, 3, '|n')).toBe(BARE)
  })

  it('are drawn along a stroke, and cleared around a square', () => {
    const line = stroked(BARE, [16, 17, 18], '|s')
    expect(line).toBe(`${BARE}-22s32s42s`)
    expect(bared(line, 17)).toBe(`${BARE}-22s42s`)
    expect(bared(`${BARE}-21N22E12e`, 16)).toBe(BARE)
  })
})
