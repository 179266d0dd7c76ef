import { readJson } from '@robot-night/engine/json'
import { LIMITS, Up } from '@robot-night/protocol'
import { safeParse } from 'valibot'
import { isTooLarge } from '../../shell/tooLarge.ts'
import { chairOf } from '../state/seats.ts'
import type { Room } from '../state/room.ts'

/** What came over the line, as far as it can be read. */
export type Reading = { up: Up } | { unread: 'malformed'; id: string | null } | { unread: 'too_large' }

export function read(message: unknown): Reading {
  if (typeof message !== 'string') return { unread: 'malformed', id: null }
  if (isTooLarge(message)) return { unread: 'too_large' }
  const value = readJson(message)
  const parsed = safeParse(Up, value)
  return parsed.success ? { up: parsed.output } : { unread: 'malformed', id: idOf(value) }
}

/**
 * As how many commands it counts. Who watches may want the whole view of few bytes as often as a hundred others do, and
 * need not read it: so that counts as several.
 */
export function weightOf(reading: Reading, room: Room, device: string | null): number {
  const wantsAll = 'up' in reading && reading.up.what === 'again'
  return wantsAll && chairOf(room, device) === null ? LIMITS.againWeighs : 1
}

const ID = /^[A-Za-z0-9_-]{16}$/

function idOf(value: unknown): string | null {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : null
  return typeof id === 'string' && ID.test(id) ? id : null
}
