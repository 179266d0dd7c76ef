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
  /** In ms since 1970: from when to when it signed; null: it still does. */
  since: v.optional(v.number()),
  until: v.optional(v.nullable(v.number())),
  /** The site no longer stands by its signatures: somebody else may have the key. */
  distrusted: v.optional(v.boolean()),
})
export type SiteKey = v.InferOutput<typeof SiteKey>
/** What's at `/.well-known/robot-night-keys.json`: all the keys that a site has ever had. */
const SiteKeys = v.object({ keys: v.array(SiteKey) })

/** Whose signature a record has. `stranger`: of a key that isn't in the given set; `noKeys`: none were given. */
export interface Signed {
  state: 'ok' | 'wrong' | 'stranger' | 'distrusted' | 'noKeys'
  key: string
}

/** Ed25519, as the caller has it: browsers, Workers and Node each have their own. */
export type Verifier = (signed: { key: string; message: Uint8Array; signature: string }) => Promise<boolean>

/** What a site signs: the record's seal, and so everything in it. */
export const messageFor = (seal: string): Uint8Array => utf8ToBytes(canonical(['robot-night/fair/1/record', seal]))

/** Computes the seal from the record, so that another record's signature is worthless. Null: nobody signed it. */
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

/** Parses the keys that a site publishes; null: it's something else. */
export function keysFrom(published: unknown): SiteKey[] | null {
  const { success, output } = v.safeParse(SiteKeys, published)
  return success ? output.keys : null
}
