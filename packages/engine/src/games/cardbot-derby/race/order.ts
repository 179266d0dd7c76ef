import { PROGRAM_LENGTH, VALUES } from '../material.ts'
import type { Rank, RobotIndex } from '../shapes.ts'

/** Who has the first turn when programs are all the same (CD-33). */
export const poleOf = (round: number, robots: number): RobotIndex => (round - 1) % robots

/** The robots as they act in a step, from 0: the highest card first (CD-30, CD-31). */
export function orderOf(step: number, programs: readonly (readonly Rank[])[], pole: RobotIndex): RobotIndex[] {
  const count = programs.length
  const heights = programs.map((program, robot) => {
    const beforeOthers = count - 1 - ((robot - pole + count) % count)
    return heightOf(program, step) * count + beforeOthers
  })
  return [...heights.keys()].sort((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0))
}

/** More than the value of any card. */
const BASE = 16

/** What is compared, as digits of one number: this card, then those before it, the last first, then those after it (CD-32). */
function heightOf(program: readonly Rank[], step: number): number {
  let height = valueAt(program, step)
  for (let at = step - 1; at >= 0; at--) height = height * BASE + valueAt(program, at)
  for (let at = step + 1; at < PROGRAM_LENGTH; at++) height = height * BASE + valueAt(program, at)
  return height
}

function valueAt(program: readonly Rank[], at: number): number {
  const card = program[at]
  return card ? VALUES[card] : 0
}
