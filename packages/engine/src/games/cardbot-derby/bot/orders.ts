import { PROGRAM_LENGTH } from '../material.ts'
import { RANKS, type Rank } from '../shapes.ts'
import { commandOf, COMMANDS, countsOf, type Command } from './commands.ts'
import type { Ground } from './ground.ts'
import type { Spot } from './spots.ts'

/** Five commands as a number, a digit each, the first one first. */
export type Path = number

/** All orders of five cards of a hand that differ in what they command, and where each leads a robot alone. */
export function eachOrder(ground: Ground, { from, counts }: Start, arrive: Walk['arrive']): void {
  walk({ ground, counts: [...counts], step: 0, arrive }, from, 0)
}

interface Start {
  from: Spot
  /** By command. */
  counts: readonly number[]
}
interface Walk {
  ground: Ground
  /** What is left. */
  counts: number[]
  step: number
  arrive(spot: Spot, path: Path): void
}

// It changes its counts and takes that back: this runs thousands of times for a decision.
function walk(on: Walk, spot: Spot, path: Path): void {
  const { ground, counts, step } = on
  if (step === PROGRAM_LENGTH) return on.arrive(spot, path)
  on.step = step + 1
  for (let command = 0; command < COMMANDS; command++) {
    const left = counts[command] ?? 0
    if (left === 0) continue
    counts[command] = left - 1
    walk(on, ground.after(spot, command, step), path * COMMANDS + command)
    counts[command] = left
  }
  on.step = step
}

/** The hand's cards in this order; of those that command the same, the higher first. */
export function cardsOn(path: Path, hand: readonly Rank[]): Rank[] {
  const left = RANKS.filter((rank) => hand.includes(rank))
  return commandsOn(path).map((command) => {
    const at = left.findIndex((rank) => commandOf(rank) === command)
    const [card] = left.splice(at, 1)
    if (!card || at < 0) throw new Error(`no card for a command of path ${path}`)
    return card
  })
}

function commandsOn(path: Path): Command[] {
  const commands: Command[] = []
  for (let rest = path; commands.length < PROGRAM_LENGTH; rest = Math.floor(rest / COMMANDS))
    commands.unshift(rest % COMMANDS)
  return commands
}

/** The order that leads a robot alone farthest; `luck`, any number, decides between equal ones. */
export function bestPath(
  ground: Ground,
  { from, hand, luck }: { from: Spot; hand: readonly Rank[]; luck: number },
): Path {
  let [best, least] = [0, Infinity]
  eachOrder(ground, { from, counts: countsOf(hand) }, (spot, path) => {
    const cost = ground.toGo(spot) + mixed(path, luck)
    if (cost < least) [best, least] = [path, cost]
  })
  return best
}

const SPREAD = 1009
/** Less than a command costs, and for each path another with each luck. */
export const mixed = (path: Path, luck: number): number => (((path + 1) * (luck + 1)) % SPREAD) / SPREAD / 2
