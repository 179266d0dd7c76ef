import { listDurableObjectIds, runInDurableObject, SELF, env } from 'cloudflare:test'
import { readCode, type PublicFacts, type RoomMade, type TitleFacts } from '@robot-night/protocol'
import { describe, expect, it, vi } from 'vitest'
import { misdescribed } from '../testing/asDescribed.ts'
import { OPERATION_IDS, OPERATIONS } from '@robot-night/protocol/operations'
import { afterAMinutes, Browser, friend, hosted, ORIGIN, stubOf, wrongCode } from './client.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const JSON_TYPE = { 'content-type': 'application/json' }
const mara = { name: 'Mara', title: 'robot-revolution' }

async function problem(response: Response): Promise<[number, string]> {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const { status, code } = (await response.json()) as { status: number; code: string }
  expect(status).toBe(response.status)
  return [status, code]
}

describe('making a room', () => {
  it('gives a code, the first chair, a link and the device’s cookie', async () => {
    const host = new Browser()
    const made = await host.post('/api/rooms', mara)
    expect(made.status).toBe(201)
    const { code, chair, links } = (await made.json()) as RoomMade
    expect(readCode(code)).toBe(code)
    expect({ chair, links }).toEqual({ chair: 0, links: { room: `${ORIGIN}/${code}` } })
    expect(made.headers.get('location')).toBe(links.room)
    const [cookie, ...attributes] = made.headers.get('set-cookie')!.split('; ')
    expect(cookie).toMatch(/^device=[A-Za-z0-9_-]{22}$/)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax'])
  })

  it('over https the cookie is another, bound to the host, and only that one is read', async () => {
    const secure = 'https://robots.test'
    const init = { method: 'POST', body: JSON.stringify(mara), headers: { ...JSON_TYPE, origin: secure } }
    const made = await SELF.fetch(`${secure}/api/rooms`, init)
    const [cookie, ...attributes] = made.headers.get('set-cookie')!.split('; ')
    expect(cookie).toMatch(/^__Host-device=/)
    expect(attributes).toContain('Secure')
    const { code } = (await made.json()) as RoomMade
    const sees = async (sent: string) => {
      const path = `${secure}/api/rooms/${code}/socket?as=player`
      const { webSocket } = await SELF.fetch(path, { headers: { upgrade: 'websocket', cookie: sent } })
      webSocket!.accept()
      const first = await new Promise<string>((resolve) =>
        webSocket!.addEventListener('message', ({ data }) => resolve(String(data))),
      )
      return (JSON.parse(first) as { hello: { me: object } }).hello.me
    }
    expect(await sees(cookie!)).toEqual({ chair: 0, seat: null })
    expect(await sees(cookie!.replace('__Host-', ''))).toEqual({ chair: null, seat: null })
  })

  it.each([
    ['no title', { name: 'Mara' }, [400, 'malformed']],
    ['an unknown field', { ...mara, host: true }, [400, 'malformed']],
    ['an unknown title', { ...mara, title: 'chess' }, [404, 'no_such_title']],
    ['no name', { ...mara, name: '\u202e ' }, [400, 'bad_name']],
    ['a long name', { ...mara, name: 'x'.repeat(25) }, [400, 'bad_name']],
    ['other options', { ...mara, options: { sharedCodeMin: 9 } }, [400, 'bad_options']],
    ['no JSON', '{"name":', [400, 'malformed']],
    ['a large body', { ...mara, name: 'x'.repeat(20_000) }, [413, 'too_large']],
  ] as const)('%s is refused by a code', async (_, body, expected) => {
    expect(await problem(await new Browser().post('/api/rooms', body))).toEqual(expected)
  })

  it('takes JSON only, which no form of another site can send', async () => {
    const sent = await new Browser().post('/api/rooms', mara, { 'content-type': 'text/plain' })
    expect(await problem(sent)).toEqual([415, 'not_json'])
  })
})

describe('origins', () => {
  it.each(['http://evil.test', 'http://robots.test:8080', 'https://robots.test.evil.test', 'null'])(
    '%s may not act for a visitor',
    async (origin) => {
      const { code, host } = await hosted()
      expect(await problem(await host.post('/api/rooms', mara, { origin }))).toEqual([403, 'wrong_origin'])
      const sits = await host.post(`/api/rooms/${code}/seats`, { name: 'Tom' }, { origin })
      expect(await problem(sits)).toEqual([403, 'wrong_origin'])
      const path = `/api/rooms/${code}/socket?as=player`
      const socket = await host.get(path, { upgrade: 'websocket', origin })
      expect(await problem(socket)).toEqual([403, 'wrong_origin'])
    },
  )

  it('the same host by https is the same: a tunnel may stand before the room', async () => {
    const { code } = await hosted()
    const sat = await new Browser().post(`/api/rooms/${code}/seats`, { name: 'Tom' }, { origin: 'https://robots.test' })
    expect(sat.status).toBe(200)
  })

  it('a program without one may play', async () => {
    const { code } = await hosted()
    const init = { method: 'POST', body: JSON.stringify({ name: 'Bot' }), headers: JSON_TYPE }
    expect((await SELF.fetch(`${ORIGIN}/api/rooms/${code}/seats`, init)).status).toBe(200)
  })

  it('anybody may watch from anywhere, and no cookie is read for it', async () => {
    const { code, host } = await hosted()
    const watcher = await host.open(code, 'as=watcher', { origin: 'null' })
    await watcher.until(() => watcher.hello)
    expect(watcher.hello!.me).toEqual({ chair: null, seat: null })
  })
})

describe('a room', () => {
  it('tells anybody its public facts, without names, under any spelling of its code', async () => {
    const { code } = await hosted('robot-revolution', { code: 'BLGSQ' })
    await friend(code, 'Tom')
    for (const typed of ['BLGSQ', 'blgsq', 'B160S', '8l6sq', 'bl-gsq'].map((each) => each.replace('160S', 'LGSQ'))) {
      const facts = (await (await new Browser().get(`/api/rooms/${typed}`)).json()) as PublicFacts
      expect(facts).toEqual({
        code: 'BLGSQ',
        title: 'robot-revolution',
        stage: 'lobby',
        pace: 'off',
        chairs: ['person', 'person', 'free', 'free', 'free', 'free'],
        watchers: 0,
      })
    }
  })

  it('seats whom it can, and says why it cannot', async () => {
    const { code, client } = await hosted()
    const tom = new Browser()
    const sits = (browser: Browser, body: object) => browser.post(`/api/rooms/${code}/seats`, body)
    expect(await (await sits(tom, { name: 'Tom', chair: 3 })).json()).toEqual({ chair: 3 })
    expect(await (await sits(tom, { name: 'Tom' })).json()).toEqual({ chair: 3 })
    expect(await problem(await sits(new Browser(), { name: 'Ida', chair: 3 }))).toEqual([409, 'chair_taken'])
    expect(await problem(await sits(new Browser(), { name: 'Ida', chair: 9 }))).toEqual([400, 'malformed'])
    expect(await problem(await sits(new Browser(), { name: '' }))).toEqual([400, 'bad_name'])
    await client.manages({ do: 'seatBot', chair: 2 })
    for (const name of ['Ann', 'Ben', 'Cleo', 'Dora']) expect((await sits(new Browser(), { name })).status).toBe(200)
    expect(await problem(await sits(new Browser(), { name: 'Ida' }))).toEqual([409, 'room_full'])
    await client.manages({ do: 'deal' })
    expect(await problem(await sits(new Browser(), { name: 'Ida' }))).toEqual([409, 'match_running'])
  })

  it('is claimed once: the same code is not given out again', async () => {
    const { code } = await hosted()
    expect(await stubOf(code).claim('A'.repeat(22), { code, wish: mara })).toEqual({ problem: 'code_taken' })
  })
})

describe('an unknown code', () => {
  it('is told as such everywhere, and leaves nothing behind', async () => {
    const browser = new Browser()
    expect(await problem(await browser.get('/api/rooms/ZZZZZ'))).toEqual([404, 'no_such_room'])
    const sits = await browser.post('/api/rooms/ZZZZZ/seats', { name: 'Tom' })
    expect(await problem(sits)).toEqual([404, 'no_such_room'])
    const socket = await browser.open('ZZZZZ')
    await socket.until(() => socket.closed)
    expect(socket.closed).toBe(4002)
    expect((await browser.get('/testing/rooms/ZZZZZ/look')).status).toBe(200)
    const left = await runInDurableObject(stubOf('ZZZZZ'), async (_, { storage }) => [
      ...storage.sql.exec('select name from sqlite_master').toArray(),
      ...(await storage.list()).keys(),
      ...((await storage.getAlarm()) === null ? [] : ['alarm']),
    ])
    expect(left).toEqual([])
    expect(browser.cookie).toBeNull()
  })

  it('that can be none reaches no room at all', async () => {
    const before = (await listDurableObjectIds(env.Room)).length
    for (const code of ['ABCDE', 'BCDF', 'BCDFGHJ', 'ABCDFG', '%20', 'BCDF!']) {
      expect(await problem(await new Browser().get(`/api/rooms/${code}`))).toEqual([404, 'no_such_room'])
    }
    expect((await listDurableObjectIds(env.Room)).length).toBe(before)
  })

  it('too often from one address: nothing more is told to strangers there, right or wrong', async () => {
    const { code, host } = await hosted()
    const from = (last: string) => ({ 'cf-connecting-ip': `2001:db8:0:7::${last}` })
    const guess = (tried: number, last: string) => new Browser().get(`/api/rooms/${wrongCode(tried)}`, from(last))
    expect((await guess(0, '1')).status).toBe(404)
    const refused = await afterAMinutes(19, (tried) => guess(tried + 1, `${tried % 3}`))
    expect(await problem(refused)).toEqual([429, 'too_many_codes'])
    expect((await new Browser().get(`/api/rooms/${code}`, from('3'))).status).toBe(429)
    expect((await host.get(`/api/rooms/${code}`, from('3'))).status).toBe(200)
    expect((await new Browser().get(`/api/rooms/${code}`)).status).toBe(200)
  })
})

describe('every answer', () => {
  const routes: [string, string][] = [
    ['GET', '/'],
    ['GET', '/BCDFG'],
    ['GET', '/favicon.svg'],
    ['GET', '/api'],
    ['GET', '/api/health'],
    ['GET', '/api/titles'],
    ['GET', '/api/nothing'],
    ['GET', '/api/rooms/ZZZZZ'],
    ['POST', '/api/rooms'],
    ['DELETE', '/api/rooms'],
    ['GET', '/api/rooms/ZZZZZ/socket'],
    ['POST', '/api/rooms/ZZZZZ/seats'],
    ['GET', '/parties/room/ZZZZZ'],
    ['GET', '/testing/broken'],
  ]
  it.each(routes)('%s %s carries the security headers and no stack', async (method, path) => {
    const response = await SELF.fetch(`${ORIGIN}${path}`, { method, headers: { 'cf-connecting-ip': '192.0.2.1' } })
    const { headers } = response
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    for (const feature of ['camera', 'microphone', 'geolocation', 'display-capture', 'serial']) {
      expect(headers.get('permissions-policy')).toContain(`${feature}=()`)
    }
    expect(headers.get('x-permitted-cross-domain-policies')).toBe('none')
    expect(headers.get('x-dns-prefetch-control')).toBe('off')
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
    if (path.startsWith('/api')) expect(headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).not.toMatch(/\.ts:|\n\s+at /)
  })

  it('over https asks for https from then on', async () => {
    const { headers } = await SELF.fetch('https://robots.test/api/health')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it('to a wrong method says which are right', async () => {
    const response = await SELF.fetch(`${ORIGIN}/api/rooms`, { method: 'DELETE' })
    expect(response.headers.get('allow')).toBe('GET, POST')
    expect(await problem(response)).toEqual([405, 'wrong_method'])
  })

  it('that went wrong inside is a problem and no more', async () => {
    expect(await problem(await SELF.fetch(`${ORIGIN}/testing/broken`))).toEqual([500, 'broken'])
  })
})

interface Described {
  paths: Record<string, Record<string, { operationId: string; responses: object; requestBody?: object }>>
}

it.each(['/api', '/api/openapi.json'])('describes itself: every route, and only these, at %s', async (path) => {
  const answer = await SELF.fetch(`${ORIGIN}${path}`)
  const { paths }: Described = await answer.json()
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = OPERATION_IDS.map((id) => OPERATIONS[id].at.replaceAll(/:(\w+)/g, '{$1}'))
  expect(all.sort()).toEqual(routes.sort())
})

it('describes bodies by the schemas that read them, and problems by their status', async () => {
  const { paths }: Described = await (await SELF.fetch(`${ORIGIN}/api/openapi.json`)).json()
  const seat = paths['/rooms/{code}/seats']!['post']!
  expect(seat.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          required: ['name'],
          additionalProperties: false,
          properties: { name: { type: 'string' }, chair: { type: 'integer', minimum: 0, maximum: 8 } },
        },
      },
    },
  })
  expect(seat.responses).toMatchObject({
    200: { content: { 'application/json': { schema: { required: ['chair'] } } } },
    409: { description: 'room_full, chair_taken, match_running, locked' },
    401: { description: 'bad_token' },
  })
})

it.each([
  ['another form', 'GET /rooms/BCDFG', Response.json({ code: 'BCDFG' })],
  ['another status', 'GET /rooms/BCDFG', new Response(null, { status: 204 })],
  ['a problem that is not said of it', 'GET /rooms/BCDFG', Response.json({ code: 'locked' }, { status: 409 })],
  ['a problem with the status of another', 'POST /rooms', Response.json({ code: 'bad_name' }, { status: 409 })],
])('an answer with %s is not as described', async (_, asked, response) => {
  const [method = '', path = ''] = asked.split(' ')
  const why = await misdescribed(new Request(`${ORIGIN}/api${path}`, { method }), response)
  expect(why).toContain(`${method} /rooms`)
})

it('tells its titles', async () => {
  const titles = (await (await SELF.fetch(`${ORIGIN}/api/titles`)).json()) as TitleFacts[]
  expect(titles[0]).toEqual({
    id: 'robot-revolution',
    version: 1,
    seats: { min: 2, max: 6 },
    options: { sharedCodeMin: 2 },
  })
})

it('a GET of a socket without an upgrade, or as nobody, opens none', async () => {
  const { code, host } = await hosted()
  expect(await problem(await host.get(`/api/rooms/${code}/socket?as=player`))).toEqual([426, 'upgrade_required'])
  const asNobody = await host.get(`/api/rooms/${code}/socket`, { upgrade: 'websocket' })
  expect(await problem(asNobody)).toEqual([400, 'malformed'])
})
