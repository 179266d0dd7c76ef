import type { Direction, Square } from '../shapes.ts'
import { neighbour, OPEN, squareAt, type Ways } from './grid.ts'
import { OPPOSITE } from '../material.ts'

/** What stands between a square and the one to the right of it or below it. */
export interface Edge {
  at: Square
  side: 'E' | 'S'
  /** The way through a gate (CD-87); null: a wall. */
  pass: Direction | null
}

/** Column, row, and what stands there: a small letter is a wall on that side, a capital a gate and the way through it. */
const MARK = /(\d)(\d)([esNESW])/g

export const edgesIn = (marks: string): Edge[] =>
  [...marks.matchAll(MARK)].map(([, x, y, sign = 'e']) => ({ at: squareAt(Number(x), Number(y)), ...standing(sign) }))

function standing(sign: string): Pick<Edge, 'side' | 'pass'> {
  switch (sign) {
    case 's':
      return { side: 'S', pass: null }
    case 'N':
    case 'S':
      return { side: 'S', pass: sign }
    case 'E':
    case 'W':
      return { side: 'E', pass: sign }
    default:
      return { side: 'E', pass: null }
  }
}

/** Where each square leads with these walls and gates in the way (CD-83). */
export function waysWith(edges: readonly Edge[]): Ways {
  if (edges.length === 0) return OPEN
  const ways = { N: [...OPEN.N], E: [...OPEN.E], S: [...OPEN.S], W: [...OPEN.W] }
  for (const { at, side, pass } of edges) {
    const beyond = neighbour(at, side)
    if (pass !== side) ways[side][at] = null
    if (beyond !== null && pass !== OPPOSITE[side]) ways[OPPOSITE[side]][beyond] = null
  }
  return ways
}
