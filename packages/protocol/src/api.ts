import * as v from 'valibot'
import { PACES } from '@robot-night/engine'
import { CHAIRS } from './room.ts'
import { TABLE_LANGUAGES } from './tables.ts'

const ChairNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CHAIRS - 1))

/** POST /api/rooms: opens a table; the caller gets the first chair and is the host. */
export const NewRoom = v.strictObject({
  name: v.string(),
  title: v.string(),
  options: v.optional(v.record(v.string(), v.unknown())),
  pace: v.optional(v.picklist(PACES)),
  /** Strangers may find it, watch and sit down. Otherwise only people with the code. */
  public: v.optional(v.boolean()),
  /** In which language the table talks, and whether beginners are welcome: strangers look for tables by both. */
  language: v.optional(v.picklist(TABLE_LANGUAGES)),
  beginners: v.optional(v.boolean()),
})
export type NewRoom = v.InferOutput<typeof NewRoom>

/** POST /api/rooms/:code/seats: takes a chair. A caller who has one already keeps it. */
export const TakeSeat = v.strictObject({
  name: v.string(),
  chair: v.optional(ChairNumber),
})
export type TakeSeat = v.InferOutput<typeof TakeSeat>

/** POST /api/rooms/:code/watchers: gives a watcher a name. With a chair, it changes nothing. */
export const NameWatcher = v.strictObject({ name: v.string() })
export type NameWatcher = v.InferOutput<typeof NameWatcher>

/** POST /api/companion, and POST /api/companion/:code/phones: joins a table of phones. */
export const JoinTable = v.strictObject({ name: v.string() })

/** The subprotocols of a program's socket: `[SOCKET_PROTOCOL, TOKEN_PROTOCOL + token]`. */
export const SOCKET_PROTOCOL = 'robot-night'
export const TOKEN_PROTOCOL = 'token.'
