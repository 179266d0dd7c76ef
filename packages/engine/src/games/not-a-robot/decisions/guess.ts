import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { GRID } from '../material.ts'
import type { Decisions, NotARobot } from '../shapes.ts'
import { guessPlace } from '../talk.ts'

/** NAR-405 to 407 */
export const guess: DecisionRules<NotARobot, Decisions['guess']> = {
  schema: v.strictObject({ place: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(GRID)) }),
  shows: 'asked',
  asked: ({ phase }) => (phase.kind === 'guess' ? [{ seat: phase.seat, prompt: { places: GRID } }] : []),
  refuse: () => null,
  sample: ({ places }, rng) => ({ place: rng.int(places) + 1 }),
  resolve: (table, _seat, { place }) => guessPlace(table, place),
}
