import { bytesToHex } from '@noble/hashes/utils.js'
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { keyOf } from './verify.ts'

const hash = (...parts: (string | Uint8Array)[]): Buffer => {
  const made = createHash('sha256')
  for (const part of parts) made.update(part)
  return made.digest()
}

it('the key of a match from before there were throws comes from its secret as the protocol says', () => {
  const secret = '07'.repeat(32)
  const said = hash(hash('robot-night match key'), hash(Buffer.from(secret, 'hex')))
  expect(bytesToHex(keyOf({ secret }))).toBe(said.toString('hex'))
})
