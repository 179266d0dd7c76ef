import { DIRECTIONS, type Direction, type Square, type Target } from '../shapes.ts'
import { OPPOSITE } from '../material.ts'
import { edgesIn, waysWith, type Edge } from './edges.ts'
import { neighbour, SIZE, SQUARES, type Ways } from './grid.ts'

export type Feature =
  | { kind: 'plain' }
  | { kind: 'target'; target: Target }
  /** `to`: where it carries; null off the board, which no valid belt does. `left`: tiles to the belt's end, 0 for the last. */
  | { kind: 'belt'; dir: Direction; to: Square | null; left: number; isAce: boolean }
  | { kind: 'teleport' }
  | { kind: 'sticky' }
  | { kind: 'slippery' }
  /** `quarter`: quarter turns clockwise, as of a TURN (CD-80). */
  | { kind: 'turntable'; quarter: 1 | 3 }

/** `tiles` from the ace on. A loop all the way round has no exit (CD-52). */
export interface Belt {
  dir: Direction
  tiles: Square[]
  isLoop: boolean
  exit: Square | null
}

/** A start slot, which lies on a plain square (CD-14). */
export interface Start {
  slot: number
  at: Square
  facing: Direction
}

/** What lies on a board, valid or not. */
export interface Sketch {
  /** By square. */
  features: readonly Feature[]
  belts: readonly Belt[]
  starts: readonly Start[]
  /** Walls and gates. */
  edges: readonly Edge[]
  /** Where one gets from each square, walls and gates in the way. */
  ways: Ways
}

export const SLOTS = 8
const BELT_SIGNS: Readonly<Record<string, Direction>> = { n: 'N', e: 'E', s: 'S', w: 'W' }
const OTHERS: Readonly<Record<string, Feature>> = {
  J: { kind: 'target', target: 'J' },
  Q: { kind: 'target', target: 'Q' },
  K: { kind: 'target', target: 'K' },
  j: { kind: 'teleport' },
  k: { kind: 'sticky' },
  q: { kind: 'slippery' },
  l: { kind: 'turntable', quarter: 3 },
  r: { kind: 'turntable', quarter: 1 },
}
const FORM = /^([.JQKneswjkqlr0-7]{7}-){7}[nesw]{8}(-([0-6]{2}[esNESW])+)?$/

/** Null if this is no board at all. */
export function sketch(text: string): Sketch | null {
  if (!FORM.test(text)) return null
  const parts = text.split('-')
  const [facings = '', marks = ''] = parts.slice(SIZE)
  const signs = parts.slice(0, SIZE).join('')
  const edges = edgesIn(marks)
  const belts = DIRECTIONS.flatMap((dir) => beltsOf(signs, dir))
  const starts = startsOf(signs, facings)
  return { features: featuresOf(signs, belts), belts, starts, edges, ways: waysWith(edges) }
}

function featuresOf(signs: string, belts: readonly Belt[]): Feature[] {
  const features: Feature[] = Array.from(signs, (sign) => OTHERS[sign] ?? { kind: 'plain' })
  for (const { dir, tiles } of belts) {
    tiles.forEach((square, at) => {
      const [to, left] = [neighbour(square, dir), tiles.length - 1 - at]
      features[square] = { kind: 'belt', dir, to, left, isAce: at === 0 }
    })
  }
  return features
}

function startsOf(signs: string, facings: string): Start[] {
  return Array.from(facings).flatMap((sign, slot) =>
    squaresWith(signs, String(slot)).map((at) => ({ slot, at, facing: BELT_SIGNS[sign] ?? 'N' })),
  )
}

/** Runs of tiles in one direction: each begins where nothing of it comes from behind. */
function beltsOf(signs: string, dir: Direction): Belt[] {
  const tiles = squaresWith(signs, dir.toLowerCase())
  const aces = tiles.filter((square) => !isTile(neighbour(square, OPPOSITE[dir]), tiles))
  const belts = aces.map((ace) => beltFrom(ace, { dir, tiles }))
  const rest = tiles.filter((square) => !belts.some((belt) => belt.tiles.includes(square)))
  return [...belts, ...loopsOf(rest, dir)]
}

function beltFrom(ace: Square, { dir, tiles }: Pick<Belt, 'dir' | 'tiles'>): Belt {
  const run = [ace]
  let next = neighbour(ace, dir)
  while (next !== null && isTile(next, tiles)) {
    run.push(next)
    next = neighbour(next, dir)
  }
  return { dir, tiles: run, isLoop: false, exit: next }
}

/** Whole rows; the ace lies at the edge from which the row runs. */
function loopsOf(tiles: readonly Square[], dir: Direction): Belt[] {
  const loops: Belt[] = []
  for (let at = 0; at < tiles.length; at += SIZE) {
    const row = tiles.slice(at, at + SIZE)
    loops.push({ dir, tiles: dir === 'W' ? row.reverse() : row, isLoop: true, exit: null })
  }
  return loops
}

const isTile = (square: Square | null, tiles: readonly Square[]): boolean => square !== null && tiles.includes(square)

const squaresWith = (signs: string, sign: string): Square[] =>
  Array.from({ length: SQUARES }, (_, square) => square).filter((square) => signs[square] === sign)
