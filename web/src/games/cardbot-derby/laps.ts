import type { RobotIndex, SeenRobot, Target } from '@robot-night/engine/games/cardbot-derby'

/** A robot's way through the derby: what it reached, by round. */
interface Lap {
  robot: RobotIndex
  reached: SeenRobot['reached']
  /** By shown round. */
  cells: Target[][]
}
interface Laps {
  /** The rounds that are shown: all of a short derby, else those in which anything was reached, and the last. */
  rounds: number[]
  laps: Lap[]
}

const MOST_ROUNDS = 9

export function lapsOf(robots: readonly Pick<SeenRobot, 'seat' | 'reached'>[], { round, places }: Ending): Laps {
  const isTold = (each: number) =>
    each === round || robots.some(({ reached }) => reached.some((at) => at.round === each))
  const all = Array.from({ length: round }, (_, at) => at + 1)
  const rounds = all.length <= MOST_ROUNDS ? all : all.filter(isTold)
  const laps = robots.map(({ reached }, robot) => ({
    robot,
    reached,
    cells: rounds.map((each) => reachedIn(reached, each)),
  }))
  const placeOf = ({ robot }: Lap) => placeIn(places, robots[robot]?.seat ?? null)
  return { rounds, laps: laps.toSorted((a, b) => placeOf(a) - placeOf(b) || isAhead(a, b) || a.robot - b.robot) }
}

interface Ending {
  round: number
  /** Seats, best first. */
  places: readonly (readonly number[])[]
}

const reachedIn = (reached: SeenRobot['reached'], round: number): Target[] =>
  reached.filter((each) => each.round === round).map(({ target }) => target)

/** Drones have no place among the seats: those that have finished come first, the others last. */
function placeIn(places: Ending['places'], seat: number | null): number {
  const at = places.findIndex((seats) => seat !== null && seats.includes(seat))
  return at < 0 ? places.length : at
}

/** Of two on one place, who has more, and then who had it sooner. */
function isAhead(a: Lap, b: Lap): number {
  const more = b.reached.length - a.reached.length
  return more || lastOf(a) - lastOf(b)
}

const lastOf = ({ reached }: Lap): number => Math.max(0, ...reached.map(({ round }) => round))
