import type { Refusal } from '@robot-night/engine'
import type { Chair } from '@robot-night/protocol'
import { chairAt } from '../state/seats.ts'
import type { Room } from '../state/room.ts'

/** Why this chair may not say that just now; null: it may. The one place that looks at what the host has said about it. */
export function maySay(room: Room, chair: Chair, how: 'typed' | 'sign'): Refusal | null {
  const state = chairAt(room, chair)
  if (state.kind === 'person' && state.isMuted) return { code: 'muted' }
  return how === 'typed' && !room.facts.talk.typed ? { code: 'text_off' } : null
}
