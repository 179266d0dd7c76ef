import type { Note } from '@robot-night/engine/fair'
import { keepJson, keptJson } from '../kept/json.ts'
import type { Store } from '../kept/store.ts'

/** What this device threw into the last matches. */
const NAME = 'thrown'
const KEPT = 40

/** What this device threw into a match; null: nothing, or it has been forgotten since. */
export function noteOf(match: string, store: Store): Note | null {
  return notes(store).find((note) => note.match === match) ?? null
}

/** The newest throw of a match takes the place of an older one. */
export function noted(note: Note, store: Store): void {
  const others = notes(store).filter(({ match }) => match !== note.match)
  keepJson(store, NAME, [...others, note].slice(-KEPT))
}

function notes(store: Store): Note[] {
  const kept = keptJson(store, NAME)
  return Array.isArray(kept) ? kept.filter(isNote) : []
}

function isNote(value: unknown): value is Note {
  const isObject = typeof value === 'object' && value !== null
  if (!isObject || !('match' in value && 'commitment' in value && 'value' in value)) return false
  const texts = [value.match, value.commitment, value.value]
  return texts.every((text) => typeof text === 'string') && 'round' in value && 'seat' in value && 'isListed' in value
}
