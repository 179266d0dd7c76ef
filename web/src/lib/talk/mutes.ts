import type { ChairFacts } from '@robot-night/protocol'

/** Somebody whom this device does not want to hear. `guest`: who they are at the table, whatever they are called. */
export interface Muted {
  name: string
  guest: number | null
}

/** Whether this is somebody muted: the same person where that is known, else anyone with that name. */
export function isMuted(muted: readonly Muted[], chairs: readonly ChairFacts[], by: Speaker): boolean {
  if (muted.length === 0) return false
  const guest = guestAt(chairs, by)
  return muted.some((each) => (guest !== null && each.guest !== null ? each.guest === guest : each.name === by.name))
}

/** `chair` null: they watch. */
export interface Speaker {
  chair: number | null
  name: string
}

/** Who said it, if they still sit there under that name. */
export function guestAt(chairs: readonly ChairFacts[], { chair, name }: Speaker): number | null {
  const facts = chair === null ? undefined : chairs[chair]
  return facts?.kind === 'person' && facts.name === name ? (facts.guest ?? null) : null
}
