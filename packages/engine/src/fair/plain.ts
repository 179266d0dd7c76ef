import { OF_A_RECORD, readJson } from '../core/json.ts'

/** Deeper than any record. Anything deeper could exhaust a reader's stack. */
const DEEPEST = 24

/**
 * Is this plain data? Keys that every object inherits (`__proto__`, `constructor`, ...) pass checks for known keys, so
 * they're refused first, and so are numbers that JSON writes differently.
 */
export function isPlain(value: unknown, depth = DEEPEST): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  const isOurs = Array.isArray(value) || Object.keys(value).every((key) => !(key in Object.prototype))
  return isOurs && Object.values(value).every((each) => isPlain(each, depth - 1))
}

/**
 * The value of a JSON text; undefined if `readJson` doesn't accept it. Null, which isn't a record, if it isn't plain, or if
 * an object has a key twice: one reader would take the first, another the last.
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
