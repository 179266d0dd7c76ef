import type { ClockRule, Seconds } from '../../core/game.ts'
import type { RobotRevolution } from './shapes.ts'

const paced = (normal: number): Seconds => ({ off: null, relaxed: normal * 2, normal, fast: normal / 2 })

/** Time to watch the battles before the first face-up play of the next round; tin robots keep to it too. */
const WATCHING: Seconds = { off: 6, relaxed: 8, normal: 6, fast: 4 }

export const clocks: Readonly<Record<RobotRevolution['Clock'], ClockRule>> = {
  mulligan: { limit: paced(20) },
  faceUp: { limit: paced(45) },
  afterBattles: { limit: paced(45), lead: WATCHING },
  noble: { limit: paced(25) },
  faceDown: { limit: paced(60) },
}
