import type { MatchFile, SiteKey } from '@robot-night/engine/fair'
import { messageFor } from '@robot-night/engine/fair'
import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { isSigned } from './ed25519.ts'

const VECTORS = new URL('../../../../packages/engine/src/fair/vectors.json', import.meta.url)
const { match, site }: { match: MatchFile; site: { keys: SiteKey[] } } = JSON.parse(readFileSync(VECTORS, 'utf8'))
const signed = { key: site.keys[0]!.x, message: messageFor(match.seal!), signature: match.signature!.value }
const other = { ...signed, message: messageFor('0'.repeat(64)) }

afterEach(() => vi.unstubAllGlobals())

it('the browser itself tells a signature from another', async () => {
  expect(await isSigned(signed)).toBe(true)
  expect(await isSigned(other)).toBe(false)
})

it.each([
  ['over plain http, where there is no such thing', { getRandomValues: () => undefined }],
  ['in a browser that knows no such keys', { subtle: { importKey: () => Promise.reject(new Error('unsupported')) } }],
])('%s, a library does', async (_, crypto) => {
  vi.stubGlobal('crypto', crypto)
  expect(await isSigned(signed)).toBe(true)
  expect(await isSigned(other)).toBe(false)
})
