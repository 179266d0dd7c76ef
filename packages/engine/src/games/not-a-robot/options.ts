import * as v from 'valibot'
import type { GameDefinition } from '../../core/game.ts'
import { ROUNDS, SEATS, USUAL_OPTIONS } from './material.ts'
import { PICTURES } from './pictures.ts'
import { LANGUAGES, type NotARobot } from './shapes.ts'

const ID_LENGTH = 8

export const options: GameDefinition<NotARobot>['options'] = {
  schema: v.strictObject({
    rounds: v.pipe(v.number(), v.integer(), v.minValue(ROUNDS.min), v.maxValue(ROUNDS.max)),
    server: v.boolean(),
    objections: v.boolean(),
    language: v.picklist(LANGUAGES),
    avoid: v.pipe(v.array(v.pipe(v.string(), v.maxLength(ID_LENGTH))), v.maxLength(PICTURES.length)),
  }),
  usual: USUAL_OPTIONS,
  // NAR-001
  refuse: ({ rounds }, seats) => {
    if (seats < SEATS.min || seats > SEATS.max) return { code: 'bad_options', what: 'seats', seats }
    return rounds < ROUNDS.min || rounds > ROUNDS.max ? { code: 'bad_options', what: 'rounds', rounds } : null
  },
}
