import type { Verifier } from '@robot-night/engine/fair'

/** Ed25519 by the browser; over plain http, and in older ones, which have none, by a library that is fetched for it. */
export const isSigned: Verifier = async (signed) => {
  const [key, signature] = [bytesOf(signed.key), bytesOf(signed.signature)]
  const message = new Uint8Array(signed.message)
  try {
    const known = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', known, signature, message)
  } catch {
    const { ed25519 } = await import('@noble/curves/ed25519.js')
    return ed25519.verify(signature, message, key, { zip215: false })
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
