import { joins } from './joiners.ts'
import { sparselyMarked } from './marks.ts'

/** Latin letters and signs, as in nearly everything typed: nothing to clean, and quick, since tin robots try many words. */
const PLAIN = /^[ -~\u00A1-\u00AC\u00AE-\u02FF]*$/u
/** Breaks, controls, and invisible signs that Unicode counts as letters or symbols. */
const GAPS = /[\s\p{Cc}\p{Zl}\p{Zp}\u2800\u{1D159}\u{13441}\u{13442}]+/gu
/** Surrogates, private use, unassigned characters, and formats that plain text doesn't need. */
const NOTHING = /[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC\u{13430}-\u{1343F}]+/gu
const JOINER_RUN = /([\u200C\u200D])[\u200C\u200D]+/gu
/** Invisible characters that join nothing. */
const IGNORED = /(?!\u200C|\u200D|\uFE0E|\uFE0F|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}+/gu

const EMOJI = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F])?`
/** Emoji that need signs which are removed elsewhere: joined ones, keycaps, and flags of regions (UTS #51). */
const SEQUENCES = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`[0-9#*]\uFE0F?\u20E3`,
  String.raw`${EMOJI}(?:\u200D${EMOJI})*`,
]
const SIGNS = new RegExp(String.raw`${SEQUENCES.join('|')}|([\u200C\u200D])|\p{Default_Ignorable_Code_Point}`, 'gu')
const IS_IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u

/**
 * A typed text without anything invisible: no default-ignorable characters or direction controls, but joiners where a
 * script or an emoji needs them (UAX #31, UTS #51); at most two marks on a letter; single spaces.
 */
export function cleaned(typed: string): string {
  if (PLAIN.test(typed)) return typed.replace(/ {2,}/gu, ' ').trim()
  let text = cleanedOnce(typed)
  // What was removed may have kept its neighbours apart: now they may swap places, join, or have too many marks.
  for (let next = cleanedOnce(text); next !== text; next = cleanedOnce(text)) text = next
  return text
}

function cleanedOnce(text: string): string {
  const visible = text
    .normalize('NFC')
    .replace(NOTHING, '')
    .replace(IGNORED, '')
    .replace(JOINER_RUN, '$1')
    .replace(GAPS, ' ')
  const needed = visible.replace(SIGNS, (found: string, joiner: string | undefined, at: number) =>
    (joiner === undefined ? !IS_IGNORABLE.test(found) : joins(visible, at)) ? found : '',
  )
  return sparselyMarked(needed).replace(GAPS, ' ').trim()
}

/** Is anything visible in a cleaned text? */
export const hasInk = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}\p{Extended_Pictographic}]/u.test(text)
