import { canonical } from '@robot-night/engine/fair'
import type { Command } from '@robot-night/protocol'

/** As what a command that was done is remembered: its id, and a mark of what it said. No id has a space in it. */
export const rememberedAs = (command: Command): string => `${command.id} ${markOf(canonical(command))}`

/** FNV-1a, 32 bits: it tells a mistake from a repetition, and proves nothing. */
function markOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

export const isOfId = (remembered: string, id: string): boolean => idOf(remembered) === id

/** Of what was remembered by the build before only the id is known. */
export const isSame = (remembered: string, other: string): boolean =>
  remembered === other || (!remembered.includes(' ') && idOf(other) === remembered)

const idOf = (remembered: string): string => remembered.split(' ', 1)[0] ?? ''
