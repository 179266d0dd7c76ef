import { utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { canonical } from './canonical.ts'
import { isPlain } from './plain.ts'
import { MatchFile } from './record.ts'
import { sealOf } from './traces.ts'

/** A key of a site, as RFC 8037 writes it. `kid` is its thumbprint (RFC 7638). */
const SiteKey = v.object({
  kty: v.literal('OKP'),
  crv: v.literal('Ed25519'),
  x: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  kid: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  /** Ms since 1970: from when to when it signed; null: it does. */
  since: v.optional(v.number()),
  until: v.optional(v.nullable(v.number())),
  /** The site takes back what was signed with it: somebody else may have the key. */
  distrusted: v.optional(v.boolean()),
})
export type SiteKey = v.InferOutput<typeof SiteKey>
/** What stands at `/.well-known/robot-night-keys.json`: all the keys that a site has had. */
const SiteKeys = v.object({ keys: v.array(SiteKey) })

/** Whose signature a record has. `stranger`: of a key that is not among those at hand; `noKeys`: there are none. */
export interface Signed {
  state: 'ok' | 'wrong' | 'stranger' | 'distrusted' | 'noKeys'
  key: string
}

/** Ed25519, as the caller has it: browsers, Workers and Node each have their own. */
export type Verifier = (signed: { key: string; message: Uint8Array; signature: string }) => Promise<boolean>

/** What a site signs of a record: its seal, and so all that is in it. */
export const messageFor = (seal: string): Uint8Array => utf8ToBytes(canonical(['robot-night/fair/1/record', seal]))

/** The seal is worked out from the record, so that a signature of another one is worth nothing. Null: nobody signed. */
export async function signedBy(
  file: unknown,
  keys: readonly SiteKey[] | null,
  isSigned: Verifier,
): Promise<Signed | null> {
  const { success, output } = isPlain(file) ? v.safeParse(MatchFile, file) : { success: false, output: null }
  if (!success || !output?.signature) return null
  const { key, value } = output.signature
  if (!keys) return { state: 'noKeys', key }
  const known = keys.find(({ kid }) => kid === key)
  if (!known) return { state: 'stranger', key }
  const isRight = await isSigned({ key: known.x, message: messageFor(sealOf(output)), signature: value })
  if (!isRight) return { state: 'wrong', key }
  return { state: known.distrusted ? 'distrusted' : 'ok', key }
}

/** The keys in what a site publishes; null: it is none of that. */
export function keysFrom(published: unknown): SiteKey[] | null {
  const { success, output } = v.safeParse(SiteKeys, published)
  return success ? output.keys : null
}
