import { SELF } from 'cloudflare:test'
import type { Down, RoomMade, SeatTaken } from '@robot-night/protocol'
import { rngOf, TITLES } from '@robot-night/engine'
import { describe, expect, it } from 'vitest'
import { Browser, Client, hosted, ORIGIN } from './client.ts'

/** A program: it keeps no cookies, and says of itself what it wants to. */
const ask = (path: string, body: object | null, more: Record<string, string> = {}) => {
  // Of an address of its own: how many rooms come from one is counted.
  const headers = { 'cf-connecting-ip': '198.51.100.77', ...more }
  return SELF.fetch(
    `${ORIGIN}${path}`,
    body
      ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
      : { headers },
  )
}
const seatAt = async (code: string, name: string): Promise<SeatTaken> => (await ask(`/api/rooms/${code}/seats`, { name })).json() // prettier-ignore

async function open(code: string, headers: Record<string, string>, as = 'player'): Promise<[Response, Client]> {
  const answer = await ask(`/api/rooms/${code}/socket?as=${as}`, null, { upgrade: 'websocket', ...headers })
  return [answer, new Client(answer.webSocket!)]
}
const saying = (token: string) => ({ 'sec-websocket-protocol': `robot-night, token.${token}` })
const bearing = (token: string) => ({ authorization: `Bearer ${token}` })
const revolution = TITLES.find(({ id }) => id === 'robot-revolution')!
const NOBODYS = 'A'.repeat(22)

describe('a program', () => {
  it('is given its token with the room, the seat and the name that it takes', async () => {
    const made: RoomMade = await (await ask('/api/rooms', { name: 'Mara', title: 'robot-revolution' })).json()
    expect(made.token).toMatch(/^[\w-]{22}$/)
    const sat = await seatAt(made.code, 'Tom')
    expect(sat.token).toMatch(/^[\w-]{22}$/)
    expect(sat.token).not.toBe(made.token)
    const named = await ask(`/api/rooms/${made.code}/watchers`, { name: 'Ida' })
    expect(await named.json()).toEqual({ name: 'Ida', token: expect.stringMatching(/^[\w-]{22}$/) })
  })

  it('is who it was by its token, over HTTP and on the line', async () => {
    const { code } = await hosted()
    const { chair, token } = await seatAt(code, 'Tom')
    const again = await ask(`/api/rooms/${code}/seats`, { name: 'Tom' }, bearing(token!))
    expect(await again.json()).toEqual({ chair, token })
    for (const headers of [saying(token!), bearing(token!), { cookie: `device=${token}` }]) {
      const [, client] = await open(code, headers)
      await client.until(() => client.hello)
      expect(client.hello!.me).toMatchObject({ chair })
    }
  })

  it('that asks for our subprotocol is told that it is spoken, and its token is not said back', async () => {
    const { code } = await hosted()
    const { token } = await seatAt(code, 'Tom')
    const [answer] = await open(code, saying(token!))
    expect(answer.headers.get('sec-websocket-protocol')).toBe('robot-night')
    const [watching] = await open(code, { 'sec-websocket-protocol': 'robot-night' }, 'watcher')
    expect(watching.headers.get('sec-websocket-protocol')).toBe('robot-night')
    const [plain] = await open(code, bearing(token!))
    expect(plain.headers.get('sec-websocket-protocol')).toBeNull()
    const [closed, client] = await open('ZZZZZ', saying(token!))
    expect(closed.headers.get('sec-websocket-protocol')).toBe('robot-night')
    await client.until(() => client.closed)
    expect(client.closed).toBe(4002)
  })

  it.each([
    ['a token of nobody here', saying(NOBODYS)],
    ['such a Bearer', bearing(NOBODYS)],
    ['such a cookie', { cookie: `device=${NOBODYS}` }],
    ['what is no token', saying('short')],
    ['such a Bearer', bearing('x'.repeat(23))],
    ['such a cookie', { cookie: 'device="quoted"' }],
  ])('that comes with %s is told so, and does not watch in silence', async (_, headers) => {
    const { code } = await hosted()
    const [, client] = await open(code, headers)
    await client.until(() => client.closed)
    expect(client.closed).toBe(4014)
    expect(client.hello).toBeNull()
  })

  it('whose Bearer is no token gets no socket where none is to be had, even if it asks for one', async () => {
    const { code } = await hosted()
    for (const path of [`/api/rooms/${code}`, `/api/rooms/${code}/seat`, `/api/matches/${NOBODYS}`]) {
      const answer = await ask(path, null, { upgrade: 'websocket', ...bearing('x') })
      expect([path, answer.status, answer.webSocket]).toEqual([path, 401, null])
      expect(await answer.json()).toMatchObject({ code: 'bad_token' })
    }
  })

  it.each(['seats', 'watchers'])('whose Bearer is no token is refused: %s', async (what) => {
    const { code } = await hosted()
    const answer = await ask(`/api/rooms/${code}/${what}`, { name: 'Tom' }, bearing('short'))
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'bad_token' })])
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })

  it('that watches, or comes as nobody, needs none', async () => {
    const { code } = await hosted()
    for (const as of ['player', 'watcher']) {
      const [, client] = await open(code, {}, as)
      await client.until(() => client.hello)
      expect(client.hello!.me).toEqual({ chair: null, seat: null })
    }
  })

  it('is told which of its fields is wrong', async () => {
    const wrong = async (body: object) => (await ask('/api/rooms', body)).json()
    expect(await wrong({ name: 'Mara' })).toMatchObject({
      ...{ code: 'malformed', problem: 'missing', field: 'title', expected: 'string' },
    })
    expect(await wrong({ name: 'Mara', title: 'probe', pace: 'warp' })).toMatchObject({
      problem: 'wrong',
      field: 'pace',
    })
    expect(await wrong({ name: 'Mara', title: 'probe', more: 1 })).toMatchObject({ problem: 'unknown', field: 'more' })
  })

  it('has every scene whole where it wants that, and what is new besides', async () => {
    const { code, client: host } = await hosted(revolution.id)
    const { token } = await seatAt(code, 'Tom')
    const answer = await ask(`/api/rooms/${code}/socket?as=player&whole=1`, null, {
      ...{ upgrade: 'websocket', ...saying(token!) },
    })
    const tom = new Client(answer.webSocket!)
    await tom.until(() => tom.hello)
    await host.manages({ do: 'deal' })
    for (let moves = 0; moves < 3; moves++) {
      const asked = await Promise.race([tom, host].map((each) => each.until(() => each.scene?.asks && each)))
      const { kind, prompt } = asked.scene!.asks!
      await asked.answers(revolution.decisions[kind]!.sample(prompt, rngOf(`${moves}`)))
    }
    const tables = () => tom.downs.flatMap(({ table }: Down) => table ?? [])
    await tom.until(() => tables().length >= 4)
    for (const table of tables()) expect(table).toHaveProperty('scene.view')
    for (const [at, { n }] of tables().entries()) expect(tables()[at + 1]?.since ?? n).toBe(n)
  })

  it('that asks for everything again gets it with the answer to that', async () => {
    const { client } = await hosted()
    expect(await client.does({ what: 'again' }, 'once-more')).toEqual({ ok: 'once-more', table: null })
  })
})

describe('a browser', () => {
  it('is given no token that a script could read', async () => {
    const browser = new Browser()
    const made = await browser.post('/api/rooms', { name: 'Mara', title: 'robot-revolution' })
    expect(await made.json()).not.toHaveProperty('token')
    const fetched = await ask(
      '/api/rooms',
      { name: 'Mara', title: 'robot-revolution' },
      { 'sec-fetch-site': 'same-origin' },
    )
    expect(await fetched.json()).not.toHaveProperty('token')
  })

  it('watches with the cookie that it has for other rooms, or for another site on this host', async () => {
    const { code } = await hosted()
    for (const cookie of [`device=${NOBODYS}`, 'device=theirs']) {
      const [, client] = await open(code, { cookie, origin: ORIGIN })
      await client.until(() => client.hello)
      expect(client.hello!.me).toEqual({ chair: null, seat: null })
    }
  })
})
