import type { Muted } from './mutes.ts'

const keyOf = (room: string): string => `muted ${room}`
const REACTIONS = 'reactions'

/** Whom this device has muted in this room. */
export function keptMutes(room: string): Muted[] {
  const kept: unknown = read(keyOf(room))
  return Array.isArray(kept) ? kept.filter(isEntry) : []
}

export function keepMutes(room: string, muted: readonly Muted[]): void {
  write(keyOf(room), muted.length === 0 ? null : JSON.stringify(muted))
}

/** Whether this device shows reactions, in every room. */
export const showsReactions = (): boolean => read(REACTIONS) !== 'off'
export const keepShowsReactions = (shows: boolean): void => write(REACTIONS, shows ? null : '"off"')

function isEntry(value: unknown): value is Muted {
  return typeof value === 'object' && value !== null && 'name' in value && 'guest' in value
}

/** A browser that keeps nothing, or something else under our names, has muted nobody. */
function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Then it holds until the page is closed.
  }
}
