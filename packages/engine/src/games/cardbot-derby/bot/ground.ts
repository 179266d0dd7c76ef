import { boardOf } from '../board.ts'
import { PROGRAM_LENGTH } from '../material.ts'
import { runStep, type Course, type Hooks } from '../race.ts'
import type { Options } from '../shapes.ts'
import { CARDS, COMMANDS, COSTS, type Command } from './commands.ts'
import { isHome, placementAt, RESTING, SPOTS, spotOf, withoutEntry, type Spot } from './spots.ts'

/** What a board does to a robot that is alone on it. */
export interface Ground {
  /** Where a command of this step, from 0, leads. */
  after(spot: Spot, command: Command, step: number): Spot
  /** What the commands cost that are still needed to touch all targets that are left. */
  toGo(spot: Spot): number
}
type Rules = Pick<Options, 'board' | 'finishOnTarget'>

/** Worked out once for each board. */
export function groundOf({ board, finishOnTarget }: Rules): Ground {
  const name = `${board} ${finishOnTarget}`
  const known = memo.get(name)
  if (known) return known
  const ground = survey({ board, finishOnTarget })
  if (memo.size >= MEMO_SIZE) memo.clear()
  memo.set(name, ground)
  return ground
}

const MEMO_SIZE = 16
const memo = new Map<string, Ground>()

function survey(rules: Rules): Ground {
  const early = tableOf(rules, 0)
  // CD-77: the fifth command may finish where the others don't.
  const last = rules.finishOnTarget ? tableOf(rules, LAST) : early
  const costs = costsToGo(last)
  return {
    after: (spot, command, step) => (step === LAST ? last : early)(spot, command),
    toGo: (spot) => costs[withoutEntry(spot)] ?? FAR,
  }
}

const LAST = PROGRAM_LENGTH - 1
type Table = (spot: Spot, command: Command) => Spot

/** Each entry is found by the rules themselves when it is first asked for. */
function tableOf({ board, finishOnTarget }: Rules, step: number): Table {
  const course: Course = { board: boardOf(board), finishOnTarget, robots: [] }
  // One more than the spot; 0: not asked for yet.
  const known = new Int16Array(SPOTS * COMMANDS)
  return (spot, command) => {
    const at = spot * COMMANDS + command
    const found = known[at]
    if (found) return found - 1
    const reached = runAlone(course, { spot, command, step })
    known[at] = reached + 1
    return reached
  }
}

const ALONE = [0]
const HOOKS: Hooks = { tell: null, choose: () => null }

function runAlone(course: Course, { spot, command, step }: { spot: Spot; command: Command; step: number }): Spot {
  const robot = placementAt(spot)
  course.robots = [robot]
  runStep(course, { step, order: ALONE, commands: CARDS.slice(command, command + 1) }, HOOKS)
  return spotOf(robot)
}

/** Farther than any target on a board that lets one through. */
const FAR = 200

/** From the targets backwards, until nothing gets nearer. */
function costsToGo(after: Table): Float32Array {
  const costs = new Float32Array(SPOTS).fill(FAR)
  for (const spot of RESTING) if (isHome(spot)) costs[spot] = 0
  for (let isNearer = true; isNearer;) {
    isNearer = false
    for (const spot of RESTING) {
      const cost = cheapest(after, costs, spot)
      if (cost >= (costs[spot] ?? FAR)) continue
      costs[spot] = cost
      isNearer = true
    }
  }
  return costs
}

function cheapest(after: Table, costs: Float32Array, spot: Spot): number {
  let least = FAR
  for (let command = 0; command < COMMANDS; command++) {
    const further = costs[withoutEntry(after(spot, command))] ?? FAR
    least = Math.min(least, further + (COSTS[command] ?? 0))
  }
  return least
}
