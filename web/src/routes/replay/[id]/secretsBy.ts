import type { Eye } from '#lib/replay/film.ts'
import type { Secret } from '#lib/replay/title.ts'

export const isSeen = ({ knownTo }: Secret, eye: Eye): boolean =>
  eye === 'open' || (eye !== 'watcher' && knownTo.includes(eye))

/** Counted in pieces: a hand of five is five. Of hands that are empty there is nothing to say. */
export function countOf(secrets: readonly Secret[], eye: Eye): { seen: number; all: number } {
  const pieces = (some: readonly Secret[]): number => some.reduce((sum, { faces }) => sum + faces.length, 0)
  return { seen: pieces(secrets.filter((secret) => isSeen(secret, eye))), all: pieces(secrets) }
}

/** By whose it is, in the order of seats; the table's own first. */
export function groupsOf(secrets: readonly Secret[]): { seat: number | null; all: Secret[] }[] {
  const held = secrets.filter(({ faces }) => faces.length > 0)
  return [...new Set(held.map(({ seat }) => seat))]
    .map((seat) => ({ seat, all: held.filter((secret) => secret.seat === seat) }))
    .toSorted((one, other) => (one.seat ?? -1) - (other.seat ?? -1))
}
