import type { DecisionRules } from '../../../core/game.ts'
import { seatAt, turnOrder } from '../table.ts'
import type { Decisions, RobotRevolution } from '../shapes.ts'
import { playSchema, refusePlay, samplePlay, spare } from './play.ts'
import { playUp } from './playUp.ts'

/** RR-21: one card from hand, compulsory. */
export const faceUp: DecisionRules<RobotRevolution, Decisions['faceUp']> = {
  schema: playSchema,
  shows: 'asked',
  single: {
    clock: ({ afterBattles }) => (afterBattles ? 'afterBattles' : 'faceUp'),
    fallback: ({ hand, spare }) => ({ card: hand[0] ?? '', battlefield: spare }),
  },
  asked(state) {
    if (state.phase.kind !== 'faceUp') return []
    const { seat } = state.phase
    const afterBattles = state.round > 1 && turnOrder(state)[0] === seat
    return [{ seat, prompt: { hand: [...seatAt(state, seat).hand], spare: spare(state, seat), afterBattles } }]
  },
  refuse: ({ hand }, play) => refusePlay(hand, play),
  sample: ({ hand }, rng) => samplePlay(hand, rng),
  resolve: playUp,
}
