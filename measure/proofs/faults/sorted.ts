/** As JSON with all keys in order: equal text, equal thing. */
export function sortedJson(thing: unknown): string {
  return JSON.stringify(thing, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}
