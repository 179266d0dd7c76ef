import { PARTS, type Covers } from '@robot-night/companion'

const COVERED: Covers = { robot: true, power: true, allegiance: true }
const keyOf = (code: string): string => `companion ${code}`

/** CM-21, CM-23: covers belong to the phone. Cards of a round that it has not seen come covered. */
export function coversOf(code: string, round: number): Covers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(code)) ?? 'null')
    if (!isKept(kept) || kept.round !== round) return COVERED
    return kept.covered
  } catch {
    return COVERED
  }
}

export function keepCovers(code: string, round: number, covered: Covers): void {
  try {
    localStorage.setItem(keyOf(code), JSON.stringify({ round, covered }))
  } catch {
    // A browser that keeps nothing covers all again.
  }
}

function isKept(kept: unknown): kept is { round: number; covered: Covers } {
  if (typeof kept !== 'object' || kept === null || !('round' in kept) || !('covered' in kept)) return false
  const covered: unknown = kept.covered
  if (typeof covered !== 'object' || covered === null) return false
  return PARTS.every((part) => typeof Object.entries(covered).find(([name]) => name === part)?.[1] === 'boolean')
}
