import { graphemesOf } from '@robot-night/protocol'
import { skeletonOf } from './lookalike/skeleton.ts'

/** A text as the filter reads it, and which piece of the original each unit of it comes from. */
export interface Form {
  text: string
  /** By unit: where its grapheme begins and ends in the original. */
  from: readonly (readonly [number, number])[]
}

/** Letters of another script that look Latin are Latin, nothing invisible stands between letters, and nothing lies over them. */
export const plainForm = (text: string): Form =>
  formOf(text, (grapheme) => latin(grapheme.normalize('NFKD').replace(/[ßẞ]/gu, 'ss'), /\p{ASCII}/u))

/** The same, but umlauts are letters of their own. */
export const germanForm = (text: string): Form =>
  formOf(text, (grapheme) => latin(grapheme.normalize('NFKC'), /[\p{ASCII}\p{Script=Latin}]/u))

function formOf(text: string, read: (grapheme: string) => string): Form {
  let [form, at] = ['', 0]
  const from: (readonly [number, number])[] = []
  // To look for graphemes takes longer than all the rest.
  for (const grapheme of /^\p{ASCII}*$/u.test(text) ? text : graphemesOf(text)) {
    const letters = read(grapheme)
    const place = [at, at + grapheme.length] as const
    from.push(...Array.from({ length: letters.length }, () => place))
    form += letters
    at += grapheme.length
  }
  return { text: form.replace(/[!|](?![\p{L}\p{N}])/gu, '.'), from }
}

const latin = (letters: string, kept: RegExp): string =>
  Array.from(letters.replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, ''), (letter) => {
    if (kept.test(letter)) return letter
    const look = skeletonOf(letter).replace(/\p{M}/gu, '')
    return /^[a-z]$/iu.test(look) ? look : letter
  }).join('')
