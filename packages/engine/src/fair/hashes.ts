import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './canonical.ts'

/** What a secret is bound to: it's only valid for this match, as it was going to be dealt. */
export interface Terms {
  match: string
  title: string
  version: number
  options: object
  /** `chairs[seat]` */
  chairs: readonly number[]
}

/** What a person's device adds to the shuffle. `value`: 32 bytes as hex; null: announced but never shown. */
export interface Throw {
  seat: number
  commitment: string
  value: string | null
}

/** Everything that a match's key is made from. */
export interface Shuffled {
  commitment: string
  secret: string
  /** From 1: how many times throws were collected. */
  round: number
  throws: readonly Throw[]
}

/** What the room announces about its secret before anybody throws. */
export const commitmentTo = (terms: Terms, secret: string): string => {
  const { match, title, version, options, chairs } = terms
  return digest(['robot-night/fair/1/secret', { match, title, version, options, chairs }, secret])
}

/** What a device announces about its throw before anybody shows theirs. Only valid for this seat, round and match. */
export const announced = (commitment: string, by: { round: number; seat: number }, value: string): string =>
  digest(['robot-night/fair/1/throw', commitment, by.round, by.seat, value])

/** The key of a match, from which all its cards follow. */
export function keyFrom({ commitment, secret, round, throws }: Shuffled): Uint8Array {
  const shown = throws.map(({ seat, value }) => [seat, value]).sort(([one], [other]) => Number(one) - Number(other))
  return hexToBytes(digest(['robot-night/fair/1/key', commitment, secret, round, shown]))
}

/** The key of a match from before there were throws. */
export const keyFromSecret = (secret: string): Uint8Array => derived('robot-night match key', secret)

/** A hash of hashes: a value for one domain gives nothing away about the secret or other domains. */
export const derived = (domain: string, secret: string): Uint8Array =>
  sha256(concatBytes(sha256(utf8ToBytes(domain)), sha256(hexToBytes(secret))))

/** SHA-256 of a value's canonical JSON, as hex. */
export const digest = (value: unknown): string => digestOf(canonical(value))

/** The same for text that's already canonical. */
export const digestOf = (written: string): string => bytesToHex(sha256(utf8ToBytes(written)))
