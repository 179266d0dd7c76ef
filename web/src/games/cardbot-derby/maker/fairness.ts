import { runSolo, type Board, type Placement, type Rank, type Start } from '@robot-night/engine/games/cardbot-derby'

/** One card of each command. */
const COMMANDS = ['A', '9', '8', '7', '6'] as const satisfies readonly Rank[]
/** Being one command nearer is no great advantage. */
const TOLERANCE = 1

/** How far the start slots lie from the Jack. `commands` by slot: how many it takes at least; null: no way leads there. */
export interface Fairness {
  commands: readonly (number | null)[]
  nearest: number
  farthest: number
  verdict: 'even' | 'near' | 'uneven' | 'cut off'
}

export function fairnessOf(board: Board): Fairness {
  const commands = board.starts.toSorted((one, other) => one.slot - other.slot).map((start) => toJack(board, start))
  const known = commands.filter((count) => count !== null)
  const [nearest, farthest] = [Math.min(...known), Math.max(...known)]
  if (known.length < commands.length) return { commands, nearest, farthest, verdict: 'cut off' }
  const apart = farthest - nearest
  return { commands, nearest, farthest, verdict: apart === 0 ? 'even' : apart <= TOLERANCE ? 'near' : 'uneven' }
}

/** The fewest commands by which a robot alone on the board touches the Jack, as the race itself has it. */
function toJack(board: Board, { at, facing }: Start): number | null {
  const seen = new Set<string>()
  let reached: Placement[] = [{ at, facing, entry: null, next: 'J' }]
  for (let commands = 1; reached.length > 0; commands++) {
    const further = reached.flatMap((from) => COMMANDS.map((card) => after(board, from, card)))
    if (further.some(({ next }) => next !== 'J')) return commands
    reached = further.filter((placement) => isNew(placement, seen))
  }
  return null
}

function after(board: Board, from: Placement, card: Rank): Placement {
  const own = { ...from }
  runSolo({ board, finishOnTarget: false, robots: [own] }, [card])
  return own
}

function isNew({ at, facing, entry }: Placement, seen: Set<string>): boolean {
  const key = `${at} ${facing} ${entry}`
  if (seen.has(key)) return false
  seen.add(key)
  return true
}
