export type Step = string | number

/** Of every value within, at any depth. */
export function placesIn(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return []
  const steps: [Step, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return steps.flatMap(([step, inner]) => [[...at, step], ...placesIn(inner, [...at, step])])
}

/** The innermost record around a place: everything above a list's piece or a field. */
export function recordOf(place: readonly Step[]): readonly Step[] {
  const last = place.findLastIndex((step) => typeof step === 'string')
  return place.slice(0, Math.max(0, last))
}
