const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
const ENDS: Readonly<Record<string, 'first' | 'last'>> = { Home: 'first', End: 'last' }

/** Where a key leads in a row of places: arrows one on, Home and End to its ends, a figure to that place. */
export function stepOf(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  { at, count }: { at: number; count: number },
): number | null {
  if (ctrlKey || metaKey || altKey) return null
  const end = ENDS[key]
  if (end) return end === 'first' ? 0 : count - 1
  const step = STEPS[key]
  if (step !== undefined) return Math.min(count - 1, Math.max(0, at + step))
  const place = /^[1-9]$/.test(key) ? Number(key) - 1 : -1
  return place >= 0 && place < count ? place : null
}
