/** How deep JSON may be nested, and how many entries all its objects and lists may have together. */
export interface JsonBounds {
  depth: number
  entries: number
}

/** What a person, a program or a browser's storage says: a command, a wish, a few notes. */
export const OF_A_MESSAGE: JsonBounds = { depth: 16, entries: 1000 }
/** The record of a whole match. */
export const OF_A_RECORD: JsonBounds = { depth: 32, entries: 2_000_000 }

/** Keys by which an object would get at what all objects have in common. */
const NEVER_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype']

/**
 * The one way in for JSON that somebody else wrote. Its depth and its entries are counted in the text, before anything
 * is made of it; nothing behind this has to fear a value that is too deep, or a key that is more than a key. Undefined:
 * it is no JSON, or none that we take. No schema takes that either.
 */
export function readJson(text: string, bounds: JsonBounds = OF_A_MESSAGE): unknown {
  const reading = jsonIn(text, bounds)
  return 'value' in reading ? reading.value : undefined
}

/** The same, or why it isn't taken: it is no JSON, there is too much in it, or a key that no object may have. */
export function jsonIn(text: string, bounds: JsonBounds = OF_A_MESSAGE): { value: unknown } | { problem: NotTaken } {
  if (!isWithin(text, bounds)) return { problem: 'too_much' }
  try {
    // eslint-disable-next-line no-restricted-properties -- the one place
    const value: unknown = JSON.parse(text)
    return mayHaveNeverKeys(text) && hasNeverKeys(value) ? { problem: 'forbidden_key' } : { value }
  } catch {
    return { problem: 'no_json' }
  }
}
export type NotTaken = 'no_json' | 'too_much' | 'forbidden_key'

/** Counts no less than there is: what is no JSON may be counted wrongly, and is found out by the parser. */
function isWithin(text: string, { depth, entries }: JsonBounds): boolean {
  let [deep, count] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at = endOfText(text, at)
    else if (sign === '{' || sign === '[') deep++
    else if (sign === '}' || sign === ']') deep--
    if (sign === ',' || sign === '{' || sign === '[') count++
    if (deep > depth || count > entries) return false
  }
  return true
}

/** Where a text ends that begins here. */
function endOfText(text: string, begin: number): number {
  let at = begin + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

/** A key can be spelt with escapes. */
const mayHaveNeverKeys = (text: string): boolean =>
  text.includes('\\u') || NEVER_KEYS.some((key) => text.includes(`"${key}"`))

function hasNeverKeys(whole: unknown): boolean {
  const left = [whole]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value) && NEVER_KEYS.some((key) => Object.hasOwn(value, key))) return true
    for (const inner of Object.values(value)) left.push(inner)
  }
  return false
}
