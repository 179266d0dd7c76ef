import { masked } from './masked.ts'

/** The same few names are told again and again. */
const NAMES_KNOWN = 500
const names = new Map<string, string>()

export function maskedName(name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  if (names.size >= NAMES_KNOWN) names.clear()
  const shown = masked(name)
  names.set(name, shown)
  return shown
}
