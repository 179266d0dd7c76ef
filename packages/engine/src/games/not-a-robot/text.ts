/** Controls, line breaks, bidirectional marks and overrides are no part of a text. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** NAR-502: an explanation as it is kept and shown, cleaned as chat is. Null: nothing is left of it. */
export function cleanText(typed: string): string | null {
  const seen = typed.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim()
  return /[^\p{Cf}\p{Mn}\p{Z}]/u.test(seen) ? seen : null
}

export const lengthOf = (text: string): number => [...text].length
