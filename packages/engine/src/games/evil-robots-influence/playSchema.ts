import * as v from 'valibot'
import { SIDES } from './shapes.ts'

const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8))
const holderSchema = v.union([seatSchema, v.literal('idle')])
export const coinSchema = v.strictObject({ holder: holderSchema, slot: v.picklist(['shown', 'left', 'right']) })
const named = {
  seats: v.optional(v.pipe(v.array(seatSchema), v.maxLength(9))),
  seat: v.optional(seatSchema),
  side: v.optional(v.picklist(SIDES)),
  coins: v.optional(v.pipe(v.array(coinSchema), v.maxLength(9))),
  coin: v.optional(coinSchema),
  holder: v.optional(holderSchema),
  token: v.optional(v.literal(true)),
}
/** One card may copy another, and no more than that. */
const choicesSchema = v.strictObject({ ...named, choices: v.optional(v.strictObject(named)) })

export const playSchema = v.strictObject({
  kind: v.literal('play'),
  side: v.picklist(SIDES),
  use: v.boolean(),
  choices: choicesSchema,
})
