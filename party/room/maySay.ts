import type { Refusal } from '@robot-night/engine'
import type { Chair } from '@robot-night/protocol'
import type { Room } from './shapes.ts'

/** Why this chair may not say that just now; null: it may. The one place that looks at what the host has said about it. */
export function maySay(room: Room, chair: Chair, how: 'typed' | 'sign'): Refusal | null {
  void chair
  return how === 'typed' && !room.facts.talk.typed ? { code: 'text_off' } : null
}
