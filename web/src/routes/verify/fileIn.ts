import { plainFrom } from '@robot-night/engine/fair'

/** More than any record of ours has. */
const MOST_BYTES = 8_000_000

/** What stands in a file; undefined or null: no JSON, or not read alike by all who read it, so no record either. */
export async function fileIn(chosen: Blob): Promise<unknown> {
  if (chosen.size > MOST_BYTES) return undefined
  return plainFrom(await chosen.text())
}
