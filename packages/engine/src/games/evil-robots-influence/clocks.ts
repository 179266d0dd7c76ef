import type { ClockRule } from '../../core/game.ts'
import { FIRST_MOVE } from '../../core/paces.ts'
import type { EvilRobotsInfluence } from './shapes.ts'

/** Section 6: relaxed two and a half times as long, fast half as long. */
const of = (normal: number): ClockRule => ({
  limit: { off: null, relaxed: Math.ceil(normal * RELAXED), normal, fast: Math.ceil(normal * FAST) },
  first: FIRST_MOVE,
})
const RELAXED = 2.5
const FAST = 0.5

export const clocks: Readonly<Record<EvilRobotsInfluence['Clock'], ClockRule>> = {
  claim: of(20),
  firstClaim: of(45),
  offer: of(20),
  pick: of(20),
  giveZero: of(20),
  turn: of(60),
  cardChoice: of(20),
  reveal: of(25),
  split: of(90),
  endgame: of(30),
  retain: of(20),
  path: of(30),
}
