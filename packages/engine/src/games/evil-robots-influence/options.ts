import * as v from 'valibot'
import type { GameDefinition } from '../../core/game.ts'
import { SEATS, USUAL_OPTIONS } from './material.ts'
import type { EvilRobotsInfluence } from './shapes.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS.max - 1))

export const options: GameDefinition<EvilRobotsInfluence>['options'] = {
  schema: v.strictObject({ firstDealer: v.union([v.literal('random'), seat]) }),
  usual: USUAL_OPTIONS,
  // EI-1, EI-7
  refuse({ firstDealer }, seats) {
    if (seats < SEATS.min || seats > SEATS.max) return { code: 'bad_player_count', seats }
    const isThere = firstDealer === 'random' || firstDealer < seats
    return isThere ? null : { code: 'bad_options', what: 'firstDealer', firstDealer }
  },
}
