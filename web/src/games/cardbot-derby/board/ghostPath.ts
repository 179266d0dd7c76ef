import { SIZE, type Square } from '@robot-night/engine/games/cardbot-derby'
import { PEEK, plus, pointOf, WAYS, type Point } from './geometry.ts'
import type { Ghost, GhostLeg } from './shapes.ts'

/** A stretch of a way, in squares from the board's corner to its middle. */
export interface Stretch {
  kind: 'own' | 'belt'
  from: Point
  to: Point
  /** Leaves over a seam, or comes in over one. */
  seam: 'out' | 'in' | null
}
export interface Bead extends Point {
  /** From 1. */
  step: number
  isTouch: boolean
  /** Others lie around the same square. */
  isCrowded: boolean
}

const middle = (square: Square): Point => plus(pointOf(square), { x: 0.5, y: 0.5 })

export function stretchesOf({ steps }: Ghost): Stretch[] {
  return steps.flatMap(({ legs }) => legs.flatMap(stretched))
}

function stretched({ kind, from, to, dir }: GhostLeg): Stretch[] {
  if (kind === 'jump' || !dir) return []
  const [start, end, way] = [middle(from), middle(to), WAYS[dir]]
  const next = plus(start, way)
  if (next.x > 0 && next.x < SIZE) return [{ kind, from: start, to: end, seam: null }]
  const [rim, otherRim] = next.x > SIZE ? [SIZE + PEEK, -PEEK] : [-PEEK, SIZE + PEEK]
  return [
    { kind, from: start, to: { x: rim, y: start.y }, seam: 'out' },
    { kind, from: { x: otherRim, y: end.y }, to: end, seam: 'in' },
  ]
}

/** As svg paths on 100 units a square; stretches that follow each other make one line. */
export function pathOf(stretches: readonly Stretch[], kind: Stretch['kind'] | null): string {
  let last: Point | null = null
  return stretches
    .filter((each) => kind === null || each.kind === kind)
    .map(({ from, to }) => {
      const isOn = last !== null && last.x === from.x && last.y === from.y
      last = to
      return isOn ? `L${units(to)}` : `M${units(from)}L${units(to)}`
    })
    .join('')
}

const units = ({ x, y }: Point): string => `${Math.round(x * 100)} ${Math.round(y * 100)}`

/** Off the middle, so that the way and who stands there are seen; several on one square go round it. */
const CORNERS: readonly Point[] = [
  { x: 0.32, y: -0.32 },
  { x: 0.32, y: 0.32 },
  { x: -0.32, y: 0.32 },
  { x: -0.32, y: -0.32 },
  { x: 0, y: -0.36 },
]

export function beadsOf({ steps }: Ghost): Bead[] {
  return steps.flatMap(({ at, isTouch }, step) => {
    const here = steps.flatMap((each, place) => (each.at === at ? [place] : []))
    const corner = CORNERS[here.indexOf(step)]
    const isCrowded = here.length > 2
    return corner ? [{ ...plus(middle(at), corner), step: step + 1, isTouch, isCrowded }] : []
  })
}
