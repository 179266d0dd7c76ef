import { keyOf, type Keyed } from '@robot-night/engine/fair'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The 32 bytes of a match's key stream, from its record. */
export const matchKey = (match: Keyed): Uint8Array => keyOf(match)

/** Hash of the hash: what is derived for one domain tells nothing of the secret or of another domain. */
export function derived(domain: string, secret: string): Uint8Array {
  return sha256(concatBytes(sha256(utf8ToBytes(domain)), sha256(hexToBytes(secret))))
}
