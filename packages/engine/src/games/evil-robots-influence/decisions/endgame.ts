import * as v from 'valibot'
import type { DecisionRules, Refusal } from '../../../core/game.ts'
import { handOf } from '../prompts.ts'
import { isEndgame } from '../effects.ts'
import { SIDES, type Decisions, type EvilRobotsInfluence, type Hand, type Side } from '../shapes.ts'
import { phaseOf, seatAt } from '../table.ts'

type Endgame = Decisions['endgame']

export const sidesSchema = v.pipe(
  v.array(v.picklist(SIDES)),
  v.check((sides) => new Set(sides).size === sides.length),
)

/** EI-102: sealed; also put to those who have nothing to show. */
export const endgame: DecisionRules<EvilRobotsInfluence, Endgame> = {
  schema: v.strictObject({ sides: sidesSchema }),
  shows: 'asked',
  asked(state) {
    const { phase } = state
    if (phase.kind !== 'endgame') return []
    return phase.asked.map((seat) => {
      const isDone = phase.answers.some((answer) => answer.seat === seat)
      return { seat, prompt: isDone ? null : { hand: handOf(seatAt(state, seat)) } }
    })
  },
  refuse: ({ hand }, { sides }) => refuseSides(hand, sides) ?? refuseTypes(hand, sides),
  sample: ({ hand }, rng) => ({ sides: SIDES.filter((side) => isEndgame(hand, side) && rng.int(2) === 0) }),
  resolve({ state }, seat, { sides }) {
    phaseOf(state, 'endgame').answers.push({ seat, sides: SIDES.filter((side) => sides.includes(side)) })
  },
}

export function refuseSides(hand: Hand, sides: readonly Side[]): Refusal | null {
  if (sides.some((side) => !hand[side])) return { code: 'no_such_card' }
  return sides.some((side) => hand[side]?.up) ? { code: 'card_face_up' } : null
}

const refuseTypes = (hand: Hand, sides: readonly Side[]): Refusal | null =>
  sides.every((side) => isEndgame(hand, side)) ? null : { code: 'wrong_type' }
