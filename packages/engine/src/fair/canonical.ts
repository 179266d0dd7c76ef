/**
 * JSON by RFC 8785: no spaces, keys in the order of their UTF-16 code units. Two programs with the same value write the
 * same text, and so get the same hash.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return scalar(value)
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`
}

function scalar(value: unknown): string {
  const text: string | undefined = JSON.stringify(value)
  if (text === undefined) throw new Error(`${typeof value} is no JSON`)
  return text
}
