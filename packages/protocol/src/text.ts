/** Longest, in graphemes: what a reader takes for one character each. */
export const NAME_LENGTH = 24
export const TALK_LENGTH = 500

/** Controls, line breaks, bidirectional marks and overrides, invisible joiners at the ends are no part of a name or a message. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A name as it is kept and shown, or null if nothing is left of it or it is too long. */
export const cleanName = (typed: string): string | null => clean(typed, NAME_LENGTH)

/** A chat message as it is kept and shown, or null if nothing is left of it or it is too long. */
export const cleanTalk = (typed: string): string | null => clean(typed, TALK_LENGTH)

/** Graphemes in a text. */
export function lengthOf(text: string): number {
  return [...segments.segment(text)].length
}

function clean(typed: string, longest: number): string | null {
  const seen = typed.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim()
  const hasInk = /[^\p{Cf}\p{Mn}\p{Z}]/u.test(seen)
  return hasInk && lengthOf(seen) <= longest ? seen : null
}
