import type { Entry } from './entry.ts'

const made = new WeakMap<Entry, string>()

/** A row of the journal as it stands on the disk, and in memory once it is old. Made once. */
export function textOf(row: Entry): string {
  const known = made.get(row)
  if (known !== undefined) return known
  const text = JSON.stringify(row)
  made.set(row, text)
  return text
}
