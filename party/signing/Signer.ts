import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical, messageFor, type Signature, type SiteKey } from '@robot-night/engine/fair'
import { DurableObject } from 'cloudflare:workers'
import { base64url } from '../shell/hashes.ts'
import { Row } from '../shell/row.ts'

/** A key of the site. `d`, its private part, is gone once it signs no more. */
interface Kept {
  x: string
  kid: string
  d: string | null
  since: number
  until: number | null
}

/** Names that the one object goes by which holds the site's keys. */
const SITE = 'site'
const ED25519 = { kty: 'OKP', crv: 'Ed25519' } as const

export type Signers = NonNullable<Cloudflare.Env['Signer']>
export const signerOf = (signers: Signers) => signers.getByName(SITE)

/**
 * Signs what the rooms of this site publish. Its key is made once, with the first record, and never leaves this
 * object. Another one takes its place where the site asks for one more (`SIGNING_KEYS`), or distrusts it
 * (`DISTRUSTED_KEYS`); public parts are kept for good, for what was signed stays signed.
 */
export class Signer extends DurableObject<Cloudflare.Env> {
  readonly #row: Row<Kept[]>
  /** Undefined: to be read from storage. */
  #keys: readonly Kept[] | undefined

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    this.#row = new Row(ctx.storage, 'signing')
  }

  async sign(seal: string): Promise<Signature> {
    if (!/^[0-9a-f]{64}$/.test(seal)) throw new Error('no seal')
    const { x, d, kid } = await this.#present()
    if (d === null) throw new Error('the key at hand signs no more')
    const key = await crypto.subtle.importKey('jwk', { ...ED25519, x, d }, 'Ed25519', false, ['sign'])
    const value = await crypto.subtle.sign('Ed25519', key, messageFor(seal))
    return { key: kid, value: base64url(new Uint8Array(value)) }
  }

  async keys(): Promise<SiteKey[]> {
    await this.#present()
    return (this.#keys ?? []).map(({ x, kid, since, until }) => ({
      ...ED25519,
      ...{ x, kid, since, until },
      ...(this.#distrusts(kid) ? { distrusted: true } : {}),
    }))
  }

  /** The key that signs now. Two who come at once find the same one. */
  async #present(): Promise<Kept> {
    const known = this.#known()
    if (known) return known
    return this.ctx.blockConcurrencyWhile(async () => this.#known() ?? this.#made())
  }

  #known(): Kept | null {
    this.#keys ??= this.#row.read() ?? []
    const last = this.#keys.at(-1)
    const wanted = Number(this.env.SIGNING_KEYS ?? 1)
    return last && this.#keys.length >= wanted && !this.#distrusts(last.kid) ? last : null
  }

  /** Kept before anything is signed with it. */
  async #made(): Promise<Kept> {
    const now = Date.now()
    const fresh = await freshKey(now)
    const before = (this.#keys ?? []).map((each) => ({ ...each, d: null, until: each.until ?? now }))
    const keys = [...before, fresh]
    this.#row.write(keys)
    this.#keys = keys
    return fresh
  }

  #distrusts(kid: string): boolean {
    return (this.env.DISTRUSTED_KEYS ?? '').split(/[\s,]+/).includes(kid)
  }
}

async function freshKey(since: number): Promise<Kept> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  if (!('privateKey' in pair)) throw new Error('no pair of keys')
  const made = await crypto.subtle.exportKey('jwk', pair.privateKey)
  if (made instanceof ArrayBuffer || !made.x || !made.d) throw new Error('no key in it')
  const { x, d } = made
  return { x, kid: thumbprint(x), d, since, until: null }
}

/** RFC 7638 */
const thumbprint = (x: string): string => base64url(sha256(utf8ToBytes(canonical({ ...ED25519, x }))))
