import { runInDurableObject } from 'cloudflare:test'
import { probe } from '@robot-night/engine/testing'
import { rngOf } from '@robot-night/engine'
import type { Pushed } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import type { Room } from '../testing/Room.ts'
import { friend, hosted, stubOf, type Client } from './client.ts'

const NIGHT = Date.UTC(2100, 0, 1)
const MINUTE = 60_000
const EC = { name: 'ECDH', namedCurve: 'P-256' } as const

const base64url = (bytes: ArrayBuffer | Uint8Array) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
const text = (words: string) => new TextEncoder().encode(words)
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

/** Keys made for this run: none lies in the repository. */
async function serverKeys() {
  const pair = (await crypto.subtle.generateKey({ ...EC, name: 'ECDSA' }, true, ['sign', 'verify'])) as CryptoKeyPair
  const publicKey = base64url((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer)
  const { d } = (await crypto.subtle.exportKey('jwk', pair.privateKey)) as JsonWebKey
  return { publicKey, privateKey: d ?? '', subject: 'mailto:host@example.org', verifier: pair.publicKey }
}

/** A browser's side of a subscription. */
async function subscriber() {
  const pair = (await crypto.subtle.generateKey(EC, true, ['deriveBits'])) as CryptoKeyPair
  const own = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer)
  const auth = crypto.getRandomValues(new Uint8Array(16))
  const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${base64url(auth)}`
  return {
    push: { endpoint, p256dh: base64url(own), auth: base64url(auth), language: 'de' as const },
    /** RFC 8291: what the browser reads. */
    async read(body: Uint8Array): Promise<Pushed> {
      const [salt, theirs, sealed] = [body.slice(0, 16), body.slice(21, 86), body.slice(86)]
      const peer = await crypto.subtle.importKey('raw', theirs, EC, false, [])
      // workerd's types have a name of their own for this.
      const secret = await crypto.subtle.deriveBits({ name: 'ECDH', public: peer } as never, pair.privateKey, 256)
      const input = await hkdf(
        new Uint8Array(secret),
        { salt: auth, info: joined(text('WebPush: info\0'), own, theirs) },
        32,
      )
      const key = await hkdf(input, { salt, info: text('Content-Encoding: aes128gcm\0') }, 16)
      const iv = await hkdf(input, { salt, info: text('Content-Encoding: nonce\0') }, 12)
      const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
      const opened = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, sealed))
      return JSON.parse(new TextDecoder().decode(opened.slice(0, opened.lastIndexOf(2)))) as Pushed
    },
  }
}

async function hkdf(
  input: Uint8Array,
  about: { salt: Uint8Array; info: Uint8Array },
  length: number,
): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', input, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', ...about }, key, length * 8))
}

const within = <T>(code: string, deed: (room: Room) => T) =>
  runInDurableObject(stubOf(code), (room) => deed(room as unknown as Room))
const carriedBy = (code: string) => within(code, (room) => room.carried())
const keptOf = (code: string) =>
  within(code, (room) => {
    const { sql } = (room as unknown as { ctx: DurableObjectState }).ctx.storage
    return JSON.stringify(sql.exec('select json from device').toArray())
  })

/** The room's clock goes on, its alarm rings, and what it sends has been sent. */
async function goesOn(code: string, ms: number): Promise<void> {
  await within(code, (room) => room.later(ms))
}

function leads(client: Client) {
  const { kind, prompt } = client.scene!.asks!
  return client.answers(probe.decisions[kind as 'lead'].sample(prompt as never, rngOf('any')))
}

async function table(status = 201) {
  const { verifier, ...keys } = await serverKeys()
  const made = await hosted('probe', { pace: 'day', conditions: { clock: NIGHT, push: { keys, status } } })
  const tom = await friend(made.code, 'Tom')
  await made.client.manages({ do: 'deal' })
  await tom.client.until(() => tom.client.scene)
  const phone = await subscriber()
  await tom.client.does({ what: 'self', act: { do: 'wake', push: phone.push } })
  return { ...made, tom, phone, keys: { ...keys, verifier } }
}

/** Tom closes the page, and is asked to follow. */
async function asleep(status = 201) {
  const made = await table(status)
  made.tom.client.close()
  await made.client.until(() => {
    const chair = made.client.room?.chairs[1]
    return chair?.kind === 'person' && chair.presence === 'away'
  })
  await leads(made.client)
  return made
}

describe('a push', () => {
  it('says nothing but that it is their turn at this table, to them alone', async () => {
    const { code, phone, keys } = await asleep()
    await goesOn(code, MINUTE)
    const [letter, ...others] = await carriedBy(code)
    expect(others).toEqual([])
    expect(letter?.url).toBe(phone.push.endpoint)
    expect(await phone.read(bytesOf(letter!.body))).toEqual({ kind: 'turn', code, language: 'de' })
    // Those who carry it learn neither the table nor anything from its size.
    expect(JSON.stringify(letter?.headers)).not.toContain(code)
    expect(letter?.headers['topic']).toMatch(/^[0-9a-f]{32}$/)
    expect(bytesOf(letter!.body).length).toBe(4096)
    const token = /^vapid t=([^,]+), k=(.+)$/.exec(letter!.headers['authorization'] ?? '')
    expect(token?.[2]).toBe(keys.publicKey)
    const [head = '', claims = '', signature = ''] = token![1]!.split('.')
    const about = JSON.parse(new TextDecoder().decode(bytesOf(claims))) as { aud: string }
    expect(about.aud).toBe('https://updates.push.services.mozilla.com')
    const how = { name: 'ECDSA', hash: 'SHA-256' }
    expect(await crypto.subtle.verify(how, keys.verifier, bytesOf(signature), text(`${head}.${claims}`))).toBe(true)
  })

  it('is sent once for a question, and nobody at the table hears of it', async () => {
    const { code, client } = await asleep()
    const heard = client.downs.length
    await goesOn(code, MINUTE)
    await goesOn(code, 20 * MINUTE)
    expect(await carriedBy(code)).toHaveLength(1)
    expect(client.downs).toHaveLength(heard)
    expect(JSON.stringify(client.downs)).not.toContain('mozilla')
  })

  it('is sent again when the service stumbled', async () => {
    const { code } = await asleep(503)
    await goesOn(code, MINUTE)
    await within(code, (room) => room.answerPushes(201))
    await goesOn(code, 2 * MINUTE)
    await goesOn(code, 20 * MINUTE)
    expect(await carriedBy(code)).toHaveLength(2)
  })

  it('is the last one to a subscription that is gone', async () => {
    const { code, phone } = await asleep(410)
    expect(await keptOf(code)).toContain(phone.push.endpoint)
    await goesOn(code, MINUTE)
    expect(await keptOf(code)).not.toContain(phone.push.endpoint)
    await goesOn(code, 20 * MINUTE)
    expect(await carriedBy(code)).toHaveLength(1)
  })

  it('is refused to any but a browser maker’s service, and to who has no chair', async () => {
    const { client, phone, tom } = await table()
    const act = { do: 'wake', push: { ...phone.push, endpoint: 'https://example.org/' } } as const
    expect(await client.does({ what: 'self', act })).toMatchObject({ no: { code: 'bad_push' } })
    const watcher = await tom.browser.open(client.room!.code, 'as=watcher')
    await watcher.until(() => watcher.hello)
    const asked = await watcher.does({ what: 'self', act: { do: 'wake', push: phone.push } })
    expect(asked).toMatchObject({ no: { code: 'not_seated' } })
  })
})
