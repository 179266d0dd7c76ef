import { TARGETS, type Square } from '../shapes.ts'
import { SIZE, yOf } from './grid.ts'
import { SLOTS, type Belt, type Feature, type Sketch } from './sketch.ts'

/** What a board can have wrong (CD-14, CD-15), in the order in which it is listed. */
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

/** `sign`: which target or start slot, where it is about one. */
export interface Fault {
  code: FaultCode
  squares: Square[]
  sign: string | null
}

const MOST_BELTS = 2
const TELEPORTS = 2

/** All of them. */
export function faultsIn({ features, belts, starts }: Sketch): Fault[] {
  const targets = TARGETS.map((target) => {
    const squares = squaresOf(features, (feature) => feature.kind === 'target' && feature.target === target)
    return counted('target', { sign: target, squares })
  })
  const slots = Array.from({ length: SLOTS }, (_, slot) => {
    const squares = starts.filter((start) => start.slot === slot).map(({ at }) => at)
    return counted('start', { sign: String(slot), squares })
  })
  return [...targets, ...slots, ...beltFaults(belts), ...cardFaults(features)].flat()
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

const fault = (code: FaultCode, squares: Square[]): Fault => ({ code, squares, sign: null })

const squaresOf = (features: readonly Feature[], is: (feature: Feature) => boolean): Square[] =>
  features.flatMap((feature, square) => (is(feature) ? [square] : []))
