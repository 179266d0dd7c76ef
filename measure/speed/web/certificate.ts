import { generateKeyPairSync, sign } from 'node:crypto'

/** A key, and a certificate that it has signed for itself: browsers speak HTTP/2 to nobody without one. PEM. */
export function ownCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const told = sequence(
    der(0x02, Buffer.from([1])),
    ECDSA,
    NAME,
    sequence(time('200101000000Z'), time('491231235959Z')),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', told, privateKey)]))
  const lines =
    sequence(told, ECDSA, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  const cert = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert }
}

/** As RFC 5280 has it, and X.690 writes it. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Buffer[]): Buffer => der(0x30, Buffer.concat(parts))
const object = (...bytes: number[]): Buffer => der(0x06, Buffer.from(bytes))
const time = (text: string): Buffer => der(0x17, Buffer.from(text))
/** ecdsa-with-SHA256 */
const ECDSA = sequence(object(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
/** commonName */
const NAME = sequence(der(0x31, sequence(object(0x55, 0x04, 0x03), der(0x0c, Buffer.from('edge')))))
