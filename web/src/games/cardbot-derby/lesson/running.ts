import {
  boardOf,
  orderOf,
  placementOf,
  runStep,
  SUITS,
  USUAL_OPTIONS,
  type Direction,
  type Placement,
  type Race,
  type RaceEvent,
  type Rank,
  type SeenRobot,
  type View,
} from '@robot-night/engine/games/cardbot-derby'
import { BOARD, type Task } from './tasks.ts'

export interface Raced {
  /** The table before, and once the round was run. */
  before: View
  after: View
  events: readonly RaceEvent[]
  isReached: boolean
}

/** A round of the lesson, by the rules; what a person would be asked takes its default. */
export function raced({ goal, runners }: Task, order: readonly Rank[]): Raced {
  const programs = runners.map(({ cards }, robot) => (robot === 0 ? order : cards).slice(0, 5))
  const start = runners.map(({ start: stand }) => placementOf(stand))
  const robots = start.map(placementOf)
  const course = { board: boardOf(BOARD), finishOnTarget: false, robots }
  const events: RaceEvent[] = []
  const sides: Direction[] = []
  const orders = [0, 1, 2, 3, 4].map((step) => {
    const acting = orderOf(step, programs, 0)
    const commands = programs.flatMap((program) => program[step] ?? [])
    runStep(
      course,
      { step, order: acting, commands },
      {
        tell: (event) => void events.push(event),
        choose: ({ sides: [usual] }) => {
          sides.push(usual)
          return usual
        },
      },
    )
    return acting
  })
  const race: Race = { round: 1, start, commands: programs, orders, sides }
  const isReached = robots[0]?.next !== goal
  return { before: viewOf(start, null), after: viewOf(robots, race), events, isReached }
}

function viewOf(robots: readonly Placement[], race: Race | null): View {
  return {
    viewer: 0,
    options: { ...USUAL_OPTIONS, board: BOARD, robotsPerPlayer: 1 },
    seats: robots.length,
    phase: { kind: 'choose', afterRace: race !== null },
    round: race === null ? 1 : 2,
    robots: robots.map((robot, at) => seen(robot, at)),
    race,
    own: [],
    open: null,
  }
}

function seen(robot: Placement, at: number): SeenRobot {
  const suit = SUITS[at % SUITS.length] ?? 'H'
  return { ...placementOf(robot), seat: at, suit, pileSize: 8, hasProgram: false, touched: [], reached: [] }
}
