import { standingsOf, type View } from '@robot-night/engine/games/not-a-robot'
import type { Seat } from '#lib/table/scene.ts'

/** What stands in one square of the score sheet. */
interface Square {
  points: number
  isRobot: boolean
  /** It counts when points are even. */
  isTwo: boolean
}
export interface Line {
  seat: Seat
  place: number
  squares: Square[]
  sum: number
  twos: number
}

/** One line a seat, best first, of the rounds that are over. */
export function linesOf(view: Pick<View, 'seats' | 'rounds'>): Line[] {
  return standingsOf(view).map(({ seat, place, points: sum, twos }) => ({
    ...{ seat, place, sum, twos },
    squares: view.rounds.map(({ ending }) => {
      const points = ending.points[seat]?.total ?? 0
      return { points, isRobot: ending.robot === seat, isTwo: points === 2 }
    }),
  }))
}

/** The rounds in which the Server had the Robot card. */
export const serverRounds = ({ rounds }: Pick<View, 'rounds'>): boolean[] =>
  rounds.map(({ ending }) => ending.robot === 'server')
