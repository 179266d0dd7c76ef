import { evictDurableObject } from 'cloudflare:test'
import { LIMITS, type Down } from '@robot-night/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Browser, friend, hosted, stubOf, type Client } from './client.ts'

const closed = async (client: Client) => {
  await client.until(() => client.closed)
  return client.closed
}
/** What a page calls itself. */
const pageOf = (number: number): string => `page-${number}`.padEnd(16, '_')
const refusal = async (client: Client, message: unknown): Promise<Down['no']> => {
  const from = client.downs.length
  client.send(message)
  await client.until(() => client.downs.length > from)
  return client.downs[from]!.no
}

afterEach(() => vi.useRealTimers())

describe('frames that cannot be taken', () => {
  it.each([
    ['no JSON', 'hello', { id: null, problem: 'no_json', field: '' }],
    ['no object', '7', { id: null, problem: 'wrong', field: '' }],
    ['deep nesting', '['.repeat(8000), { id: null, problem: 'too_much', field: '' }],
    [
      'a forbidden key',
      '{"id":"1","what":"say","text":"x","constructor":1}',
      { id: null, problem: 'forbidden_key', field: '' },
    ],
    ['an unknown deed', { id: 'an id', what: 'fly' }, { id: null, problem: 'wrong', field: 'what' }],
    ['no deed', { id: 'a-id' }, { id: 'a-id', problem: 'missing', field: 'what' }],
    ['a missing part', { id: '7', what: 'say' }, { id: '7', problem: 'missing', field: 'text' }],
    ['an unknown field', { id: '7', what: 'say', text: 'x', by: 0 }, { id: '7', problem: 'unknown', field: 'by' }],
    ['a bad id', { id: 'two words', what: 'say', text: 'x' }, { id: null, problem: 'wrong', field: 'id' }],
    ['binary', new ArrayBuffer(8), { id: null, problem: 'no_json', field: '' }],
    [
      'a nested unknown',
      { id: '7', what: 'manage', act: { do: 'rob' } },
      { id: '7', problem: 'wrong', field: 'act.do' },
    ],
    [
      'a value of another kind',
      { id: '7', what: 'vote', chair: 0, on: 'yes' },
      { id: '7', problem: 'wrong', field: 'on' },
    ],
  ])('%s is malformed, and it is said where', async (_, message, wanted) => {
    const { client } = await hosted()
    expect(await refusal(client, message)).toMatchObject({ code: 'malformed', ...wanted })
    expect(client.closed).toBeNull()
  })

  it('a frame over 16 KiB ends the connection', async () => {
    const { client } = await hosted()
    client.send(JSON.stringify({ id: 'abcdefghijklmnop', what: 'say', text: 'ä'.repeat(9000) }))
    expect(await closed(client)).toBe(4006)
  })

  it('too many at once are refused; again and again, they end the connection', async () => {
    const { client } = await hosted()
    // However long a machine takes for a frame: to the room all of them come at once.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    for (let sent = 0; sent < LIMITS.commandBurst + 5; sent++) client.send('x')
    await client.until(() => client.downs.some(({ no }) => no?.code === 'too_fast'))
    for (let sent = 0; sent < LIMITS.abuses; sent++) client.send('x')
    expect(await closed(client)).toBe(4007)
  })

  it('watchers may ask for the full view less often than others may speak', async () => {
    const { code, client } = await hosted()
    const watcher = await new Browser().open(code, 'as=watcher')
    await watcher.until(() => watcher.hello)
    const answers = async (one: Client, asked: number) => {
      const from = one.downs.length
      for (let sent = 0; sent < asked; sent++) one.send({ id: 'again', what: 'again' })
      const answered = () => one.downs.slice(from).filter((down) => 'table' in down || 'no' in down)
      await one.until(() => answered().length >= asked)
      return answered().map(({ no }) => no?.code ?? 'shown')
    }
    expect(await answers(watcher, 2 * LIMITS.commandBurst)).toContain('too_fast')
    expect(await answers(client, LIMITS.commandBurst)).not.toContain('too_fast')
  })

  it('a ping is answered by the platform', async () => {
    const { client } = await hosted()
    client.send('ping')
    await client.until(() => client.texts.includes('pong'))
  })
})

describe('the door', () => {
  it('an old client is asked to reload; one version of skew is understood', async () => {
    const { code, host } = await hosted()
    expect(await closed(await host.open(code, 'as=player&v=9'))).toBe(4001)
    expect(await closed(await host.open(code, 'as=player&v=x'))).toBe(4001)
    const next = await host.open(code, 'as=player&v=2')
    await next.until(() => next.hello)
  })

  it('a seat may be open in thirty-two places: a new one is let in, and the one not heard of for longest goes', async () => {
    const { code, host, client } = await hosted()
    const pages = []
    for (let more = 1; more < LIMITS.linesPerSeat; more++) {
      const page = await host.open(code, `as=player&pings=1&page=${pageOf(more)}`)
      await page.until(() => page.hello)
      pages.push(page)
    }
    expect(client.closed).toBeNull()
    const first = await host.open(code, `as=player&pings=1&page=${pageOf(99)}`)
    await first.until(() => first.hello)
    // She never promised to ping, so she may have been dead from the beginning.
    expect(await closed(client)).toBe(4004)
    const second = await host.open(code, `as=player&pings=1&page=${pageOf(98)}`)
    await second.until(() => second.hello)
    await pages[1]!.does({ what: 'say', text: 'Still here' })
    expect(pages.filter((page) => page.closed !== null)).toHaveLength(1)
    expect(first.closed).toBeNull()
  })

  it('a page that calls again takes the place of its own line, also in a room that has slept, and of no other', async () => {
    const { code, client } = await hosted()
    const tom = await friend(code, 'Tom')
    const call = () => tom.browser.open(code, `as=player&pings=1&page=${pageOf(1)}`)
    let line = await call()
    await line.until(() => line.hello)
    await client.does({ what: 'say', text: 'There he is' })
    const from = client.downs.length
    for (let change = 0; change < 3; change++) {
      const before = line
      await evictDurableObject(stubOf(code))
      line = await call()
      expect(await closed(before)).toBe(4004)
      await line.until(() => line.hello)
    }
    await client.does({ what: 'say', text: 'And there again' })
    expect([client.closed, tom.client.closed, line.closed]).toEqual([null, null, null])
    const chairs = client.downs.slice(from).flatMap(({ room }) => room?.chairs[1] ?? [])
    expect(chairs).not.toContainEqual(expect.objectContaining({ presence: 'away' }))
  })

  it('fifty watchers from one address, and more from others', async () => {
    const { code, host } = await hosted()
    const from = (address: string) => ({ 'cf-connecting-ip': address })
    const opens = (address: string) => new Browser().open(code, 'as=watcher', from(address))
    const watchers = await Promise.all(Array.from({ length: LIMITS.watchersPerAddress }, () => opens('203.0.113.9')))
    for (const watcher of watchers) await watcher.until(() => watcher.hello)
    expect(await closed(await opens('203.0.113.9'))).toBe(4005)
    const other = await opens('203.0.113.10')
    await other.until(() => other.hello)
    // Somebody with a seat takes no watcher's place.
    const sitting = await host.open(code, 'as=player', from('203.0.113.9'))
    await sitting.until(() => sitting.hello)
    watchers[0]!.close()
    await other.until(() => other.room?.watchers === LIMITS.watchersPerAddress)
    const instead = await opens('203.0.113.9')
    await instead.until(() => instead.hello)
  })

  it('two hundred watchers; the next one watches from a gallery', async () => {
    const { code, client } = await hosted()
    const watchers = await Promise.all(
      Array.from({ length: LIMITS.watchers }, () => new Browser().open(code, 'as=watcher')),
    )
    for (const watcher of watchers) await watcher.until(() => watcher.hello)
    const late = await new Browser().open(code, 'as=watcher')
    await late.until(() => late.hello)
    expect(late.hello?.me.gallery).toBe(true)
    await client.until(() => client.room?.watchers === LIMITS.watchers)
  })

  it('someone who takes a chair comes in again, and so does a watcher who is sent home', async () => {
    const { code, client } = await hosted()
    const tom = new Browser()
    const before = await friend(code, 'Ida')
    await tom.post(`/api/rooms/${code}/seats`, { name: 'Tom' })
    const watching = await tom.open(code)
    await watching.until(() => watching.hello)
    expect(watching.hello!.me.chair).toBe(2)
    await client.manages({ do: 'clearChair', chair: 2 })
    expect(await closed(watching)).toBe(4003)
    const home = await tom.open(code)
    await home.until(() => home.hello)
    expect(home.hello!.me.chair).toBeNull()
    await tom.post(`/api/rooms/${code}/seats`, { name: 'Tom' })
    expect(await closed(home)).toBe(4008)
    expect(before.client.closed).toBeNull()
  })

  it('leaving is answered before the connection ends', async () => {
    const { code, client } = await hosted()
    const tom = await friend(code, 'Tom')
    expect(await tom.client.does({ what: 'self', act: { do: 'leave' } })).toHaveProperty('ok')
    expect(await closed(tom.client)).toBe(4008)
    await client.until(() => client.room?.chairs[1]?.kind === 'free')
  })

  it('who has no connection left is away, also while the room sleeps', async () => {
    const { code, client } = await hosted()
    const tom = await friend(code, 'Tom')
    const presence = () => client.room?.chairs[1]?.kind === 'person' && client.room.chairs[1].presence
    await client.until(() => presence() === 'here')
    await evictDurableObject(stubOf(code))
    tom.client.close()
    await client.until(() => presence() === 'away')
  })
})

describe('strangers who come from one address again and again', () => {
  const address = (last: number) => ({ 'cf-connecting-ip': `192.0.2.${last}` })
  const handshake = (who: Browser, code: string, last: number) =>
    who.get(`/api/rooms/${code}/socket?as=player`, { upgrade: 'websocket', ...address(last) })
  /** How the first was turned away who was, after so many who were not. */
  const stormed = async (deed: () => Promise<Response>): Promise<{ after: number; response: Response }> => {
    for (let after = 0; after < 4 * LIMITS.comersPerAddress; after++) {
      const response = await deed()
      response.webSocket?.accept()
      response.webSocket?.close(1000)
      if (response.status === 429) return { after, response }
      if (!response.webSocket) await response.body?.cancel()
    }
    throw new Error('nobody was turned away')
  }

  it('are asked to wait; others get in, and so does who sits there', async () => {
    const { code, host } = await hosted()
    const { after, response } = await stormed(() => handshake(new Browser(), code, 77))
    expect(after).toBeGreaterThanOrEqual(LIMITS.comersPerAddress)
    expect(response.headers.get('retry-after')).toBe('10')
    expect(await response.json()).toMatchObject({ code: 'too_many_comers' })
    expect((await handshake(new Browser(), code, 78)).status).toBe(101)
    expect((await handshake(host, code, 77)).status).toBe(101)
  })

  it.each([
    { by: 'its code', last: 81, path: (code: string) => `/api/rooms/${code}/seats`, body: {} },
    { by: 'any public table', last: 82, path: () => '/api/rooms/seats', body: { title: 'cardbot-derby' } },
  ])('get in once they have taken a chair by $by', async ({ last, path, body }) => {
    const { code, client } = await hosted('cardbot-derby')
    await client.manages({ do: 'setPublic', on: true })
    const list = async () => (await new Browser().get('/api/rooms')).text()
    await expect.poll(list).toContain(code)
    await stormed(() => handshake(new Browser(), code, last))
    const guest = new Browser()
    expect((await guest.post(path(code), { name: 'Tom', ...body }, address(last))).status).toBe(200)
    expect((await handshake(guest, code, last)).status).toBe(101)
    await client.manages({ do: 'setPublic', on: false })
    await expect.poll(list).not.toContain(code)
  })

  it('may not give one name after another either, and nothing of that is kept', async () => {
    const { code } = await hosted()
    const naming = () => new Browser().post(`/api/rooms/${code}/watchers`, { name: 'Ghost' }, address(79))
    const { response } = await stormed(naming)
    expect(await response.json()).toMatchObject({ code: 'too_many_comers' })
    const shown = await new Browser().post(`/api/rooms/${code}/watchers`, { name: 'Ghost' }, address(80))
    expect(shown.status).toBe(200)
  })

  it('may not sit down and get up again and again; who has sat down already may ask again', async () => {
    const { code, client } = await hosted()
    const seats = `/api/rooms/${code}/seats`
    const guest = new Browser()
    const sitting = async () => {
      const taken = await guest.post(seats, { name: 'Tom' }, address(83))
      if (taken.status !== 200) return taken
      const line = await guest.open(code, 'as=player', address(84))
      await line.until(() => line.hello)
      await line.does({ what: 'self', act: { do: 'leave' } })
      return taken
    }
    const { after, response } = await stormed(sitting)
    expect(after).toBeGreaterThanOrEqual(LIMITS.sitsPerAddress)
    expect(await response.json()).toMatchObject({ code: 'too_many_comers' })
    expect((await guest.post(seats, { name: 'Tom' }, address(85))).status).toBe(200)
    expect((await guest.post(seats, { name: 'Tom' }, address(83))).status).toBe(200)
    expect(client.room?.chairs[1]).toMatchObject({ name: 'Tom' })
  })

  it('keep nobody from the seat that they have left in the match', async () => {
    const { code, client } = await hosted()
    const { browser: tom, client: line } = await friend(code, 'Tom')
    await client.manages({ do: 'deal' })
    await line.until(() => line.scene)
    await line.does({ what: 'self', act: { do: 'leave' } })
    const seats = `/api/rooms/${code}/seats`
    const { response } = await stormed(() => new Browser().post(seats, { name: 'Ann' }, address(86)))
    expect(await response.json()).toMatchObject({ code: 'too_many_comers' })
    expect((await tom.post(seats, { name: 'Tom' }, address(86))).status).toBe(200)
  })
})
