import { env, evictDurableObject, runInDurableObject, SELF } from 'cloudflare:test'
import { TITLES } from '@robot-night/engine'
import { keysFrom, signedBy, verifyMatch, type SiteKey, type Verifier } from '@robot-night/engine/fair'
import { SITE_KEYS, type ArchivedMatch } from '@robot-night/protocol'
import { expect, it } from 'vitest'
import { appWith } from '../app.ts'
import { Signer, signerOf } from '../signing/Signer.ts'
import { friend, hosted, ORIGIN } from './client.ts'

const signer = () => signerOf(env.Signer!)
const SEAL = '5a'.repeat(32)

async function published(): Promise<SiteKey[]> {
  const response = await SELF.fetch(`${ORIGIN}${SITE_KEYS}`)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const text = await response.text()
  expect(text).not.toContain('"d"')
  return keysFrom(JSON.parse(text))!
}

const verifier: Verifier = async ({ key, message, signature }) => {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
  const known = await crypto.subtle.importKey('raw', bytes(key), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', known, bytes(signature), message)
}

async function stopped(): Promise<{ code: string; match: string }> {
  const { code, client } = await hosted('robot-revolution')
  await friend(code, 'Tom')
  await client.manages({ do: 'deal' })
  const match = await client.until(() => client.match)
  await client.manages({ do: 'stop' })
  return { code, match }
}

async function archived(match: string, query = ''): Promise<ArchivedMatch> {
  for (let tries = 0; tries < 200; tries++) {
    const response = await SELF.fetch(`${ORIGIN}/api/matches/${match}${query}`)
    if (response.ok) return response.json()
    await scheduler.wait(10)
  }
  throw new Error(`${match} did not come to the archive`)
}

/** The object that signs, as it is with these settings; what it keeps stays. */
async function set(
  settings: { SIGNING_KEYS?: string; DISTRUSTED_KEYS?: string },
  then: (signer: Signer) => Promise<void>,
) {
  await runInDurableObject(signer(), (_, ctx) => then(new Signer(ctx, { ...env, ...settings })))
  await evictDurableObject(signer())
}

it('the record of a match is signed by its site, from the archive and from its room', async () => {
  const { code, match } = await stopped()
  for (const record of [await archived(match), await archived(match, `?room=${code}`)]) {
    const signed = await signedBy(record, await published(), verifier)
    expect(signed).toEqual({ state: 'ok', key: record.signature!.key })
    expect(verifyMatch(record, TITLES, { signed }).verdict).toBe('ok')
    const renamed = { ...record, seats: record.seats.map((seat) => ({ ...seat, name: 'Somebody' })) }
    expect(await signedBy(renamed, await published(), verifier)).toMatchObject({ state: 'wrong' })
  }
})

it('the key is made once, also where many ask at once, and is there again after the object has slept', async () => {
  const signatures = await Promise.all(Array.from({ length: 5 }, () => signer().sign(SEAL)))
  expect(new Set(signatures.map(({ key, value }) => `${key} ${value}`)).size).toBe(1)
  await evictDurableObject(signer())
  expect(await signer().sign(SEAL)).toEqual(signatures[0])
  expect(await published()).toMatchObject([{ kid: signatures[0]!.key, until: null }])
})

it('a new key takes the place of the last one, which signs no more, and stays published', async () => {
  const { match } = await stopped()
  const record = await archived(match)
  const before = record.signature!.key
  await set({ SIGNING_KEYS: '2' }, async (rotated) => {
    const { key } = await rotated.sign(SEAL)
    expect(key).not.toBe(before)
    const keys = await rotated.keys()
    expect(keys.map(({ kid, until }) => [kid, until === null])).toEqual([
      [before, false],
      [key, true],
    ])
    expect((await rotated.sign(SEAL)).key).toBe(key)
  })
  await runInDurableObject(signer(), (_, { storage }) => {
    const { json } = storage.sql.exec<{ json: string }>('select json from signing').one()
    const kept: { kid: string; d: string | null }[] = JSON.parse(json)
    expect(kept.map(({ kid, d }) => [kid, d === null])).toEqual([
      [before, true],
      [expect.any(String), false],
    ])
  })
  expect(await signedBy(record, await published(), verifier)).toEqual({ state: 'ok', key: before })
})

it('a key that is trusted no more gives way at once, and what it signed is vouched for by nobody', async () => {
  const { match } = await stopped()
  const record = await archived(match)
  const stolen = record.signature!.key
  await set({ DISTRUSTED_KEYS: `x, ${stolen}` }, async (rotated) => {
    expect((await rotated.sign(SEAL)).key).not.toBe(stolen)
    const keys = await rotated.keys()
    expect(await signedBy(record, keys, verifier)).toEqual({ state: 'distrusted', key: stolen })
  })
})

it('signs seals and nothing else', async () => {
  await runInDurableObject(signer(), async (instance) => {
    for (const odd of ['', 'x', SEAL.toUpperCase().replaceAll('5A', 'FF'), `${SEAL}00`])
      await expect(instance.sign(odd)).rejects.toThrow('no seal')
  })
})

it('a Worker without it signs nothing, and publishes no keys', async () => {
  const { Signer: _, ...without } = env
  const response = await appWith(() => new Response()).request(SITE_KEYS, {}, without)
  expect(response.status).toBe(404)
})
