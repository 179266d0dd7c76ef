import { OF_A_RECORD, readJson } from '../core/json.ts'

/** More than any record nests. Deeper ones exhaust the stack of whatever reads them. */
const DEEPEST = 24

/**
 * Is this nothing but data? Keys that every object inherits (`__proto__`, `constructor`, ...) pass checks that ask
 * whether a key is known, so they are refused first; so are numbers that JSON writes as others.
 */
export function isPlain(value: unknown, depth = DEEPEST): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  const isOurs = Array.isArray(value) || Object.keys(value).every((key) => !(key in Object.prototype))
  return isOurs && Object.values(value).every((each) => isPlain(each, depth - 1))
}

/**
 * The value of a JSON text; undefined where `readJson` takes none of it. Null, which is no record, where it is not plain,
 * or where a key stands twice in one object: one reader would take the first, another the last.
 */
export function plainFrom(text: string): unknown {
  const value = readJson(text, OF_A_RECORD)
  if (value === undefined) return undefined
  return isPlain(value) && keysWritten(text) === keysIn(value) ? value : null
}

/** A string in a JSON text, and the colon that makes it a key. */
const STRING = /"(?:[^"\\]|\\.)*"(\s*:)?/g

function keysWritten(text: string): number {
  let keys = 0
  for (const [, colon] of text.matchAll(STRING)) keys += colon === undefined ? 0 : 1
  return keys
}

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) ? 0 : Object.keys(value).length
  return Object.values(value).reduce<number>((sum, each) => sum + keysIn(each), own)
}
