import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { canonical } from '../canonical.ts'
import type { Signature } from '../record.ts'
import { messageFor, type SiteKey, type Verifier } from '../signature.ts'
import { bytesFor } from '../testing.ts'
import { sealOf } from '../traces.ts'

/** The PKCS #8 header before the 32 bytes of an Ed25519 key. */
const PKCS8 = '302e020100300506032b657004220420'

/** A site with its key, always the same for the same name. */
export function signing(name: string) {
  const der = Buffer.from(PKCS8 + bytesFor(`key of ${name}`), 'hex')
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(secret).export({ format: 'jwk' })
  const kid = createHash('sha256')
    .update(canonical({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')
  const key: SiteKey = { kty: 'OKP', crv: 'Ed25519', x, kid, since: 1_795_000_000_000, until: null }
  const signs = <T extends object>(record: T): T & { seal: string; signature: Signature } => {
    const seal = sealOf(record)
    const value = sign(null, messageFor(seal), secret).toString('base64url')
    return { ...record, seal, signature: { key: kid, value } }
  }
  return { key, signs }
}

export const verifier: Verifier = ({ key, message, signature }) => {
  const known = { key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' } as const
  return Promise.resolve(verify(null, message, known, Buffer.from(signature, 'base64url')))
}
