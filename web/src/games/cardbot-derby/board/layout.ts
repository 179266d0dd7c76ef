import { SIZE, SQUARES, xOf, yOf, type Board, type Feature, type Square } from '@robot-night/engine/games/cardbot-derby'
import { degreesOf, WAYS, type Point } from './geometry.ts'

/** What of a board is drawn; one that isn't valid yet can be drawn too. */
export type Drawn = Pick<Board, 'features' | 'belts' | 'starts' | 'edges'>

/** A square as it is drawn, once or, at an edge, also in the peek on the other side. */
export interface Tile extends Point {
  square: Square
  name: string
  degrees: number
}

export function tilesOf({ features, belts }: Drawn): Tile[] {
  const endless = belts.flatMap(({ isLoop, tiles }) => (isLoop ? tiles : []))
  return features.flatMap((feature, square) => {
    const name = endless.includes(square) ? 'belt' : nameOf(feature, square)
    const tile = { square, name, degrees: feature.kind === 'belt' ? degreesOf(feature.dir) : 0 }
    return copiesOf(square).map((point) => ({ ...tile, ...point }))
  })
}

/** Its place, and its place in the peek. */
export function copiesOf(square: Square): Point[] {
  const [x, y] = [xOf(square), yOf(square)]
  const peek = x === 0 ? [SIZE] : x === SIZE - 1 ? [-1] : []
  return [x, ...peek].map((each) => ({ x: each, y }))
}

const NAMES = { teleport: 'portal', sticky: 'tar', slippery: 'ice' } as const

function nameOf(feature: Feature, square: Square): string {
  switch (feature.kind) {
    case 'plain':
      return (xOf(square) + yOf(square)) % 2 === 0 ? 'gear' : 'plain'
    case 'target':
      return `target-${feature.target}`
    case 'belt':
      return feature.isAce ? 'belt-first' : 'belt'
    case 'turntable':
      return feature.quarter === 1 ? 'turn-right' : 'turn-left'
    case 'teleport':
    case 'sticky':
    case 'slippery':
      return NAMES[feature.kind]
    default:
      return feature satisfies never
  }
}

/** A belt's moving part: a frame as large as the belt, and in it chevrons from one square before it on. */
export interface Run {
  /** The left upper square of the frame, and its size. */
  x: number
  y: number
  wide: number
  high: number
  degrees: number
  chevrons: readonly Point[]
  /** Where one square on is, in squares. */
  way: Point
}

export function runsOf({ belts }: Drawn): Run[] {
  return belts.flatMap(({ dir, tiles }) => {
    const points = tiles.map((square) => ({ x: xOf(square), y: yOf(square) }))
    const [x, y] = [Math.min(...points.map((each) => each.x)), Math.min(...points.map((each) => each.y))]
    const [wide, high] = dir === 'E' || dir === 'W' ? [tiles.length, 1] : [1, tiles.length]
    const way = WAYS[dir]
    const inside = points.map((each) => ({ x: each.x - x, y: each.y - y }))
    const chevrons = [{ x: way.x < 0 ? wide : -way.x, y: way.y < 0 ? high : -way.y }, ...inside]
    const run = { y, wide, high, degrees: degreesOf(dir), chevrons, way }
    const shifts = [0, ...(x === 0 ? [SIZE] : []), ...(x + wide === SIZE ? [-SIZE] : [])]
    return shifts.map((by) => ({ ...run, x: x + by }))
  })
}

export const ALL_SQUARES: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square)
