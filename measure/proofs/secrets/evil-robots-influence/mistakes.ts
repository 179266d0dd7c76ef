import { SIDES } from '@robot-night/engine/games/evil-robots-influence'

const MANY = 99
const NO_SEAT = 8
const plays = SIDES.flatMap((side) => [
  { kind: 'play', side, use: true, choices: { seat: NO_SEAT } },
  { kind: 'play', side, use: false, choices: {} },
])

/** What somebody who may not might send, by the question. */
export const MISTAKES: Readonly<Record<string, readonly object[]>> = {
  offer: [{ amount: MANY }],
  pick: [{ seat: NO_SEAT }],
  giveZero: [{ seat: NO_SEAT }],
  turn: [...plays, { kind: 'turnOwn' }, { kind: 'turnAny', coin: { holder: 'idle', slot: 'shown' } }],
  cardChoice: [{ keep: MANY }],
  reveal: plays,
  split: [{ kind: 'accept', proposal: MANY }, { kind: 'noDeal' }, { kind: 'propose', shares: [] }],
  endgame: [...SIDES.map((side) => ({ sides: [side] })), { sides: SIDES }],
  retain: [{ keep: SIDES }, ...SIDES.map((side) => ({ keep: [side] }))],
}
