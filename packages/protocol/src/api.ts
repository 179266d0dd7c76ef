import * as v from 'valibot'
import { PACES, type Pace } from '@robot-night/engine'
import { CHAIRS, type Chair, type Stage } from './room.ts'

/** POST /api/rooms: makes a room and takes its first chair and the lamp. */
export const NewRoom = v.strictObject({
  name: v.string(),
  title: v.string(),
  options: v.optional(v.record(v.string(), v.unknown())),
  pace: v.optional(v.picklist(PACES)),
  /** Strangers may find it, watch and sit down. Without it: only who has the code. */
  public: v.optional(v.boolean()),
})
export type NewRoom = v.InferOutput<typeof NewRoom>
export interface RoomMade extends MayHaveToken {
  code: string
  chair: Chair
  links: { room: string }
}

/** POST /api/rooms/:code/seats: takes a chair; whoever has one already gets that one again. */
export const TakeSeat = v.strictObject({
  name: v.string(),
  chair: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CHAIRS - 1))),
})
export type TakeSeat = v.InferOutput<typeof TakeSeat>
export interface SeatTaken extends MayHaveToken {
  chair: Chair
}

/** POST /api/rooms/:code/watchers: gives a name among those who watch; for whoever has a chair it changes nothing. */
export const NameWatcher = v.strictObject({ name: v.string() })
export type NameWatcher = v.InferOutput<typeof NameWatcher>
export interface WatcherNamed extends MayHaveToken {
  name: string
}

/** To programs alone: who they are from now on, without a cookie. */
interface MayHaveToken {
  token?: string
}

/** What a program asks for with its socket, and what precedes its token there: `[SOCKET_PROTOCOL, TOKEN_PROTOCOL + token]`. */
export const SOCKET_PROTOCOL = 'robot-night'
export const TOKEN_PROTOCOL = 'token.'

/** GET /api/rooms/:code: no names. */
export interface PublicFacts {
  code: string
  title: string
  stage: Stage
  pace: Pace
  chairs: ('free' | 'person' | 'bot')[]
  watchers: number
}

/** GET /api/titles */
export interface TitleFacts {
  id: string
  version: number
  seats: { min: number; max: number }
  options: object
}
