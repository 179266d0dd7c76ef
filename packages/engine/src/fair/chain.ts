import type { Viewer } from '../core/game.ts'
import { canonical } from './canonical.ts'
import { digest, digestOf } from './hashes.ts'

/**
 * The running hash of all that one viewer of a match has been told, event by event: it depends on nothing else, and not
 * on the frames in which it came. This is where it begins.
 */
export const chainFrom = (viewer: Viewer): string => digest(['robot-night/fair/2/told', viewer])

/** And how it goes on. `written`: the event as canonical JSON, for several viewers hear the same. */
export const linked = (chain: string, written: string): string => digestOf(`["${chain}",${written}]`)

/** Where it has come to after each of these events. */
export function chainsOver(chain: string, events: readonly object[]): string[] {
  let last = chain
  return events.map((event) => (last = linked(last, canonical(event))))
}

/**
 * Letters of a mark. It says that both sides have the same chain, and where they had it last; it proves nothing, for
 * the chain itself is worked out by both. Where they part, each later mark differs by a chance of its own.
 */
export const MARK = 4

/** What a room sends along of a chain, and what a device keeps of each: its beginning in base64url. */
export function markOf(chain: string): string {
  const pairs = Array.from({ length: MARK / 2 }, (_, at) => Number.parseInt(chain.slice(at * 3, at * 3 + 3), 16))
  return pairs.map((bits) => ALPHABET.charAt(bits >> 6) + ALPHABET.charAt(bits & 63)).join('')
}
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
