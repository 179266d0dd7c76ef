import type { NewRoom, RoomMade } from '@robot-night/protocol'
import type { Answered } from './post.ts'
import { take } from './taking.ts'

/** Apart from the rest, for the home page needs nothing else of the API. */
export function makeRoom(wanted: NewRoom): Promise<Answered<RoomMade>> {
  return take<RoomMade>('/api/rooms', wanted)
}
