import { aside } from './aside.ts'
import { room } from './room.ts'

/** All that is said in a room. */
export const inRoom = { ...room, ...aside }
