import type { Viewer } from '../core/game.ts'
import { canonical } from './canonical.ts'
import { digest, digestOf } from './hashes.ts'

/**
 * The running hash of everything that one viewer has been told about a match, event by event. It depends on nothing else,
 * not even on frames. This is where it begins.
 */
export const chainFrom = (viewer: Viewer): string => digest(['robot-night/fair/2/told', viewer])

/** And how it continues. `written`: the event as canonical JSON, made once, since several viewers hear the same. */
export const linked = (chain: string, written: string): string => digestOf(`["${chain}",${written}]`)

/** Its value after each of these events. */
export function chainsOver(chain: string, events: readonly object[]): string[] {
  let last = chain
  return events.map((event) => (last = linked(last, canonical(event))))
}

/**
 * Letters in a mark. It shows that both sides have the same chain, and where they last did. It proves nothing, since both
 * compute the chain themselves. Once they differ, each later mark differs with its own probability.
 */
export const MARK = 4

/** What a room sends of a chain, and what a device keeps of it: its beginning in base64url. */
export function markOf(chain: string): string {
  const pairs = Array.from({ length: MARK / 2 }, (_, at) => Number.parseInt(chain.slice(at * 3, at * 3 + 3), 16))
  return pairs.map((bits) => ALPHABET.charAt(bits >> 6) + ALPHABET.charAt(bits & 63)).join('')
}
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
