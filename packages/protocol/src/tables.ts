import * as v from 'valibot'

/** POST /api/rooms/seats: any free seat at a public table, of one title or of all. */
export const AnySeat = v.strictObject({ name: v.string(), title: v.optional(v.string()) })
export type AnySeat = v.InferOutput<typeof AnySeat>
