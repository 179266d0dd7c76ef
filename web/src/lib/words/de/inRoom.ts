import type { Room } from '../words.ts'
import { aside } from './aside.ts'
import { room } from './room.ts'

export const inRoom: Room = { ...room, ...aside }
