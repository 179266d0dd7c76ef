import { isolated } from './isolated.ts'

/**
 * Words whose sentences isolate what is put into them: texts, lists of texts, and texts in an object. Who speaks of
 * somebody by a sentence need not think of it.
 */
export function sentences<W>(words: W): W
export function sentences(words: unknown): unknown {
  return typeof words === 'function'
    ? (...given: unknown[]) => Reflect.apply(words, undefined, given.map(filledIn))
    : mapped(words, sentences)
}

const filledIn = (blank: unknown): unknown => textIn(mapped(blank, textIn))
const textIn = (blank: unknown): unknown => (typeof blank === 'string' ? isolated(blank) : blank)

/** What is in a list or a plain object, changed; anything else as it is. */
function mapped(it: unknown, change: (each: unknown) => unknown): unknown {
  if (Array.isArray(it)) return it.map((each) => change(each))
  if (it?.constructor !== Object) return it
  return Object.fromEntries(Object.entries(it).map(([key, each]) => [key, change(each)]))
}
