import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What a room keeps of a device's cookie: worthless in any other room. */
export function deviceHash(code: string, token: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${code}|${token}`)))
}

/** What tells connections from one address from others, in this room only. */
export function addressHash(code: string, address: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${code}|from|${address}`))).slice(0, 16)
}

/** A name for notifications to one browser that belong together. It says nothing of what they're about. */
export function topicHash(about: string, endpoint: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${about}|${endpoint}`))).slice(0, 32)
}

/** Bytes as base64url, without padding. */
export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
