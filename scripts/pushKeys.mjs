import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** This server's keys for notifications, as an `.env` file. They're made once and kept with the data, since existing subscriptions work with no others. */
export function pushKeys(data, contact = process.env.PUSH_CONTACT || 'mailto:nobody@example.com') {
  const file = join(data, 'push.env')
  if (existsSync(file)) return file
  mkdirSync(data, { recursive: true })
  const lines = Object.entries({ ...freshKeys(), PUSH_CONTACT: contact }).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  return file
}

function freshKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  const { d } = privateKey.export({ format: 'jwk' })
  return { PUSH_PUBLIC_KEY: point.toString('base64url'), PUSH_PRIVATE_KEY: d }
}

// `node scripts/pushKeys.mjs <folder>`: for a Worker that doesn't run on this machine.
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(pushKeys(process.argv[2] || '.wrangler'))
