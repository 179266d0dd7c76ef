import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What a room stores of a ticket: useless to anyone who reads it, and in any other room. Clients compute it too. */
export function ticketHash(code: string, secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${code}|ticket|${secret}`)))
}
