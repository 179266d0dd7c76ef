import { readJson } from '@robot-night/engine/json'
import { PARTS, type Covers } from '@robot-night/companion'

const COVERED: Covers = { robot: true, power: true, allegiance: true }
const keyOf = (code: string): string => `companion ${code}`

/** CM-21, CM-23, CM-24: covers belong to the phone and to one hand. Another hand comes covered, also in the same round. */
export function coversOf(code: string, deal: number): Covers {
  try {
    const kept: unknown = readJson(localStorage.getItem(keyOf(code)) ?? 'null')
    if (!isKept(kept) || kept.deal !== deal) return COVERED
    return kept.covered
  } catch {
    return COVERED
  }
}

export function keepCovers(code: string, deal: number, covered: Covers): void {
  try {
    localStorage.setItem(keyOf(code), JSON.stringify({ deal, covered }))
  } catch {
    // A browser that keeps nothing covers all again.
  }
}

function isKept(kept: unknown): kept is { deal: number; covered: Covers } {
  if (typeof kept !== 'object' || kept === null || !('deal' in kept) || !('covered' in kept)) return false
  const covered: unknown = kept.covered
  if (typeof covered !== 'object' || covered === null) return false
  return PARTS.every((part) => typeof Object.entries(covered).find(([name]) => name === part)?.[1] === 'boolean')
}
