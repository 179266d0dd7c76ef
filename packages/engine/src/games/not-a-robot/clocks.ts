import type { ClockRule, Seconds } from '../../core/game.ts'
import { FIRST_MOVE } from '../../core/paces.ts'
import type { NotARobot } from './shapes.ts'

/** NAR-221: nobody is cut off by a word in the last second. */
const FLOOR: Seconds = { off: 30, relaxed: 30, normal: 30, fast: 15 }
/** NAR-224: nobody keeps all others waiting. For a word never less than the floor. */
const LAST_WORD: Seconds = { off: null, relaxed: 60, normal: 30, fast: 15 }
const LAST: Seconds = { off: null, relaxed: 30, normal: 12, fast: 8 }
/** NAR-403: always in full, and in every pace. */
const CALL: Seconds = { off: 15, relaxed: 15, normal: 8, fast: 5 }

export const clocks: Readonly<Record<NotARobot['Clock'], ClockRule>> = {
  associate: {
    limit: { off: null, relaxed: 240, normal: 120, fast: 75 },
    first: FIRST_MOVE,
    floor: FLOOR,
    last: LAST_WORD,
  },
  again: { limit: { off: null, relaxed: 45, normal: 30, fast: 20 }, floor: FLOOR },
  review: { limit: { off: null, relaxed: 25, normal: 15, fast: 10 } },
  call: { limit: CALL, least: CALL, turn: 1 / 2 },
  guess: { limit: { off: null, relaxed: 60, normal: 30, fast: 20 } },
  explain: { limit: { off: null, relaxed: 60, normal: 30, fast: 20 } },
  debate: { limit: { off: null, relaxed: 240, normal: 120, fast: 60 }, last: LAST },
  vote: { limit: { off: null, relaxed: 90, normal: 45, fast: 30 }, last: LAST },
  result: {
    limit: { off: null, relaxed: 40, normal: 20, fast: 10 },
    last: { off: null, relaxed: 15, normal: 6, fast: 5 },
    turn: 1 / 4,
  },
}
