import { cleaned, hasInk } from '@robot-night/engine'
import { cleanName } from '@robot-night/protocol'

/** The name that somebody has typed, or what is wrong with it. It is looked at once it is sent: fetched then. */
export function nameTyped(typed: string): { name: string } | { wrong: 'missing' | 'unseen' | 'tooLong' } {
  const name = cleanName(typed)
  if (name !== null) return { name }
  if (!typed.trim()) return { wrong: 'missing' }
  return { wrong: hasInk(cleaned(typed)) ? 'tooLong' : 'unseen' }
}
