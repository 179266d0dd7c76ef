import {
  neighbour,
  SIZE,
  xOf,
  yOf,
  type Direction,
  type Edge,
  type Square,
} from '@robot-night/engine/games/cardbot-derby'
import type { Point } from './geometry.ts'
import type { Drawn } from './layout.ts'

/** A wall or a gate as it is drawn, on the right or the lower edge of a square; on the seam twice. */
export interface DrawnEdge extends Point {
  name: 'wall' | 'gate'
  /** About the middle of the square, then about that of its right edge. */
  degrees: number
  turned: number
}

export function drawnEdges({ edges }: Pick<Drawn, 'edges'>): DrawnEdge[] {
  return edges.flatMap(({ at, side, pass }) => {
    const drawn = {
      y: yOf(at),
      name: pass === null ? ('wall' as const) : ('gate' as const),
      degrees: side === 'E' ? 0 : 90,
      turned: pass === null || pass === side ? 0 : 180,
    }
    return copiesOf(xOf(at), side).map((x) => ({ x, ...drawn }))
  })
}

function copiesOf(x: number, side: Edge['side']): number[] {
  if (x === SIZE - 1) return [x, -1]
  return x === 0 && side === 'S' ? [x, SIZE] : [x]
}

/** What stands at one side of a square; `way`: a gate leads out of it or in, a wall neither. */
export interface Side {
  side: Direction
  way: 'out' | 'in' | null
}

const OTHER = { E: 'W', S: 'N' } as const

export function sidesOf({ edges }: Pick<Drawn, 'edges'>, square: Square): Side[] {
  return edges.flatMap(({ at, side, pass }): Side[] => [
    ...(at === square ? [{ side, way: wayOf(pass, side) }] : []),
    ...(neighbour(at, side) === square ? [{ side: OTHER[side], way: wayOf(pass, OTHER[side]) }] : []),
  ])
}

const wayOf = (pass: Direction | null, side: Direction): Side['way'] =>
  pass === null ? null : pass === side ? 'out' : 'in'
