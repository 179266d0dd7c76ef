import {
  boolean,
  integer,
  literal,
  minValue,
  number,
  picklist,
  pipe,
  strictObject,
  variant,
  type GenericSchema,
} from 'valibot'
import { ALLEGIANCES } from '../material.ts'
import type { Wish } from './shapes.ts'

const round = pipe(number(), integer(), minValue(0))
const allegiance = picklist(ALLEGIANCES)

/** The form of what a phone may ask. */
export const WISH: GenericSchema<unknown, Wish> = variant('what', [
  strictObject({ what: literal('shuffle'), round }),
  strictObject({ what: literal('turnCoin'), round, allegiance }),
  strictObject({ what: literal('seatNpc'), on: boolean() }),
  strictObject({ what: literal('turnNpc'), allegiance }),
  strictObject({ what: literal('leave') }),
])
