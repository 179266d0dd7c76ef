import * as v from 'valibot'
import { SEATS } from './material.ts'
import { ALLEGIANCES, BONUSES, POWERS, TOP_LEVEL } from './shapes.ts'

const among = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))

/** A seat that some table might have; `refuse` knows how many this one has. */
export const seat = among(0, SEATS.max - 1)
export const seats = v.pipe(v.array(seat), v.maxLength(SEATS.max))
export const target = v.union([seat, v.literal('npc')])
export const allegiance = v.picklist(ALLEGIANCES)
export const bonus = v.picklist(BONUSES)
export const call = v.picklist(POWERS)

export const show = v.variant('what', [
  v.strictObject({ what: v.literal('robot') }),
  v.strictObject({ what: v.literal('power') }),
  v.strictObject({ what: v.literal('allegiance'), value: v.nullable(allegiance) }),
])

export const claim = v.variant('as', [
  v.strictObject({ as: v.literal('power') }),
  v.strictObject({ as: v.literal('plus'), level: among(1, TOP_LEVEL) }),
  v.strictObject({ as: v.literal('free'), showPower: v.boolean() }),
])

export const ifFails = v.picklist(['power', 'allegiance', ...ALLEGIANCES])

export const lineUp = v.variant('as', [
  v.strictObject({ as: v.literal('power') }),
  v.strictObject({ as: v.literal('first') }),
  v.strictObject({ as: v.literal('inOrder') }),
  v.strictObject({ as: v.literal('hidden') }),
  v.strictObject({ as: v.literal('position'), position: among(1, TOP_LEVEL), showPower: v.boolean() }),
])
