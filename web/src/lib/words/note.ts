import type { TalkLine } from '@robot-night/protocol'
import type { Room } from './words.ts'

/** What the room noted, in words; nothing, if it is something that this page does not know yet. */
export function noteIn({ notes }: Pick<Room, 'notes'>, line: TalkLine & { kind: 'noted' }): string {
  const known: Partial<Room['notes']> = notes
  return known[line.note]?.(line.name, line.about ?? '') ?? ''
}
