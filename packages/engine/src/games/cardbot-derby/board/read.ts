import { TARGETS, type Square, type Target } from '../shapes.ts'
import { faultsIn, type Fault } from './faults.ts'
import { sketch, type Sketch } from './sketch.ts'
import { textOf } from './texts.ts'

/** A board that can be played on. */
export interface Board extends Sketch {
  text: string
  targets: Readonly<Record<Target, Square>>
  /** Two or none. */
  teleports: readonly Square[]
  /** Is there any ice at all? */
  isSlippery: boolean
  /** Is there any turntable? */
  isTurning: boolean
}
/** `sketch` is null if this is no board at all. */
export interface Faulty {
  faults: Fault[]
  sketch: Sketch | null
}

export const isFaulty = (read: Board | Faulty): read is Faulty => 'faults' in read

/**
 * One of our boards by its name, or a board from its text: seven rows and the facings of the start slots 0 to 7, joined by `-`. A sign a square: `.` plain,
 * `J Q K` targets, `n e s w` belts, `j` a teleport, `k` sticky, `q` slippery, `l r` turntables, `0` to `7` start slots.
 * If it has walls or gates, they follow after one more `-`, three signs each (`edges.ts`).
 */
export function readBoard(board: string): Board | Faulty {
  const known = memo.get(board)
  if (known) return known
  const read = readAnew(textOf(board))
  if (memo.size >= MEMO_SIZE) memo.clear()
  memo.set(board, read)
  return read
}

const MEMO_SIZE = 32
const memo = new Map<string, Board | Faulty>()

function readAnew(text: string): Board | Faulty {
  const found = sketch(text)
  if (!found) return { faults: [{ code: 'malformed', squares: [], sign: null }], sketch: null }
  const faults = faultsIn(found)
  return faults.length > 0 ? { faults, sketch: found } : boardFrom(text, found)
}

function boardFrom(text: string, found: Sketch): Board {
  const { features, belts, starts, edges, ways } = found
  const [J, Q, K] = TARGETS.map((target) =>
    features.findIndex((feature) => feature.kind === 'target' && feature.target === target),
  )
  if (J === undefined || Q === undefined || K === undefined) throw new Error('a board has three targets')
  const teleports = features.flatMap(({ kind }, square) => (kind === 'teleport' ? [square] : []))
  const isSlippery = features.some(({ kind }) => kind === 'slippery')
  const isTurning = features.some(({ kind }) => kind === 'turntable')
  return { text, features, belts, starts, edges, ways, targets: { J, Q, K }, teleports, isSlippery, isTurning }
}
