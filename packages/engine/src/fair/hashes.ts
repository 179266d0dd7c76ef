import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './canonical.ts'

/** What a secret is bound to: it is good for this match alone, as it was about to be dealt. */
export interface Terms {
  match: string
  title: string
  version: number
  options: object
  /** `chairs[seat]` */
  chairs: readonly number[]
}

/** What a person's device adds to the shuffle. `value`: 32 bytes as hex; null: it was announced and never shown. */
export interface Throw {
  seat: number
  commitment: string
  value: string | null
}

/** All that a match's key is made of. */
export interface Shuffled {
  commitment: string
  secret: string
  /** Counted from 1: how often throws were gathered. */
  round: number
  throws: readonly Throw[]
}

/** What the room tells of its secret before anybody throws. */
export const commitmentTo = (terms: Terms, secret: string): string => {
  const { match, title, version, options, chairs } = terms
  return digest(['robot-night/fair/1/secret', { match, title, version, options, chairs }, secret])
}

/** What a device tells of its throw before anybody shows theirs. For this seat and round of this match alone. */
export const announced = (commitment: string, by: { round: number; seat: number }, value: string): string =>
  digest(['robot-night/fair/1/throw', commitment, by.round, by.seat, value])

/** The key of a match, from which all its cards follow. */
export function keyFrom({ commitment, secret, round, throws }: Shuffled): Uint8Array {
  const shown = throws.map(({ seat, value }) => [seat, value]).sort(([one], [other]) => Number(one) - Number(other))
  return hexToBytes(digest(['robot-night/fair/1/key', commitment, secret, round, shown]))
}

/** The key of a match from before there were throws. */
export const keyFromSecret = (secret: string): Uint8Array => derived('robot-night match key', secret)

/** Hash of the hashes: what is derived for one domain tells nothing of the secret or of another domain. */
export const derived = (domain: string, secret: string): Uint8Array =>
  sha256(concatBytes(sha256(utf8ToBytes(domain)), sha256(hexToBytes(secret))))

/** SHA-256 of a value's canonical JSON, as hex. */
export const digest = (value: unknown): string => digestOf(canonical(value))

/** The same of what is canonical already. */
export const digestOf = (written: string): string => bytesToHex(sha256(utf8ToBytes(written)))
