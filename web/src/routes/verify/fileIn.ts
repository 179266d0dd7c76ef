/** More than any record of ours has. */
const MOST_BYTES = 8_000_000

/** What stands in a file; undefined: no JSON, which is no record either. */
export async function fileIn(chosen: Blob): Promise<unknown> {
  if (chosen.size > MOST_BYTES) return undefined
  const text = await chosen.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
