import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What a room keeps of a ticket: worthless to anyone who reads it, and in any other room. Made by the client, too. */
export function ticketHash(code: string, secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${code}|ticket|${secret}`)))
}
