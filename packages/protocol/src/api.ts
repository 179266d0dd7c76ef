import * as v from 'valibot'
import { PACES } from '@robot-night/engine'
import { CHAIRS } from './room.ts'

const ChairNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CHAIRS - 1))

/** POST /api/rooms: makes a room and takes its first chair; the caller becomes its host. */
export const NewRoom = v.strictObject({
  name: v.string(),
  title: v.string(),
  options: v.optional(v.record(v.string(), v.unknown())),
  pace: v.optional(v.picklist(PACES)),
  /** Strangers may find it, watch and sit down. Without it: only who has the code. */
  public: v.optional(v.boolean()),
})
export type NewRoom = v.InferOutput<typeof NewRoom>

/** POST /api/rooms/:code/seats: takes a chair; a caller who has one already gets that one again. */
export const TakeSeat = v.strictObject({
  name: v.string(),
  chair: v.optional(ChairNumber),
})
export type TakeSeat = v.InferOutput<typeof TakeSeat>

/** POST /api/rooms/:code/watchers: gives a name among those who watch; for anyone who has a chair it changes nothing. */
export const NameWatcher = v.strictObject({ name: v.string() })
export type NameWatcher = v.InferOutput<typeof NameWatcher>

/** POST /api/companion, and POST /api/companion/:code/phones: joins a table of phones. */
export const JoinTable = v.strictObject({ name: v.string() })

/** What a program asks for with its socket, and what precedes its token there: `[SOCKET_PROTOCOL, TOKEN_PROTOCOL + token]`. */
export const SOCKET_PROTOCOL = 'robot-night'
export const TOKEN_PROTOCOL = 'token.'
