import type { Room } from '#lib/words/words.ts'
import { aside } from './aside.ts'
import { room } from './room.ts'

export const inRoom: Room = { ...room, ...aside }
