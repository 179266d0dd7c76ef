import {
  PROGRAM_LENGTH,
  type Board,
  type Options,
  type OwnRobot,
  type RobotIndex,
  type View,
} from '@robot-night/engine/games/cardbot-derby'
import type { Ghost } from './shapes.ts'
import { captionOf, type Caption } from '../captions.ts'
import { aloneWith } from '../table.ts'
import type { Words } from '../words/words.ts'
import { ghostOf } from './ghost.ts'

/** Where the viewer's cards lead if nobody interferes; nobody else's are ever known. */
export interface Paths {
  ghosts: Ghost[]
  /** What each card does, of the robot whose cards lie open. */
  captions: Caption[]
}

interface Given {
  board: Board
  options: Options
  words: Words['caption']
  /** Whose cards lie open. */
  open: RobotIndex | undefined
  orderOf(own: OwnRobot): readonly OwnRobot['drawn'][number][]
  faceOf(seat: number): number
}

export function pathsOf({ robots, own }: Pick<View, 'robots' | 'own'>, given: Given): Paths {
  const { board, options, open } = given
  const alone = own.flatMap((each) => {
    const start = robots[each.robot]
    const cards = given.orderOf(each).slice(0, PROGRAM_LENGTH)
    return start && cards.length > 0
      ? [{ robot: each.robot, start, told: aloneWith(start, cards, { board, options }) }]
      : []
  })
  return {
    ghosts: alone.map(({ robot, start, told }) => {
      const face = start.seat === null ? null : given.faceOf(start.seat)
      return ghostOf({ robot, face, isFaint: robot !== open }, start, told)
    }),
    captions: (alone.find(({ robot }) => robot === open)?.told ?? []).map((events) =>
      captionOf(events, board, given.words),
    ),
  }
}
export const NO_PATHS: Paths = { ghosts: [], captions: [] }
