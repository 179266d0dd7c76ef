/** Documented for a row; the local runtime would take more. */
const MOST_BYTES = 2_000_000

/** A value as it is put into a row. */
export function json(value: object): string {
  const text = JSON.stringify(value)
  if (text.length * 3 > MOST_BYTES && new TextEncoder().encode(text).length > MOST_BYTES) {
    throw new Error(`a row of ${text.length} characters is too large to store`)
  }
  return text
}
