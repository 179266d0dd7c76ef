import { boardOf } from './board.ts'
import { beginRound } from './flow.ts'
import { robotsFor } from './material.ts'
import { RANKS, SUITS, type Options, type Robot, type State } from './shapes.ts'
import type { DerbyTable } from './table.ts'

export function setup(seats: number, options: Options): State {
  const { each, all } = robotsFor(options, seats)
  const { board, robotsPerPlayer, drones, finishOnTarget, drawCount } = options
  return {
    options: { board, robotsPerPlayer, drones, finishOnTarget, drawCount },
    seats,
    phase: { kind: 'choose', afterRace: false },
    round: 0,
    robots: Array.from({ length: all }, (_, robot) =>
      robotAtStart(options, robot, robot < seats * each ? robot % seats : null),
    ),
    race: null,
  }
}

export function begin(table: DerbyTable): void {
  for (const { pile } of table.state.robots) table.rng.shuffle(pile) // CD-1
  beginRound(table)
}

function robotAtStart({ board }: Options, robot: number, seat: number | null): Robot {
  const start = boardOf(board).starts[robot]
  const suit = SUITS[robot % SUITS.length] // CD-2
  if (!start || !suit) throw new Error(`no start slot for robot ${robot}`)
  return {
    at: start.at,
    facing: start.facing,
    entry: null,
    next: 'J',
    seat,
    suit,
    pile: [...RANKS],
    drawn: [],
    draft: [],
    program: null,
    touched: [],
    reached: [],
  }
}
