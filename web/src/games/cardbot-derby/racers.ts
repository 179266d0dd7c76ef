import { TARGETS, type RobotIndex, type SeenRobot, type Target } from '@robot-night/engine/games/cardbot-derby'
import type { Seat } from '#lib/table/scene.ts'

/** How far a robot is, for the strip. */
export interface Racer {
  robot: RobotIndex
  seat: Seat | null
  /** Drones are numbered where there are several. */
  drone: number | null
  /** In the order of the race. */
  reached: Target[]
  next: Target | null
  pile: number
  /** Its program is handed in; null where nobody is choosing. */
  isReady: boolean | null
}
interface Shown {
  next: Target | null
  touched: readonly Target[]
  reached: readonly { target: Target }[]
}

/** `shown`: how far each is in what is being shown, which must not run ahead of it. */
export function racersOf(
  robots: readonly SeenRobot[],
  { shown, isChoosing }: { shown: readonly Shown[]; isChoosing: boolean },
): Racer[] {
  const drones = robots.flatMap(({ seat }, robot) => (seat === null ? [robot] : []))
  return robots.map(({ seat, pileSize, hasProgram, ...seen }, robot) => {
    const { next, touched, reached } = shown[robot] ?? seen
    const has = (target: Target) => touched.includes(target) || reached.some((each) => each.target === target)
    return {
      ...{ robot, seat, next, pile: pileSize },
      drone: seat === null && drones.length > 1 ? drones.indexOf(robot) + 1 : null,
      reached: TARGETS.filter(has),
      isReady: isChoosing && seat !== null ? hasProgram : null,
    }
  })
}
