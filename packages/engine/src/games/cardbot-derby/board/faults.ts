import { DIRECTIONS, TARGETS, type Direction, type Square } from '../shapes.ts'
import type { Edge } from './edges.ts'
import { neighbour, SIZE, yOf, type Ways } from './grid.ts'
import { SLOTS, type Belt, type Feature, type Sketch } from './sketch.ts'

/** What a board can have wrong (CD-14, CD-15, CD-88), in the order in which it is listed. */
export type FaultCode =
  | 'malformed'
  | 'target_missing'
  | 'target_twice'
  | 'start_missing'
  | 'start_twice'
  | 'too_many_belts'
  | 'belt_off_board'
  | 'belt_onto_belt'
  | 'belts_meet'
  | 'not_two_teleports'
  | 'sticky_at_edge'
  | 'slippery_at_edge'
  | 'too_many_walls'
  | 'wall_twice'
  | 'wall_at_rail'
  | 'belt_through_wall'
  | 'sticky_at_wall'
  | 'slippery_at_wall'

/** `sign`: which target or start slot, where it is about one. */
export interface Fault {
  code: FaultCode
  squares: Square[]
  sign: string | null
}

const MOST_BELTS = 2
const TELEPORTS = 2
export const MOST_WALLS = 16

/** All of them. */
export function faultsIn(sketch: Sketch): Fault[] {
  const { features, belts, starts, edges } = sketch
  const targets = TARGETS.map((target) => {
    const squares = squaresOf(features, (feature) => feature.kind === 'target' && feature.target === target)
    return counted('target', { sign: target, squares })
  })
  const slots = Array.from({ length: SLOTS }, (_, slot) => {
    const squares = starts.filter((start) => start.slot === slot).map(({ at }) => at)
    return counted('start', { sign: String(slot), squares })
  })
  return [
    ...targets,
    ...slots,
    ...beltFaults(belts),
    ...cardFaults(features),
    ...wallFaults(edges),
    ...wayFaults(sketch),
  ].flat()
}

/** There must be one of them. */
function counted(what: 'target' | 'start', { sign, squares }: { sign: string; squares: Square[] }): Fault[] {
  if (squares.length === 1) return []
  return [{ code: squares.length === 0 ? `${what}_missing` : `${what}_twice`, squares, sign }]
}

function beltFaults(belts: readonly Belt[]): Fault[] {
  const tiles = belts.flatMap((belt) => belt.tiles)
  const faults = belts.length > MOST_BELTS ? [fault('too_many_belts', tiles)] : []
  const straight = belts.filter(({ isLoop }) => !isLoop)
  for (const { exit, tiles: own } of straight) {
    const last = own.slice(-1)
    if (exit === null) faults.push(fault('belt_off_board', last))
    else if (tiles.includes(exit)) faults.push(fault('belt_onto_belt', [...last, exit]))
    else if (straight.filter((other) => other.exit === exit).length > 1)
      faults.push(fault('belts_meet', [...last, exit]))
  }
  return faults
}

function cardFaults(features: readonly Feature[]): Fault[] {
  const [teleports, sticky, slippery] = (['teleport', 'sticky', 'slippery'] as const).map((kind) =>
    squaresOf(features, (feature) => feature.kind === kind),
  )
  const faults: Fault[] = []
  if (teleports && teleports.length > 0 && teleports.length !== TELEPORTS)
    faults.push(fault('not_two_teleports', teleports))
  return [...faults, ...atEdge('sticky_at_edge', sticky), ...atEdge('slippery_at_edge', slippery)]
}

function atEdge(code: FaultCode, squares: readonly Square[] = []): Fault[] {
  const there = squares.filter((square) => yOf(square) === 0 || yOf(square) === SIZE - 1)
  return there.length > 0 ? [fault(code, there)] : []
}

function wallFaults(edges: readonly Edge[]): Fault[] {
  const twice = edges.filter((edge, at) => edges.some((other, first) => first < at && isSame(edge, other)))
  const atRail = edges.filter(({ at, side }) => neighbour(at, side) === null)
  return [
    ...(edges.length > MOST_WALLS
      ? [
          fault(
            'too_many_walls',
            edges.map(({ at }) => at),
          ),
        ]
      : []),
    ...twice.map(({ at }) => fault('wall_twice', [at])),
    ...atRail.map(({ at }) => fault('wall_at_rail', [at])),
  ]
}

const isSame = (one: Edge, other: Edge): boolean => one.at === other.at && one.side === other.side

/** Belts carry through no wall, and a robot must not be held where it can't turn, or can't stay (CD-88). */
function wayFaults({ belts, features, ways }: Sketch): Fault[] {
  const cut = belts.flatMap(({ dir, tiles }) => tiles.filter((tile) => isWalled(ways, tile, [dir])))
  const [sticky, slippery] = (['sticky', 'slippery'] as const).map((kind) =>
    squaresOf(features, (feature) => feature.kind === kind).filter((square) => isWalled(ways, square, DIRECTIONS)),
  )
  return [
    ...(cut.length > 0 ? [fault('belt_through_wall', cut)] : []),
    ...(sticky && sticky.length > 0 ? [fault('sticky_at_wall', sticky)] : []),
    ...(slippery && slippery.length > 0 ? [fault('slippery_at_wall', slippery)] : []),
  ]
}

const isWalled = (ways: Ways, square: Square, dirs: readonly Direction[]): boolean =>
  dirs.some((dir) => neighbour(square, dir) !== null && ways[dir][square] === null)

const fault = (code: FaultCode, squares: Square[]): Fault => ({ code, squares, sign: null })

const squaresOf = (features: readonly Feature[], is: (feature: Feature) => boolean): Square[] =>
  features.flatMap((feature, square) => (is(feature) ? [square] : []))
