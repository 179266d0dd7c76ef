import { PARTS, type Covers } from '@robot-night/companion'
import { keepJson, keptJson } from '#lib/kept/json.ts'
import { browserStore } from '#lib/kept/store.ts'

const COVERED: Covers = { robot: true, power: true, allegiance: true }
const keyOf = (code: string): string => `companion ${code}`

/** CM-21, CM-23, CM-24: covers belong to the phone and to one hand. Another hand comes covered, also in the same round. */
export function coversOf(code: string, deal: number): Covers {
  const kept = keptJson(browserStore, keyOf(code))
  return isKept(kept) && kept.deal === deal ? kept.covered : COVERED
}

export function keepCovers(code: string, deal: number, covered: Covers): void {
  keepJson(browserStore, keyOf(code), { deal, covered })
}

function isKept(kept: unknown): kept is { deal: number; covered: Covers } {
  if (typeof kept !== 'object' || kept === null || !('deal' in kept) || !('covered' in kept)) return false
  const covered: unknown = kept.covered
  if (typeof covered !== 'object' || covered === null) return false
  return PARTS.every((part) => typeof Object.entries(covered).find(([name]) => name === part)?.[1] === 'boolean')
}
