import { isFaulty, readBoard, type Fault, type Sketch, type Square } from '@robot-night/engine/games/cardbot-derby'
import { fairnessOf, type Fairness } from './fairness.ts'
import type { Draft } from './draft.ts'

/** What is to be said of a draft. */
export interface Check {
  /** To be drawn, valid or not. */
  sketch: Sketch
  /** None: it can be played. */
  faults: readonly Fault[]
  /** Where something is to be mended. */
  squares: readonly Square[]
  /** Null while there are faults. */
  fairness: Fairness | null
}

export function checked(draft: Draft): Check {
  const read = readBoard(draft)
  if (!isFaulty(read)) return { sketch: read, faults: [], squares: [], fairness: fairnessOf(read) }
  const { faults, sketch } = read
  if (!sketch) throw new Error(`${draft} has not the form of a board`)
  return { sketch, faults, squares: [...new Set(faults.flatMap(({ squares }) => squares))], fairness: null }
}
