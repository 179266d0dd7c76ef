import { createExecutionContext, env } from 'cloudflare:test'
import { TITLES } from '@robot-night/engine'
import type { ArrivalFacts } from '@robot-night/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appWith } from '../app.ts'

const AT = 'https://play.example.org'
const INNER = 'http://127.0.0.1:8787'
const SET = { PUBLIC_URL: AT, TRUSTED_PROXIES: 'loopback' }

/** The pages: they say where they think they are. */
const app = appWith((request) => new Response(request.url))

interface Coming {
  settings?: object
  headers?: Record<string, string>
  body?: object
  at?: string
}
/** Asks as somebody whom a proxy on this machine stands for. */
function ask(path: string, { settings = SET, headers = {}, body, at = INNER }: Coming = {}): Promise<Response> {
  const said = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const json = body ? { 'content-type': 'application/json' } : {}
  const request = new Request(`${at}${path}`, {
    ...said,
    headers: { 'cf-connecting-ip': '127.0.0.1', ...json, ...headers },
  })
  return Promise.resolve(app.fetch(request, { ...env, ...settings }, createExecutionContext()))
}
const made = { name: 'Mara', title: TITLES[0]!.id }
const client = { 'x-forwarded-for': '198.51.100.20', 'x-forwarded-proto': 'https' }

/** What the operator reads. */
const logged = () => vi.spyOn(console, 'warn').mockReturnValue()
let log: ReturnType<typeof logged>
beforeEach(() => void (log = logged()))
afterEach(() => void vi.restoreAllMocks())

describe('a site that has been told where it is', () => {
  it('makes links, cookies and headers for there, whatever the Host', async () => {
    const response = await ask('/api/rooms', { headers: { ...client, origin: AT }, body: made })
    expect(response.status).toBe(201)
    const { code, links } = (await response.json()) as { code: string; links: { room: string } }
    expect(links.room).toBe(`${AT}/${code}`)
    expect(response.headers.get('location')).toBe(`${AT}/${code}`)
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-device=.*; Secure/)
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(await (await ask('/somewhere?a=1')).text()).toBe(`${AT}/somewhere?a=1`)
  })

  it('takes no other origin for its own, also not its own name without encryption', async () => {
    for (const origin of [INNER, 'http://play.example.org', 'https://evil.test', 'null']) {
      expect((await ask('/api/rooms', { headers: { ...client, origin }, body: made })).status, origin).toBe(403)
    }
  })

  it('counts visitors apart, and nobody by what they claim', async () => {
    const guess = (address: string, code: string) =>
      ask(`/api/rooms/${code}`, { headers: { 'x-forwarded-for': `${Math.random()}, ${address}` } })
    const letters = [...'BCDFGHJKLMNPQRSTVWXZ']
    const statuses = async (address: string) => {
      const all = letters.flatMap((one) => [`ZZZ${one}B`, `ZZZ${one}C`])
      return Promise.all(all.map(async (code) => (await guess(address, code)).status))
    }
    expect(await statuses('198.51.100.21')).toContain(429)
    expect((await guess('198.51.100.22', 'ZZZZZ')).status).toBe(404)
  })
})

it('says in every answer which setting is wrong, and once in the log', async () => {
  await ask('/', { settings: { PUBLIC_URL: 'play.example.org' } })
  const response = await ask('/api/health', { settings: { PUBLIC_URL: 'play.example.org' } })
  const wrong = "PUBLIC_URL is an address such as https://play.example.org, without a path; play.example.org isn't one."
  expect([response.status, await response.text()]).toEqual([500, wrong])
  expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    { level: 'warn', what: 'the settings', words: wrong },
  ])
})

describe('a browser that asks how it came here', () => {
  const facts = async (coming: Coming = {}, path = `/api/arrival?at=${AT}`): Promise<ArrivalFacts> =>
    (await ask(path, coming)).json()
  const whats = async (...given: Parameters<typeof facts>) => (await facts(...given)).amiss.map(({ what }) => what)

  it('hears that all is well where all is set', async () => {
    expect(await facts({ headers: client })).toEqual({ origin: AT, isProxied: true, amiss: [] })
  })

  it('hears the same on a platform that ends TLS itself, and in a living room', async () => {
    const well = (origin: string) => ({ origin, isProxied: false, amiss: [] })
    expect(await facts({ settings: {}, at: AT })).toEqual(well(AT))
    const lan = 'http://192.168.1.7:8787'
    expect(await facts({ settings: {}, at: lan }, `/api/arrival?at=${lan}`)).toEqual(well(lan))
  })

  it('hears all that is missing behind a proxy that hands on nothing', async () => {
    const { origin, isProxied, amiss } = await facts({ settings: {} })
    expect([origin, isProxied]).toEqual([INNER, true])
    expect(amiss).toEqual([
      {
        what: 'address',
        lines: [`PUBLIC_URL=${AT}`, 'proxy_set_header Host $http_host;', 'proxy_set_header X-Forwarded-Proto $scheme;'],
      },
      { what: 'untrusted', lines: ['TRUSTED_PROXIES=loopback'] },
      { what: 'unnamed', lines: ['proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;'] },
    ])
  })

  it('hears the one thing that is missing', async () => {
    expect(await whats({ settings: { PUBLIC_URL: AT }, headers: client })).toEqual(['untrusted'])
    expect(await whats({ headers: { 'x-forwarded-proto': 'https' } })).toEqual(['unnamed'])
    expect(await whats({ headers: client }, '/api/arrival?at=https://www.example.org')).toEqual(['address'])
    expect(
      await whats({ settings: { TRUSTED_PROXIES: 'loopback' }, headers: client, at: 'http://play.example.org' }),
    ).toEqual([])
  })

  it('hears that its socket lost its upgrade, and so does the log', async () => {
    const stripped = { ...client, 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' }
    expect((await ask('/api/arrival/socket?try=mine', { headers: stripped })).status).toBe(426)
    expect(await whats({ headers: client }, `/api/arrival?at=${AT}&try=mine`)).toEqual(['upgrade'])
    expect(await whats({ headers: client }, `/api/arrival?at=${AT}&try=others`)).toEqual([])
    expect(JSON.parse(log.mock.calls[0]![0])).toMatchObject({
      words: 'A proxy takes the Upgrade from WebSockets: nobody can play live.',
      lines: expect.arrayContaining(['proxy_set_header Upgrade $http_upgrade;']),
    })
  })

  it('gets a socket that closes at once, where one comes through', async () => {
    const { status, webSocket } = await ask('/api/arrival/socket', { headers: { upgrade: 'websocket' } })
    expect(status).toBe(101)
    webSocket!.accept()
    const code = await new Promise((done) => webSocket!.addEventListener('close', (event) => done(event.code)))
    expect(code).toBe(1000)
  })

  it.each(['', 'play.example.org', 'javascript:alert(1)', 'https://a/b'])(
    'must say what can be an origin: %j',
    async (at) => {
      const response = await ask(`/api/arrival?at=${encodeURIComponent(at)}`)
      expect([response.status, ((await response.json()) as { field: string }).field]).toEqual([400, 'at'])
    },
  )
})
