import type { NewRoom, RoomMade } from '@robot-night/protocol'
import { post, type Answered } from './post.ts'

/** Apart from the rest, for the home page needs nothing else of the API. */
export function makeRoom(wanted: NewRoom): Promise<Answered<RoomMade>> {
  return post<RoomMade>('/api/rooms', wanted)
}
