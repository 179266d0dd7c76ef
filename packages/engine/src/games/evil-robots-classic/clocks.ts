import type { ClockRule, Seconds } from '../../core/game.ts'
import { FIRST_MOVE } from '../../core/paces.ts'
import type { EvilRobotsClassic } from './shapes.ts'

/** A person must choose: with the pace off, nobody hurries. */
const thinking = (relaxed: number, normal: number, fast: number): ClockRule => ({
  limit: { off: null, relaxed, normal, fast },
  first: FIRST_MOVE,
})

const LEAST: Seconds = { off: 1.5, relaxed: 1.5, normal: 1.5, fast: 1.5 }
/** Windows run at every pace, and never close at once. With the pace off there is time to read what it is about. */
const open = (relaxed: number, normal: number, fast: number): ClockRule => ({
  limit: { off: Math.ceil(1.5 * relaxed), relaxed, normal, fast },
  least: LEAST,
})

/** By days: nobody has to choose anything, and who has seen it says so. */
const LOOKING = 1 / 4

export const clocks: Readonly<Record<EvilRobotsClassic['Clock'], ClockRule>> = {
  discuss: { ...thinking(300, 150, 90), last: { off: null, relaxed: 45, normal: 20, fast: 12 } },
  call: open(6, 4, 3),
  turn: thinking(90, 45, 25),
  sort: thinking(30, 15, 10),
  answer: open(15, 10, 7),
  react: open(12, 7, 5),
  lineUp: open(12, 8, 6),
  nextRound: { ...thinking(60, 30, 20), last: { off: null, relaxed: 30, normal: 12, fast: 8 }, turn: LOOKING },
}
