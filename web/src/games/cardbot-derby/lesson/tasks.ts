import { squareAt, type Placement, type Rank, type Target } from '@robot-night/engine/games/cardbot-derby'

/** A board with the targets, and a wall and a turntable for the last task. */
export const BOARD = '0.1.2.3-.......-...J..Q-.......-.......-K.....l-4.5.6.7-ssssnnnn-63e'

/** Somebody who runs in the lesson, with the cards as they are drawn; the first one is the reader. */
interface Runner {
  start: Placement
  cards: readonly Rank[]
}
export interface Task {
  goal: Target
  runners: readonly [Runner, ...Runner[]]
}

export const TASKS: readonly [Task, ...Task[]] = [
  {
    goal: 'J',
    runners: [{ start: standing([1, 3], 'E', 'J'), cards: ['3', 'K', '8', 'J', '10'] }],
  },
  {
    goal: 'Q',
    runners: [
      { start: standing([3, 2], 'N', 'Q'), cards: ['Q', '4', '10', '5', 'A'] },
      { start: standing([5, 2], 'W', 'J'), cards: ['7', '3', '9', '6', '2'] },
    ],
  },
  {
    goal: 'K',
    runners: [{ start: standing([6, 3], 'E', 'K'), cards: ['J', '9', 'A', '8', '10'] }],
  },
]

function standing([x, y]: [number, number], facing: Placement['facing'], next: Target): Placement {
  return { at: squareAt(x, y), facing, entry: null, next }
}
