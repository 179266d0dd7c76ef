import { describe, expect, it } from 'vitest'
import { boardOf, isFaulty, neighbour, readBoard, squareAt } from '../board.ts'
import { DIRECTIONS, type Square } from '../shapes.ts'
import { named, squareIn } from '../testing.ts'

const ALL = ['workshop', 'paternoster', 'carousel', 'funhouse', 'roundhouse', 'turnstile'] as const
const names = (squares: readonly Square[]) => squares.map(named).join(' ')

describe('the board', () => {
  it('CD-9 has 7 by 7 squares', () => {
    for (const name of ALL) expect(boardOf(name).features).toHaveLength(49)
    expect(squareAt(6, 6)).toBe(48)
  })

  it('CD-10 CD-11 goes round from left to right, and ends above and below', () => {
    for (let y = 0; y < 7; y++) {
      expect(neighbour(squareAt(6, y), 'E')).toBe(squareAt(0, y))
      expect(neighbour(squareAt(0, y), 'W')).toBe(squareAt(6, y))
    }
    for (let x = 0; x < 7; x++) {
      expect(neighbour(squareAt(x, 0), 'N')).toBe(null)
      expect(neighbour(squareAt(x, 6), 'S')).toBe(null)
    }
    expect(DIRECTIONS.map((dir) => neighbour(squareAt(3, 3), dir))).toEqual([
      squareAt(3, 2),
      squareAt(4, 3),
      squareAt(3, 4),
      squareAt(2, 3),
    ])
  })
})

describe('our boards', () => {
  it('CD-12 CD-13 have each target once', () => {
    const targets = ALL.map((name) => {
      const { J, Q, K } = boardOf(name).targets
      return names([J, Q, K])
    })
    const usual = '(3,3) (6,1) (0,5)'
    expect(targets).toEqual([usual, usual, '(3,3) (6,0) (0,6)', usual, usual, usual])
    for (const name of ALL) expect(boardOf(name).features.filter(({ kind }) => kind === 'target')).toHaveLength(3)
  })

  it('CD-16 have the belts of section 2', () => {
    const belts = ALL.map((name) =>
      boardOf(name).belts.map(
        ({ dir, tiles, exit }) => `${dir}: ${names(tiles)} > ${exit === null ? '' : named(exit)}`,
      ),
    )
    const [down, up] = ['S: (0,1) (0,2) (0,3) (0,4) > (0,5)', 'N: (6,5) (6,4) (6,3) (6,2) > (6,1)']
    const loops = ['E: (0,1) (1,1) (2,1) (3,1) (4,1) (5,1) (6,1) > ', 'W: (6,5) (5,5) (4,5) (3,5) (2,5) (1,5) (0,5) > ']
    expect(belts.map((each) => each.toSorted())).toEqual([
      [down],
      [up, down],
      loops,
      [up, down],
      [up, down],
      [up, down],
    ])
  })

  it('CD-16 have the Jacks, Kings and Queens of section 2, and nothing more', () => {
    const special = ALL.map((name) =>
      ['teleport', 'sticky', 'slippery'].map((kind) =>
        names(boardOf(name).features.flatMap((feature, square) => (feature.kind === kind ? [square] : []))),
      ),
    )
    const none = ['', '', '']
    const funhouse = ['(3,1) (3,5)', '(1,3) (5,3)', '(3,2) (3,4)']
    expect(special).toEqual([none, none, ['(5,0) (1,6)', '', ''], funhouse, none, none])
  })

  it('CD-16 CD-80 have the turntables of section 2', () => {
    const turning = ALL.map((name) =>
      boardOf(name).features.flatMap((feature, square) =>
        feature.kind === 'turntable' ? [`${named(square)} ${feature.quarter}`] : [],
      ),
    )
    expect(turning).toEqual([[], [], [], [], ['(2,2) 3', '(4,2) 1', '(2,4) 1', '(4,4) 3'], []])
  })

  it('CD-16 CD-83 CD-87 have the walls and gates of section 2', () => {
    const edges = ALL.map((name) => boardOf(name).edges.map(({ at, side, pass }) => `${named(at)}${side} ${pass}`))
    expect(edges.slice(0, -1).flat()).toEqual([])
    expect(edges.at(-1)).toEqual([
      ...['(2,1)S S', '(3,1)S S', '(4,1)S S', '(5,1)E null', '(6,1)E E', '(1,3)E null', '(4,3)E null'],
      ...['(2,4)S N', '(3,4)S N', '(4,4)S N', '(0,5)E null', '(6,5)E W'],
    ])
  })

  it('CD-14 CD-16 have their start slots on plain squares', () => {
    const starts = ALL.map((name) => {
      const { starts, features } = boardOf(name)
      for (const { at } of starts) expect(features[at]).toEqual({ kind: 'plain' })
      return starts.toSorted((a, b) => a.slot - b.slot).map(({ at, facing }) => `${named(at)}${facing}`)
    })
    const usual = '(2,0)S (4,0)S (4,6)N (2,6)N (1,1)E (5,5)W (5,1)W (1,5)E'.split(' ')
    const carousel = '(0,2)E (6,2)W (6,4)W (0,4)E (3,0)S (3,6)N (0,0)E (6,6)W'.split(' ')
    expect(starts).toEqual([usual, usual, carousel, usual, usual, usual])
  })

  it('CD-16 start fairly: four squares and one turn to the Jack', () => {
    for (const name of ALL)
      for (const { at, slot } of boardOf(name).starts) {
        const [x, y] = [at % 7, Math.floor(at / 7)]
        if (name !== 'carousel' || slot < 4) expect(Math.abs(x - 3) + Math.abs(y - 3)).toBe(4)
      }
  })
})

const SOUND = '0.1.2.3-.......-.......-.......-.......-J..Q..K-4.5.6.7-ssssnnnn'

/** A board on which some squares are otherwise: `{ '(2,2)': 'q' }`. */
function faultsOf(changes: Readonly<Record<string, string>>) {
  const signs = [...SOUND]
  for (const [name, sign] of Object.entries(changes)) {
    const square = squareIn(name)
    signs[square + Math.floor(square / 7)] = sign
  }
  const read = readBoard(signs.join(''))
  return isFaulty(read) ? read.faults.map(({ code, squares, sign }) => [code, names(squares), sign]) : []
}

describe('a board of one’s own', () => {
  it('CD-16 is any text that says a sound one', () => {
    const read = readBoard(SOUND)
    expect(isFaulty(read)).toBe(false)
    expect(boardOf(SOUND)).toMatchObject({ text: SOUND, belts: [], teleports: [] })
    expect(boardOf(boardOf('funhouse').text)).toEqual(boardOf('funhouse'))
    expect(boardOf('workshop').text).toBe('..0.1..-s4...6Q-s......-s..J...-s......-K7...5.-..3.2..-ssnnewwe')
    expect(encodeURIComponent(SOUND)).toBe(SOUND)
  })

  it.each(['', 'toolshed', SOUND.slice(1), `${SOUND}n`, SOUND.replace('ssss', 'ssxs'), SOUND.replace('-', '.')])(
    'section 2 “%s” is no text of a board',
    (text) => {
      expect(readBoard(text)).toEqual({ faults: [{ code: 'malformed', squares: [], sign: null }], sketch: null })
    },
  )

  it('CD-13 has each target and each start slot once', () => {
    expect(faultsOf({ '(0,5)': '.', '(1,1)': 'Q', '(0,0)': '.', '(2,2)': '7' })).toEqual([
      ['target_missing', '', 'J'],
      ['target_twice', '(1,1) (3,5)', 'Q'],
      ['start_missing', '', '0'],
      ['start_twice', '(2,2) (6,6)', '7'],
    ])
  })

  it('CD-15 has two belts at most', () => {
    expect(faultsOf({ '(1,1)': 'e', '(1,2)': 'e' })).toEqual([])
    expect(faultsOf({ '(1,1)': 'e', '(1,2)': 'e', '(1,3)': 'e' })).toEqual([
      ['too_many_belts', '(1,1) (1,2) (1,3)', null],
    ])
  })

  it('CD-15 has no belt that ends above, below, or on a belt, its own excepted if it goes all the way round', () => {
    expect(faultsOf({ '(1,0)': 'n' })).toEqual([['belt_off_board', '(1,0)', null]])
    expect(faultsOf({ '(1,5)': 's', '(1,6)': 's' })).toEqual([['belt_off_board', '(1,6)', null]])
    expect(faultsOf({ '(1,1)': 'e', '(2,1)': 's' })).toEqual([['belt_onto_belt', '(1,1) (2,1)', null]])
    const row = Object.fromEntries('0123456'.split('').map((x) => [`(${x},2)`, 'w']))
    expect(faultsOf(row)).toEqual([])
    expect(faultsOf({ ...row, '(1,1)': 's' })).toEqual([['belt_onto_belt', '(1,1) (1,2)', null]])
  })

  it('CD-15 has no two belts with one exit', () => {
    expect(faultsOf({ '(1,1)': 'e', '(3,1)': 'w' })).toEqual([
      ['belts_meet', '(1,1) (2,1)', null],
      ['belts_meet', '(3,1) (2,1)', null],
    ])
  })

  it('CD-15 a belt may go over the seam', () => {
    expect(faultsOf({ '(5,2)': 'e', '(6,2)': 'e', '(0,2)': 'e' })).toEqual([])
    const text = SOUND.replace('-.......-.......', '-.......-e....ee')
    expect(boardOf(text).belts.map(({ tiles, exit }) => [names(tiles), exit])).toEqual([['(5,2) (6,2) (0,2)', 15]])
  })

  it('CD-15 has two Jacks or none', () => {
    expect(faultsOf({ '(1,1)': 'j' })).toEqual([['not_two_teleports', '(1,1)', null]])
    expect(faultsOf({ '(1,1)': 'j', '(2,1)': 'j' })).toEqual([])
    expect(faultsOf({ '(1,1)': 'j', '(2,1)': 'j', '(3,1)': 'j' })).toEqual([
      ['not_two_teleports', '(1,1) (2,1) (3,1)', null],
    ])
  })

  it('CD-15 has no Kings and Queens at the upper and lower edge', () => {
    expect(faultsOf({ '(1,1)': 'k', '(1,5)': 'q' })).toEqual([])
    expect(faultsOf({ '(1,0)': 'k', '(1,6)': 'q' })).toEqual([
      ['sticky_at_edge', '(1,0)', null],
      ['slippery_at_edge', '(1,6)', null],
    ])
  })
})
