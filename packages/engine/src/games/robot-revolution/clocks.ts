import type { ClockRule, Seconds } from '../../core/game.ts'
import { FIRST_MOVE } from '../../core/paces.ts'
import type { RobotRevolution } from './shapes.ts'

const paced = (normal: number): ClockRule => ({
  limit: { off: null, relaxed: normal * 2, normal, fast: normal / 2 },
  first: FIRST_MOVE,
})

/** Time to watch the battles before the first face-up play of the next round; tin robots keep to it too. */
const WATCHING: Seconds = { off: 6, relaxed: 8, normal: 6, fast: 4 }

export const clocks: Readonly<Record<RobotRevolution['Clock'], ClockRule>> = {
  mulligan: paced(20),
  faceUp: paced(45),
  afterBattles: { ...paced(45), lead: WATCHING },
  noble: paced(25),
  faceDown: paced(60),
}
