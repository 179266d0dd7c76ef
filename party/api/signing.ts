import type { Context } from 'hono'
import type { Bindings } from './bindings.ts'
import { answer } from './problem.ts'
import { signerOf } from '../signing/Signer.ts'

/** The public keys of this site, those of before too: a key set as RFC 7517 has it. */
export async function tellKeys(c: Context<Bindings>): Promise<Response> {
  const { Signer: signers } = c.env
  if (!signers) return answer('not_found')
  const keys = await signerOf(signers).keys()
  return c.json({ keys }, 200, { 'content-type': 'application/jwk-set+json', 'cache-control': 'public, max-age=300' })
}
