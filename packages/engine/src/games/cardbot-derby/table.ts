import type { Seat, Table } from '../../core/game.ts'
import type { CardbotDerby, Robot, RobotIndex, State } from './shapes.ts'

export type DerbyTable = Table<CardbotDerby>

export function robotOf({ robots }: Readonly<State>, robot: RobotIndex): Robot {
  const found = robots[robot]
  if (!found) throw new Error(`a robot from 0 to ${robots.length - 1}, not ${robot}`)
  return found
}

/** A seat's robots, by their places. */
export const robotsOf = ({ robots }: Readonly<State>, seat: Seat): RobotIndex[] =>
  robots.flatMap((each, robot) => (each.seat === seat ? [robot] : []))
