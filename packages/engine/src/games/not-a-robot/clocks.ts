import type { ClockRule, Seconds } from '../../core/game.ts'
import type { NotARobot } from './shapes.ts'

/** NAR-221: nobody is cut off by a word in the last second. */
const FLOOR: Seconds = { off: 30, relaxed: 30, normal: 30, fast: 15 }
/** NAR-403: always in full, and in every pace. */
const CALL: Seconds = { off: 15, relaxed: 15, normal: 8, fast: 5 }

export const clocks: Readonly<Record<NotARobot['Clock'], ClockRule>> = {
  associate: { limit: { off: null, relaxed: 240, normal: 120, fast: 75 }, floor: FLOOR },
  again: { limit: { off: null, relaxed: 45, normal: 30, fast: 20 }, floor: FLOOR },
  review: { limit: { off: null, relaxed: 25, normal: 15, fast: 10 } },
  call: { limit: CALL, least: CALL, turn: 1 / 2 },
  guess: { limit: { off: null, relaxed: 60, normal: 30, fast: 20 } },
  explain: { limit: { off: null, relaxed: 60, normal: 30, fast: 20 } },
  debate: { limit: { off: null, relaxed: 240, normal: 120, fast: 60 } },
  vote: { limit: { off: null, relaxed: 90, normal: 45, fast: 30 } },
  result: { limit: { off: null, relaxed: 40, normal: 20, fast: 10 }, turn: 1 / 4 },
}
