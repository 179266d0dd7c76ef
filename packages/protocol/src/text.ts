import { cleaned, hasInk } from '@robot-night/engine'

/** Maximum length in graphemes, which readers see as single characters. */
export const NAME_LENGTH = 24
export const TALK_LENGTH = 500

/** How long a text may be: for its readers, for drawing it, and on the wire. */
export interface Most {
  graphemes: number
  codePoints: number
  bytes: number
}
/** One grapheme may be a family, or a letter with a hundred others on top. */
export const NAME_MOST: Most = { graphemes: NAME_LENGTH, codePoints: 80, bytes: 256 }
export const TALK_MOST: Most = { graphemes: TALK_LENGTH, codePoints: 1500, bytes: 4000 }

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A name as it's stored and shown, or null if nothing in it is visible or it's too long. */
export const cleanName = (typed: string): string | null => clean(typed, NAME_MOST)

/** A line of talk as it's stored and shown, or null if nothing in it is visible or it's too long. */
export const cleanTalk = (typed: string): string | null => clean(typed, TALK_MOST)

/** A text split into what readers see as single characters. */
export const graphemesOf = (text: string): string[] => Array.from(segments.segment(text), ({ segment }) => segment)

/** Graphemes in a text. */
export const lengthOf = (text: string): number => graphemesOf(text).length

export function isWithin(text: string, most: Most): boolean {
  const isShort = [...text].length <= most.codePoints && bytesOf(text) <= most.bytes
  return isShort && lengthOf(text) <= most.graphemes
}

/** In UTF-8. */
const bytesOf = (text: string): number =>
  Array.from(text, (character): number => {
    const code = character.codePointAt(0) ?? 0
    return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }).reduce((sum, bytes) => sum + bytes, 0)

function clean(typed: string, most: Most): string | null {
  const seen = cleaned(typed)
  return hasInk(seen) && isWithin(seen, most) ? seen : null
}
