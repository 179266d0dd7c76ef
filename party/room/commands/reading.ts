import { CommandId, LIMITS, Up, type Malformed } from '@robot-night/protocol'
import { safeParse } from 'valibot'
import { readAs } from '../../shell/malformed.ts'
import { isTooLarge } from '../../shell/tooLarge.ts'
import { chairOf } from '../state/seats.ts'
import type { Room } from '../state/room.ts'

/** What came over the line, as far as it can be read. */
export type Reading = { up: Up } | { unread: 'malformed'; id: string | null; why: Malformed } | { unread: 'too_large' }

export function read(message: unknown): Reading {
  if (typeof message !== 'string') return { unread: 'malformed', id: null, why: NOT_TEXT }
  if (isTooLarge(message)) return { unread: 'too_large' }
  const read = readAs(Up, message)
  return 'taken' in read ? { up: read.taken } : { unread: 'malformed', id: idOf(read.value), why: read.malformed }
}

const NOT_TEXT: Malformed = { problem: 'no_json', field: '', expected: 'a text frame' }

/**
 * As how many commands it counts. Who watches may want the whole view of few bytes as often as a hundred others do, and
 * need not read it: so that counts as several.
 */
export function weightOf(reading: Reading, room: Room, device: string | null): number {
  const wantsAll = 'up' in reading && reading.up.what === 'again'
  return wantsAll && chairOf(room, device) === null ? LIMITS.againWeighs : 1
}

function idOf(value: unknown): string | null {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : null
  const parsed = safeParse(CommandId, id)
  return parsed.success ? parsed.output : null
}
