import type { Refusal } from '@robot-night/engine'
import type { CloseReason } from '@robot-night/protocol'
import type { Room } from './room.ts'

/** What came of an input. Whom to tell what, and what to store, follows from the rooms before and after. */
export interface Step {
  room: Room
  /** Why nothing was done. */
  refused: Refusal | null
  closing: readonly { socket: string; reason: CloseReason }[]
}

export const done = (room: Room): Step => ({ room, refused: null, closing: [] })

export const refuse = (room: Room, refused: Refusal): Step => ({ room, refused, closing: [] })
