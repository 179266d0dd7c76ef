import { listDurableObjectIds, runInDurableObject, SELF, env } from 'cloudflare:test'
import type { RoomMade } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { Browser, friend, hosted, ORIGIN, stubOf, wrongCode } from './client.ts'

/** What a stranger may try at the door, and what a room keeps of those who come in. */
const UPGRADE = { upgrade: 'websocket' }
const mara = { name: 'Mara', title: 'robot-revolution' }

/** Everything a room has written down. */
function writtenBy(code: string): Promise<string> {
  return runInDurableObject(stubOf(code), async (_, { storage }) => {
    const tables = storage.sql.exec<{ name: string }>("select name from sqlite_master where type = 'table'").toArray()
    const rows = tables
      .filter(({ name }) => !name.startsWith('_cf'))
      .map(({ name }) => [name, storage.sql.exec(`select * from "${name}"`).toArray()])
    return JSON.stringify([rows, await storage.getAlarm()])
  })
}

describe('guesses from one address', () => {
  /** How many are answered before one is refused. A new minute may begin in between, so it may be twice the limit. */
  async function answered(guess: (tried: number) => Promise<Response>): Promise<number> {
    for (let tried = 0; tried < 200; tried++) {
      const response = await guess(tried)
      if (response.status === 429) return tried
      response.webSocket?.accept()
      expect([101, 404]).toContain(response.status)
    }
    return Infinity
  }
  function expectAbout(limit: number, count: number): void {
    expect(count).toBeGreaterThanOrEqual(limit)
    expect(count).toBeLessThanOrEqual(2 * limit)
  }

  it('count as such, whatever else the request says of where it comes from', async () => {
    const forged = (tried: number) => ({
      'cf-connecting-ip': '192.0.2.10',
      'x-forwarded-for': `198.51.100.${tried}`,
      'x-real-ip': `198.51.100.${tried}`,
      forwarded: `for=198.51.100.${tried}`,
      'true-client-ip': `198.51.100.${tried}`,
    })
    expectAbout(20, await answered((tried) => new Browser().get(`/api/rooms/${wrongCode(tried)}`, forged(tried))))
  })

  it('are those of its whole /64, in any spelling, and of nobody else', async () => {
    const from = (address: string, code = 'ZZZZZ') =>
      new Browser().get(`/api/rooms/${code}`, { 'cf-connecting-ip': address })
    expectAbout(20, await answered((tried) => from(`2001:db8:1:2::${tried + 1}`, wrongCode(tried))))
    expect((await from('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).status).toBe(429)
    expect((await from('2001:db8:1:2::')).status).toBe(429)
    expect((await from('2001:db8:1:3::1')).status).toBe(404)
  })

  it('count on the page of a room as well: a page tells strangers no more than the API', async () => {
    const { code, host } = await hosted()
    const from = { 'cf-connecting-ip': '192.0.2.11' }
    const pages = [
      '/ZZZZZ',
      '/ZZZZZ/__data.json',
      '/ZZZZZ//__data.json',
      '/%5AZZZZ',
      '/ZZZZZ/',
      '/embed/ZZZZZ',
      '/zzzzz',
      '/zzzzz/__data.json',
      '/embed/zzzzz',
    ]
    pages.push(
      '/ZZZZZ/picture.png',
      '/ZZZZZ/picture.svg',
      '/ZZZZZ/night/picture.png',
      '/oembed?url=https://any.example/ZZZZZ?tv',
    )
    pages.push('/oembed?format=xml&url=https%3A%2F%2Fany.example%2Fzzzzz%2Fnight')
    expectAbout(
      20,
      await answered((tried) =>
        new Browser().get(pages[tried % pages.length]!.replace(/ZZZZ|zzzz/, wrongCode(tried).slice(1)), from),
      ),
    )
    for (const path of [...pages, `/${code}`, `/${code}/__data.json`, `/api/rooms/${code}`]) {
      const refused = await new Browser().get(path, from)
      expect([path, refused.status, refused.headers.get('retry-after')]).toEqual([path, 429, '60'])
    }
    expect((await host.get(`/${code}`, from)).status).not.toBe(429)
    expect((await host.get(`/embed/${code}`, from)).status).toBe(429)
    expect((await new Browser().get('/credits', from)).status).not.toBe(429)
    expect((await new Browser().get(`/${code}`)).status).not.toBe(429)
  })

  it('count on every way in', async () => {
    const from = { 'cf-connecting-ip': '192.0.2.12' }
    const ways = [
      (code: string) => new Browser().get(`/api/rooms/${code}`, from),
      (code: string) => new Browser().post(`/api/rooms/${code}/seats`, { name: 'Tom' }, from),
      (code: string) => new Browser().get(`/api/rooms/${code}/socket?as=player`, { ...from, ...UPGRADE }),
      (code: string) => new Browser().get(`/api/rooms/${code}/socket?as=watcher`, { ...from, ...UPGRADE }),
    ]
    expectAbout(20, await answered((tried) => ways[tried % ways.length]!(wrongCode(tried))))
    for (const way of ways) expect((await way('ZZZZZ')).status).toBe(429)
  })

  it('are no new guesses where the code is the same: who reads of a table that is gone may still join another', async () => {
    const { code } = await hosted()
    const from = { 'cf-connecting-ip': '192.0.2.14' }
    for (let asked = 0; asked < 60; asked++) {
      expect((await new Browser().get(asked % 2 ? '/embed/ZZZZZ' : '/api/rooms/ZZZZZ', from)).status).toBe(404)
    }
    expect((await new Browser().get(`/api/rooms/${code}`, from)).status).toBe(200)
    expectAbout(19, await answered((tried) => new Browser().get(`/api/rooms/${wrongCode(tried)}`, from)))
  })

  it('and new rooms are sixty a minute', async () => {
    const from = { 'cf-connecting-ip': '192.0.2.13' }
    // Counted before the title is looked for: so that none is really made.
    const makes = () => new Browser().post('/api/rooms', { ...mara, title: 'chess' }, from)
    expectAbout(60, await answered(makes))
  })
})

describe('the cookie', () => {
  const lookAs = async (code: string, cookie: string) => {
    const visitor = new Browser()
    visitor.cookie = cookie
    const client = await visitor.open(code)
    await client.until(() => client.hello)
    return client.hello!.me.chair
  }

  it('over http is `device` and nothing else', async () => {
    const { code, host } = await hosted()
    const token = host.cookie!.slice('device='.length)
    expect(await lookAs(code, `device=${token}`)).toBe(0)
    expect(await lookAs(code, `__Host-device=${token}`)).toBeNull()
    expect(await lookAs(code, `Device=${token}`)).toBeNull()
  })

  it('that we cannot have made is none: a new one is given', async () => {
    const { code } = await hosted()
    for (const made of ['device=short', `device=${'A'.repeat(23)}`, `device=${'%00'.repeat(22)}`]) {
      const visitor = new Browser()
      visitor.cookie = made
      await visitor.post(`/api/rooms/${code}/seats`, { name: 'Tom' })
      expect(visitor.cookie).toMatch(/^device=[A-Za-z0-9_-]{22}$/)
      expect(visitor.cookie).not.toBe(made)
    }
  })

  it('is not kept by the room, which has a hash that is worth nothing elsewhere', async () => {
    const first = await hosted()
    const token = first.host.cookie!.slice('device='.length)
    const second = (await (await first.host.post('/api/rooms', mara)).json()) as RoomMade
    const hashes = async (code: string) => new Set((await writtenBy(code)).match(/[0-9a-f]{64}/g))
    expect(await writtenBy(first.code)).not.toContain(token)
    expect((await hashes(first.code)).size).toBeGreaterThan(0)
    expect((await hashes(second.code)).size).toBeGreaterThan(0)
    const here = await hashes(first.code)
    expect([...(await hashes(second.code))].filter((hash) => here.has(hash))).toEqual([])
  })
})

it('a GET changes nothing: no chair, no cookie, not a byte in the room', async () => {
  const { code } = await hosted()
  // That anybody has come at all is noted once.
  const earlier = await new Browser().open(code)
  await earlier.until(() => earlier.hello)
  const before = await writtenBy(code)
  const visitor = new Browser()
  const paths = [`/${code}`, `/api/rooms/${code}`, `/api/rooms/${code}/seats?name=Tom`, `/testing/rooms/${code}/look`]
  for (const path of paths) {
    const { headers } = await visitor.get(path)
    expect(headers.get('set-cookie'), path).toBeNull()
  }
  const socket = await visitor.open(code)
  await socket.until(() => socket.hello)
  expect(socket.hello!.me).toEqual({ chair: null, seat: null })
  expect(await writtenBy(code)).toBe(before)
})

describe('what a request says of itself', () => {
  it('makes nobody somebody else, and leads to no other room', async () => {
    const { code, host } = await hosted()
    const other = await hosted()
    const forged = {
      'x-device': host.cookie!.slice('device='.length),
      'x-partykit-room': other.code,
      'x-partykit-namespace': 'room',
      'x-partykit-props': JSON.stringify({ device: host.cookie }),
    }
    const socket = await new Browser().open(code, `as=player&_pk=mine&device=${forged['x-device']}`, forged)
    await socket.until(() => socket.hello)
    expect(socket.hello!.me).toEqual({ chair: null, seat: null })
    expect(socket.room?.code).toBe(code)
    const twin = await new Browser().open(code, 'as=player&_pk=mine', forged)
    await twin.until(() => twin.hello)
    await socket.until(() => socket.room?.watchers === 2)
  })

  it.each(['/parties/room/', '/parties/Room/', '/party/', '/room/'])(
    'reaches no room by %s, as libraries lead to objects',
    async (way) => {
      const { code, host } = await hosted()
      const before = (await listDurableObjectIds(env.Room)).length
      for (const name of [code, 'ZZZZZ', 'anything']) {
        for (const headers of [{}, UPGRADE]) {
          const response = await host.get(`${way}${name}`, headers)
          expect([response.status, response.webSocket]).toEqual([404, null])
        }
      }
      expect((await listDurableObjectIds(env.Room)).length).toBe(before)
    },
  )

  it('gives a page elsewhere to read what everybody may know, and nothing that a cookie asks for', async () => {
    const { code } = await hosted()
    const origin = 'https://blog.test'
    const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
    const told = async (path: string, init: RequestInit) => {
      const { headers } = await SELF.fetch(`${ORIGIN}${path}`, { ...init, headers: { origin, ...init.headers } })
      return [...headers].filter(([name]) => name.startsWith('access-control'))
    }
    const everybodys = ['/api/titles', `/api/rooms/${code}`, `/embed/${code}`, '/_app/immutable/embed.js']
    for (const path of everybodys) {
      expect(await told(path, {}), path).toEqual([['access-control-allow-origin', '*']])
    }
    expect(await told(`/${code}`, {})).toEqual([])
    for (const path of [...everybodys, '/api/rooms', `/api/rooms/${code}/seats`, `/${code}`]) {
      expect(await told(path, { method: 'OPTIONS', headers: preflight }), path).toEqual([])
      expect(await told(path, { method: 'POST', body: '{}' }), path).toEqual([])
    }
  })
})

describe('a watcher', () => {
  it('with the host’s cookie is a watcher: sees the public table, and commands nothing', async () => {
    const { code, host, client } = await hosted()
    const tom = await friend(code, 'Tom')
    await client.manages({ do: 'deal' })
    await tom.client.until(() => tom.client.scene)
    const watcher = await host.open(code, 'as=watcher', { origin: 'https://blog.test' })
    await watcher.until(() => watcher.scene)
    expect(watcher.scene!.asks).toBeNull()
    expect(watcher.scene!.offers).toEqual([])
    expect((await watcher.does({ what: 'say', text: 'hello' })).no?.code).toBe('not_seated')
    expect((await watcher.manages({ do: 'stop' })).no?.code).toBe('not_seated')
  })
})

describe('a client of version', () => {
  it.each(['2', '3'])('%s is understood', async (version) => {
    const { code, host } = await hosted()
    const client = await host.open(code, `as=player&v=${version}`)
    await client.until(() => client.hello)
    expect(client.closed).toBeNull()
  })

  it.each(['-1', '0', '1', '4', '2.5.1', 'Infinity'])('%s is asked to reload, and changes nothing', async (version) => {
    const { code, host } = await hosted()
    const before = await writtenBy(code)
    const client = await host.open(code, `as=player&v=${version}`)
    await client.until(() => client.closed)
    expect(client.closed).toBe(4001)
    expect(client.downs).toEqual([])
    expect(await writtenBy(code)).toBe(before)
  })
})

it('a match has an id of 128 random bits, and a key that no message holds', async () => {
  const key = '5b'.repeat(32)
  const { code, client } = await hosted('probe', { conditions: { key } })
  await client.manages({ do: 'seatBot', chair: 1 })
  await client.manages({ do: 'deal' })
  await client.until(() => client.match)
  const first = client.match!
  expect(first).toMatch(/^[A-Za-z0-9_-]{22}$/)
  await client.manages({ do: 'stop' })
  await client.manages({ do: 'deal' })
  await client.until(() => client.match !== first)
  expect(await writtenBy(code)).toContain(key)
  expect(client.texts.join()).not.toContain(key)
})
