import { createExecutionContext, env } from 'cloudflare:test'
import { TITLES } from '@robot-night/engine'
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

it('says in every answer which setting is wrong, and in the log', async () => {
  const response = await ask('/api/health', { settings: { PUBLIC_URL: 'play.example.org' } })
  const wrong = "PUBLIC_URL is an address such as https://play.example.org, without a path; play.example.org isn't one."
  expect([response.status, await response.text()]).toEqual([500, wrong])
  expect(JSON.parse(log.mock.calls[0]![0])).toEqual({ level: 'warn', what: 'the settings', words: wrong })
})
