import type { Note } from '@robot-night/engine/fair'

/** What this device threw into the last matches, in the browser's own drawer. */
const NAME = 'thrown'
const KEPT = 40

/** What this device threw into a match; null: nothing, or it has been forgotten since. */
export function noteOf(match: string, drawer: Storage | null): Note | null {
  return notes(drawer).find((note) => note.match === match) ?? null
}

/** The newest throw of a match takes the place of an older one. */
export function noted(note: Note, drawer: Storage | null): void {
  const others = notes(drawer).filter(({ match }) => match !== note.match)
  try {
    drawer?.setItem(NAME, JSON.stringify([...others, note].slice(-KEPT)))
  } catch {
    // Full or forbidden: then it cannot be told in the end.
  }
}

function notes(drawer: Storage | null): Note[] {
  try {
    const kept: unknown = JSON.parse(drawer?.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isNote) : []
  } catch {
    return []
  }
}

function isNote(value: unknown): value is Note {
  const isObject = typeof value === 'object' && value !== null
  if (!isObject || !('match' in value && 'commitment' in value && 'value' in value)) return false
  const texts = [value.match, value.commitment, value.value]
  return texts.every((text) => typeof text === 'string') && 'round' in value && 'seat' in value && 'isListed' in value
}

/** A browser may forbid it, as in a frame. */
export function drawerHere(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
