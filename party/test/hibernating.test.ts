import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject, SELF } from 'cloudflare:test'
import { PROTOCOL, CLOSE, LIMITS } from '@robot-night/protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CLOSE_HEADER } from '../shell/sockets.ts'
import type { Room } from '../testing/Room.ts'
import { Browser, friend, hosted, ORIGIN, stubOf } from './client.ts'
import { Caller, KINDS, PLACES, remains, UNKNOWN } from './places.ts'

const logged: unknown[] = []
for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
  vi.spyOn(console, level).mockImplementation((...said) => void logged.push(...said.map(asText)))
}
beforeEach(() => void logged.splice(0))
const asText = (said: unknown) => (said instanceof Error ? said.stack : said)

const SECRET = 'KH 5b5b5b'
const stumbles = () => {
  throw new Error(SECRET)
}
/** One line of our own, of which no word is the error's. */
function expectOneStumble(): void {
  expect(logged.map((line) => Object.keys(JSON.parse(String(line))))).toEqual([['level', 'what', 'name', 'places']])
  expect(logged.join()).not.toContain(SECRET)
}
/** An object that is awake but remembers nothing. */
async function asleep(stub: DurableObjectStub): Promise<void> {
  await socketsOf(stub)
  await evictDurableObject(stub)
}

const socketsOf = (stub: DurableObjectStub) => runInDurableObject(stub, (_, ctx) => ctx.getWebSockets().length)

const ask = (stub: DurableObjectStub, query = '', headers: Record<string, string> = {}) =>
  stub.fetch(`https://object/?v=${PROTOCOL}${query}`, { headers: { upgrade: 'websocket', ...headers } })
const lateness = { timeout: 20_000 }

describe('who is refused gets no line, and leaves nothing', () => {
  it.each(Object.keys(UNKNOWN))('where there is nothing: %s', async (kind) => {
    const stub = UNKNOWN[kind]!
    const { status, webSocket } = await ask(stub)
    expect([status, webSocket]).toEqual([404, null])
    expect(await remains(stub)).toEqual([])
    // Nor does a line that outlives what it led to, or an alarm that is late.
    await runInDurableObject(stub, async (object) => {
      const [, mine] = Object.values(new WebSocketPair())
      mine!.accept()
      await object.webSocketClose!(mine!, 1000, '', true)
      await object.alarm!()
    })
    expect(await remains(stub)).toEqual([])
  })

  it('by an unknown code, from a browser: closed with a code', async () => {
    const closed = async (path: string) =>
      new Caller(await SELF.fetch(`${ORIGIN}${path}`, { headers: { upgrade: 'websocket' } })).ended
    expect(await closed('/api/rooms/QQQQQ/socket?as=watcher')).toBe(CLOSE.gone)
    expect(await closed('/api/companion/QQQQQ/socket?as=watcher')).toBe(CLOSE.gone)
    for (const stub of Object.values(UNKNOWN)) expect(await remains(stub)).toEqual([])
  })

  it('from an address from which too many come', async () => {
    const stub = (env.Room as unknown as DurableObjectNamespace<Room>).getByName('BCDFG')
    await stub.prepare({ clock: Date.UTC(2026, 10, 21, 20) })
    await stub.claim('A'.repeat(22), { code: 'BCDFG', wish: { name: 'Mara', title: 'probe' } })
    const from = '203.0.113.7'
    for (let came = 0; came < LIMITS.comersPerAddress; came++) await stub.nameWatcher('B'.repeat(22), `W${came}`, from)
    const before = await remains(stub)
    const { status, webSocket } = await ask(stub, '', { 'x-address': from })
    expect([status, webSocket, await socketsOf(stub)]).toEqual([429, null, 0])
    expect(await remains(stub)).toEqual(before)
  })

  it('from a room that is shut: closed with a code, and not among those who are there', async () => {
    const { code, client } = await hosted()
    await client.manages({ do: 'shut', on: true })
    const stranger = new Caller(await SELF.fetch(`${ORIGIN}/api/rooms/${code}/socket?as=watcher`, UPGRADE))
    expect([await stranger.ended, stranger.heard]).toEqual([CLOSE.shut, []])
    await evictDurableObject(stubOf(code))
    expect((await client.does({ what: 'say', text: 'nobody?' })).ok).toBeDefined()
    expect(client.room?.watchers).toBe(0)
  })

  it('without asking for a line', async () => {
    const { stub } = await PLACES['a screening']!()
    expect((await stub.fetch(`https://object/?v=${PROTOCOL}`)).status).toBe(426)
  })
})
const UPGRADE = { headers: { upgrade: 'websocket' } }

describe('what only the Worker says', () => {
  it.each(KINDS)('no object hears from outside: %s', async (kind) => {
    const { stub } = await PLACES[kind]!()
    const before = await remains(stub)
    expect((await ask(stub, '&_pk=mine')).status).toBe(400)
    expect((await ask(stub, '', { 'x-partykit-room': 'another' })).status).toBe(400)
    expect((await ask(stub, '', { 'X-PartyKit-Props': '{}' })).status).toBe(400)
    expect(await remains(stub)).toEqual(before)
  })

  it.each(KINDS.filter((kind) => kind !== 'a gallery'))('the Worker hands nothing of it on: %s', async (kind) => {
    const { call, stub } = await PLACES[kind]!()
    const before = await socketsOf(stub)
    const said = { 'x-partykit-room': 'another', 'x-partykit-props': '{"a":1}' }
    const callers = [await call(said, '&_pk=mine'), await call(said, '&_pk=mine')].map((each) => new Caller(each))
    await expect.poll(() => callers.every(({ heard }) => heard.length > 0), lateness).toBe(true)
    expect(await socketsOf(stub)).toBe(before + 2)
    const ids = await runInDurableObject(stub, (object) => {
      const { getConnections } = object as unknown as { getConnections(): Iterable<{ id: string }> }
      return Array.from(getConnections.call(object), ({ id }) => id)
    })
    expect(new Set(ids).size).toBe(before + 2)
    expect(ids).not.toContain('mine')
  })
})

// A line that may sleep and is closed before a word has come over it hangs for ten seconds at the other end.
it.each(['a room', 'the list of public tables', 'a screening'])(
  'nobody is let in only to be shown out, but told why: %s',
  async (kind) => {
    const { stub } = await PLACES[kind]!()
    const lines = await socketsOf(stub)
    const answer = await stub.fetch('https://object/?v=99', { headers: { upgrade: 'websocket' } })
    expect([answer.status, answer.webSocket, answer.headers.get(CLOSE_HEADER)]).toEqual([403, null, 'outdated'])
    await expect.poll(() => socketsOf(stub), lateness).toBe(lines)
  },
)

describe('nobody hears what went wrong', () => {
  it.each(KINDS)('on coming in: %s', async (kind) => {
    const { call, stub } = await PLACES[kind]!()
    await runInDurableObject(stub, (object) => {
      const once = () => {
        Reflect.deleteProperty(object, 'connections')
        return stumbles()
      }
      Object.assign(object, { connections: once })
    })
    const caller = new Caller(await call())
    expect([await caller.ended, caller.heard]).toEqual([CLOSE.broken, []])
    expectOneStumble()
    await evictDurableObject(stub)
  })

  it.each(KINDS.filter((kind) => kind !== 'the list of public tables'))('on saying something: %s', async (kind) => {
    const { call, stub } = await PLACES[kind]!()
    const caller = new Caller(await call())
    await expect.poll(() => caller.heard.length, lateness).toBeGreaterThan(0)
    await runInDurableObject(stub, (_, ctx) => {
      for (const socket of ctx.getWebSockets()) Object.defineProperty(socket, 'send', { value: stumbles })
    })
    const before = caller.heard.length
    caller.socket.send('nonsense')
    expect([await caller.ended, caller.heard.slice(before)]).toEqual([CLOSE.broken, []])
    expectOneStumble()
  })

  it.each(KINDS)('where the storage fails before anybody is asked: %s', async (kind) => {
    const { stub } = await PLACES[kind]!()
    await asleep(stub)
    await runInDurableObject(stub, (_, { storage }) => void vi.spyOn(storage, 'get').mockImplementation(stumbles))
    const answer = await ask(stub)
    expect([answer.status, await answer.text(), answer.webSocket]).toEqual([500, '', null])
    expectOneStumble()
    await evictDurableObject(stub)
  })

  it.each(KINDS)('where partyserver itself stumbles: %s', async (kind) => {
    const { stub } = await PLACES[kind]!()
    const getConnectionTags = () => ['x'.repeat(300)]
    await runInDurableObject(stub, (object) => void Object.assign(object, { getConnectionTags }))
    const answer = await ask(stub)
    expect([answer.status, await answer.text(), answer.webSocket]).toEqual([500, '', null])
    await evictDurableObject(stub)
  })
})

describe('after a sleep', () => {
  it('a room knows who is who, and answers in the order in which it was asked', async () => {
    const { code, client } = await hosted()
    const tom = await friend(code, 'Tom')
    const watcher = await new Browser().open(code, 'as=watcher')
    await watcher.until(() => watcher.hello)
    await evictDurableObject(stubOf(code))
    const ids = Array.from({ length: 6 }, (_, at) => `${at}`.repeat(16))
    const from = tom.client.downs.length
    for (const id of ids) tom.client.send({ id, what: 'say', text: `word ${id}` })
    await tom.client.until(() => tom.client.downs.some(({ ok }) => ok === ids.at(-1)))
    expect(tom.client.downs.slice(from).flatMap(({ ok }) => ok ?? [])).toEqual(ids)
    await client.until(() => client.texts.some((text) => text.includes(`word ${ids.at(-1)}`)))
    const said = client.downs.flatMap(({ talk }) => talk ?? []).filter((line) => line.kind === 'said')
    expect(said.map(({ chair }) => chair)).toEqual(ids.map(() => 1))
    expect((await watcher.does({ what: 'say', text: 'me too' })).no).toMatchObject({ code: 'not_seated' })
  })

  it('a line that is cut is gone, and its farewell is answered', async () => {
    const { code, client } = await hosted()
    const tom = await friend(code, 'Tom')
    await evictDurableObject(stubOf(code))
    await client.manages({ do: 'ban', chair: 1 })
    await tom.client.until(() => tom.client.closed)
    expect(tom.client.closed).toBe(CLOSE.banned)
    await expect.poll(() => socketsOf(stubOf(code)), lateness).toBe(1)
    await evictDurableObject(stubOf(code))
    expect((await client.does({ what: 'say', text: 'alone' })).ok).toBeDefined()
  })
})

describe('once it is over', () => {
  it('a gallery that is empty keeps nothing, also where it has slept', async () => {
    const { call, stub } = await PLACES['a gallery']!()
    for (const isSleepy of [false, true]) {
      const callers = [new Caller(await call()), new Caller(await call())]
      expect(await remains(stub)).toEqual(isSleepy ? [] : ['__ps_name'])
      if (isSleepy) await evictDurableObject(stub)
      for (const { socket, ended } of callers) {
        socket.close()
        await ended
      }
      await expect.poll(() => remains(stub), lateness).toEqual([])
    }
  })

  it.each([true, false])(
    'a table of phones to which nobody came for a month keeps nothing; asleep: %s',
    async (isAsleep) => {
      const { call, stub } = await PLACES['a table of phones']!()
      const caller = new Caller(await call())
      await runInDurableObject(stub, (_, { storage }) =>
        storage.sql.exec("update companion set json = json_set(json, '$.touched', 0)"),
      )
      await evictDurableObject(stub)
      if (!isAsleep) caller.socket.send('nonsense')
      await runDurableObjectAlarm(stub)
      expect(await caller.ended).toBe(CLOSE.gone)
      expect(await remains(stub)).toEqual([])
      // Its lines may end later than it.
      await asleep(stub)
      expect(await remains(stub)).toEqual([])
    },
  )
})
