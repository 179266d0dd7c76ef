/** How deep JSON may be nested, and how many entries its objects and lists may have altogether. */
export interface JsonBounds {
  depth: number
  entries: number
}

/** For input from people, programs and a browser's storage: a command, a request, a few notes. */
export const OF_A_MESSAGE: JsonBounds = { depth: 16, entries: 1000 }
/** For the record of a whole match. */
export const OF_A_RECORD: JsonBounds = { depth: 32, entries: 2_000_000 }

/** Keys that reach what all objects inherit. */
const NEVER_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype']

/**
 * The only way in for other people's JSON. Depth and entries are counted in the text, before parsing, so nothing behind
 * this needs to worry about values that are too deep or about special keys. Undefined if it isn't JSON, or none that we
 * accept; no schema accepts undefined either.
 */
export function readJson(text: string, bounds: JsonBounds = OF_A_MESSAGE): unknown {
  const reading = jsonIn(text, bounds)
  return 'value' in reading ? reading.value : undefined
}

/** The same, or why it isn't accepted: it isn't JSON, it's too much, or it has a forbidden key. */
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

/** Never counts too little. Text that isn't JSON may be counted wrongly; the parser will find out. */
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

/** Where the string that starts here ends. */
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
