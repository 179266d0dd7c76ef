import {
  boardOf,
  runSolo,
  xOf,
  yOf,
  type Board,
  type Placement,
  type Rank,
  type RobotIndex,
  type View,
} from '@robot-night/engine/games/cardbot-derby'

/** How a robot's cards had best lie if nobody interferes, as its ghost would show: most targets first, then nearest to the next. */
export function bestOrder(view: View, robot: RobotIndex): Rank[] {
  const own = view.own.find((each) => each.robot === robot)
  const start = view.robots[robot]
  if (!own || !start) throw new Error(`no robot ${robot} of one's own`)
  const board = boardOf(view.options.board)
  const [best] = ordersOf(own.drawn)
    .map((order) => ({ order, worth: worthOf(order.slice(0, 5), start, board) }))
    .toSorted((one, other) => other.worth - one.worth)
  return best?.order ?? own.drawn
}

const TARGETS = ['J', 'Q', 'K', null] as const

function worthOf(cards: readonly Rank[], { at, facing, entry, next }: Placement, board: Board): number {
  const robot = { at, facing, entry, next }
  runSolo({ board, finishOnTarget: false, robots: [robot] }, cards)
  const goal = robot.next === null ? robot.at : board.targets[robot.next]
  const across = Math.abs(xOf(goal) - xOf(robot.at))
  const far = Math.min(across, 7 - across) + Math.abs(yOf(goal) - yOf(robot.at))
  return 100 * TARGETS.indexOf(robot.next) - far
}

function ordersOf(cards: readonly Rank[]): Rank[][] {
  if (cards.length === 0) return [[]]
  return cards.flatMap((card) => ordersOf(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]))
}
