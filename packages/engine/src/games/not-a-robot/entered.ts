import { cleaned, hasInk } from '../../core/typed.ts'

/**
 * What people type as it comes in, before it is a move. Moves that were made before there was this, or by other data of
 * Unicode, are never asked again: they stay as they were, and so does what became of them.
 */

/** NAR-210: a word as the match gets it. Case and the two small sigmas, which could carry signals, are one. */
export const enteredWord = (typed: string): string =>
  cleaned(typed.normalize('NFKC')).replace(/[σς]/gu, 'Σ').toLowerCase().normalize('NFC')

/** NAR-502: an explanation as the match gets it, cleaned as chat is. Null: there is nothing to see in it. */
export function enteredText(typed: string): string | null {
  const seen = cleaned(typed)
  return hasInk(seen) ? seen : null
}
